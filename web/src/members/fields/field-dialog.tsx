import type { CustomFieldOnWire } from '@touchline/contract/members/shapes/fields'
import { audiences, customKinds } from '@touchline/domain/members/custom-fields'

import { fieldsOf } from '#web/platform/client/refusal.ts'
import { useText } from '#web/platform/language/language.tsx'
import { EntryDialog } from '#web/teams/entry-dialog.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { useSaveField } from '../api/fields.ts'
import { ChoiceList } from './choice-list.tsx'
import { type FieldDraft, useFieldDraft } from './use-field-draft.ts'

interface FieldDialogProps {
  readonly edited: CustomFieldOnWire | 'new'
  readonly onClose: () => void
}

/** Edits one field: name, kind and audience. */
export function FieldDialog({ edited, onClose }: FieldDialogProps) {
  const text = useText('members').fields
  const { teamId } = useActor()
  const save = useSaveField(teamId)
  const known = edited === 'new' ? undefined : edited
  const draft = useFieldDraft(known)
  const refused = useRefused(save.error)

  function submit() {
    const edit = draft.read()
    if (edit === undefined) return
    save.mutate(edit, {
      onSuccess: () => {
        onClose()
      },
    })
  }

  return (
    <EntryDialog
      title={known ? text.editTitle : text.addTitle}
      save={save}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <FieldInputs draft={draft} refused={refused} kindIsSettled={known !== undefined} />
    </EntryDialog>
  )
}

interface FieldInputsProps {
  readonly draft: FieldDraft
  readonly refused: ReturnType<typeof useRefused>
  /** The kind of an existing field can't be changed. */
  readonly kindIsSettled: boolean
}

function FieldInputs({ draft, refused, kindIsSettled }: FieldInputsProps) {
  const text = useText('members').fields
  return (
    <>
      <TextField
        label={text.name}
        required
        maxLength={60}
        autoComplete="off"
        value={draft.values.name}
        onChange={(event) => draft.change({ name: event.target.value })}
        error={draft.problems.name ?? refused.name}
      />
      <Select
        label={text.kind}
        description={text.kindHint}
        disabled={kindIsSettled}
        options={optionsOf(customKinds, text.kinds)}
        value={draft.values.kind}
        onChange={(kind) => draft.change({ kind })}
      />
      {draft.values.kind === 'choice' && (
        <ChoiceList
          choices={draft.values.choices}
          onChange={(choices) => draft.change({ choices })}
          error={draft.problems.choices ?? refused.choices}
        />
      )}
      {draft.valuesLost > 0 && <Banner tone="warning">{text.choicesLost(draft.valuesLost)}</Banner>}
      <RadioCards
        label={text.audience}
        arrangement="list"
        options={optionsOf(audiences, text.audiences)}
        value={draft.values.audience}
        error={refused.audience}
        onChange={(audience) => draft.change({ audience })}
      />
    </>
  )
}

/** Problems that only the server knows: a duplicate name, or private values. */
function useRefused(error: unknown) {
  const sentences: Readonly<Record<string, string>> = useText('members').fields.problems
  const { name, choices, audience } = fieldsOf(error)
  const sentenceFor = (why: string | undefined) => (why === undefined ? undefined : sentences[why])
  return {
    name: sentenceFor(name),
    choices: sentenceFor(choices),
    audience: sentenceFor(audience),
  }
}
