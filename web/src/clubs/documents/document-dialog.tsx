import type { ClubDocument } from '@touchline/contract/clubs/shapes/documents'

import { FileDrop } from '#web/files/file-drop.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { SelectionSummary, PeopleCount } from '../people/selection-summary.tsx'
import { TargetSelect } from '../people/target-select.tsx'
import { TeamsField } from '../teams-field.tsx'
import { useDocumentForm } from './use-document-form.ts'

interface DocumentDialogProps {
  readonly clubId: string
  readonly teams: readonly { readonly id: string; readonly name: string }[]
  /** The one to change; a new one otherwise. */
  readonly document: ClubDocument | undefined
  readonly onClose: () => void
}

/** File, name and audience. */
export function DocumentDialog({ clubId, teams, document, onClose }: DocumentDialogProps) {
  const text = useText('clubDocuments')
  const form = useDocumentForm(clubId, { teams, document, onDone: onClose })
  const { facts, change, file, problems } = form
  return (
    <EntryDialog
      title={document === undefined ? text.add : text.edit}
      save={form.save}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
    >
      <div className="grid gap-2">
        <p className="wrap-anywhere">{file?.name ?? document?.fileName}</p>
        <FileDrop words={text} onChoose={form.choose} error={problems.file} />
      </div>
      <TextField
        label={text.name}
        required
        maxLength={120}
        autoComplete="off"
        value={facts.name}
        error={problems.name}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Readers form={form} teams={teams} document={document} />
      {form.save.isPending && file !== undefined && (
        <Progress label={text.sending(form.percent)} value={form.percent} max={100} />
      )}
    </EntryDialog>
  )
}

interface ReadersProps extends Pick<DocumentDialogProps, 'teams' | 'document'> {
  readonly form: ReturnType<typeof useDocumentForm>
}

/** Who gets it: teams, or people as they are now, who stay the same later. */
function Readers({ form, teams, document }: ReadersProps) {
  const text = useText('clubDocuments')
  const { for: forWhom } = useText('clubPeople')
  const { facts, change, problems, target } = form
  if (document?.sentTo)
    return (
      <p>
        {forWhom} <PeopleCount {...document.sentTo} />
      </p>
    )
  return (
    <>
      {document === undefined && <TargetSelect label={forWhom} target={target} />}
      <SelectionSummary what="document" target={target} />
      {target.target === 'teams' && (
        <>
          <Select
            label={text.audience}
            options={teamAudiences.map((value) => ({ value, label: text.audiences[value] }))}
            value={facts.audience === 'staff' ? 'staff' : 'everyone'}
            onChange={(audience) => change({ audience })}
          />
          <TeamsField
            label={text.teams}
            allLabel={text.allTeams(teams.length)}
            teams={teams}
            value={facts.teamIds}
            error={problems.teams}
            onChange={(teamIds) => change({ teamIds: [...teamIds] })}
          />
        </>
      )}
    </>
  )
}

const teamAudiences = ['everyone', 'staff'] as const
