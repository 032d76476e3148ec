import type { NewClubTeam } from '@touchline/contract/teams/shapes/mine'
import { mostClubTeams } from '@touchline/domain/clubs/options'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'

import { paths } from '#web/app/paths.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Button } from '#web/ui/button.tsx'

import { ClubTeamRow } from './club-team-row.tsx'
import { useClubTeamsForm } from './use-club-teams-form.ts'

interface ClubTeamsFormProps {
  readonly sport: string
  /** How many rows to begin with. */
  readonly count: number
  /** How many teams the club has already: the proposed names go on after them. */
  readonly taken: number
  readonly onSubmit: (teams: readonly NewClubTeam[]) => void
  readonly busy: boolean
}

export function ClubTeamsForm({ sport, count, taken, onSubmit, busy }: ClubTeamsFormProps) {
  const text = useText('clubs').teams
  const [isIncomplete, setIncomplete] = useState(false)
  const emptyRow = (number: number) => ({
    name: text.proposedName(number),
    sport,
    gender: null,
    ageGroup: '',
    format: null,
  })
  const form = useClubTeamsForm(
    Array.from({ length: count }, (_, index) => emptyRow(taken + index + 1)),
  )
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'teams' })
  const isFull = fields.length >= mostClubTeams

  return (
    <form
      className="grid gap-6"
      noValidate
      onInput={() => setIncomplete(false)}
      onSubmit={(event) =>
        void form.handleSubmit(
          ({ teams }) => onSubmit(teams),
          () => setIncomplete(true),
        )(event)
      }
    >
      {fields.map(({ id }, index) => (
        <ClubTeamRow
          key={id}
          form={form}
          index={index}
          onRemove={fields.length > 1 ? () => remove(index) : undefined}
        />
      ))}
      <Button
        icon={<Plus aria-hidden />}
        refusal={isFull ? text.most(mostClubTeams) : undefined}
        onClick={() => append(emptyRow(taken + fields.length + 1))}
      >
        {text.add}
      </Button>
      {isIncomplete && !form.formState.isValid && <Banner tone="danger">{text.incomplete}</Banner>}
      <div className="flex flex-wrap justify-end gap-2">
        <ButtonLink to={paths.teams} variant="quiet">
          {text.skip}
        </ButtonLink>
        <Button type="submit" variant="primary" busy={busy} busyLabel={text.submitting}>
          {text.submit}
        </Button>
      </div>
    </form>
  )
}
