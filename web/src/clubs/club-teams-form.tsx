import type { NewClubTeam } from '@touchline/contract/teams/shapes/mine'
import { maxClubTeams } from '@touchline/domain/clubs/options'
import { Plus } from 'lucide-react'
import { useState } from 'react'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'

import { ClubTeamRow } from './club-team-row.tsx'
import { forgetTeamDraft } from './team-draft.ts'
import { teamsGrid } from './teams-grid.ts'
import { useClubTeamsForm } from './use-club-teams-form.ts'

interface ClubTeamsFormProps {
  readonly clubId: string
  readonly sport: string
  /** Initial number of rows. */
  readonly count: number
  /** Number of existing teams, after which proposed names continue. */
  readonly taken: number
  readonly onSubmit: (teams: readonly NewClubTeam[], onSaved: () => void) => void
  readonly busy: boolean
}

/** A table with a line for each team, filled in by hand or from a spreadsheet. */
export function ClubTeamsForm({ onSubmit, busy, ...wanted }: ClubTeamsFormProps) {
  const text = useText('clubs').teams
  const [isIncomplete, setIncomplete] = useState(false)
  const { form, ids, isFull, pasted, ...table } = useClubTeamsForm(wanted)
  const { clubId } = wanted
  const send = form.handleSubmit(
    ({ teams }) => onSubmit(teams, () => forgetTeamDraft(clubId)),
    () => setIncomplete(true),
  )
  return (
    <form
      className="grid gap-5"
      noValidate
      onInput={() => setIncomplete(false)}
      onPaste={table.paste}
      onSubmit={(event) => void send(event)}
    >
      <p className="max-w-measure text-muted">{text.pasteHint}</p>
      <div>
        <Headings />
        {ids.map((id, index) => (
          <ClubTeamRow
            key={id}
            form={form}
            index={index}
            unread={pasted.unread.filter(({ row }) => row === index).map(({ value }) => value)}
            onNamed={() => table.propose(index)}
            onRemove={ids.length > 1 ? () => table.remove(index) : undefined}
          />
        ))}
      </div>
      {pasted.left > 0 && <Banner tone="warning">{text.left(pasted.left, maxClubTeams)}</Banner>}
      <Button
        className="justify-self-start"
        icon={<Plus aria-hidden />}
        refusal={isFull ? text.most(maxClubTeams) : undefined}
        onClick={table.add}
      >
        {text.add}
      </Button>
      {isIncomplete && !form.formState.isValid && <Banner tone="danger">{text.incomplete}</Banner>}
      <Ending busy={busy} />
    </form>
  )
}

/** Visual headings; the fields have their own labels. */
function Headings() {
  const { fields } = useText('clubs').teams
  return (
    <div
      className={`${teamsGrid} border-b border-line pb-2 text-s text-muted max-lg:hidden`}
      aria-hidden
    >
      <span />
      <span>{fields.name}</span>
      <span>{fields.sport}</span>
      <span>{fields.ageGroup}</span>
      <span>{fields.format}</span>
      <span>{fields.gender}</span>
    </div>
  )
}

function Ending({ busy }: { busy: boolean }) {
  const text = useText('clubs').teams
  return (
    <div className="flex flex-wrap justify-end gap-2">
      <ButtonLink to={paths.teams} variant="quiet">
        {text.skip}
      </ButtonLink>
      <Button type="submit" variant="primary" busy={busy} busyLabel={text.submitting}>
        {text.submit}
      </Button>
    </div>
  )
}
