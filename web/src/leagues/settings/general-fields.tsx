import type { LeagueFields } from '@touchline/contract/leagues/shapes/league'

import { useText } from '#web/platform/language/language.tsx'
import { useSeasons } from '#web/teams/api/belongings.ts'
import { OptionalSelect } from '#web/ui/optional-select.tsx'

import type { DraftFields } from '../creation/draft.ts'
import { GeneralStep } from '../creation/general-step.tsx'
import { InvitationsStep } from '../creation/invitations-step.tsx'
import type { FieldProblems } from '../use-field-problems.ts'
import { changesOf, toTypedFields } from './league-draft.ts'

interface GeneralFieldsProps {
  readonly teamId: string
  readonly disabled: boolean
  readonly fields: LeagueFields
  readonly onChange: (changes: Partial<LeagueFields>) => void
  readonly isMissing: boolean
  readonly problems: FieldProblems
}

/** The wizard's first two steps, and the season. */
export function GeneralFields(props: GeneralFieldsProps) {
  const { teamId, disabled, fields, onChange, isMissing, problems } = props
  const text = useText('leagueSettings')
  const { steps } = useText('leagueCreation')
  const seasons = useSeasons(teamId).data ?? []
  const step = {
    draft: toTypedFields(fields),
    onChange: (parts: Partial<DraftFields>) => onChange(changesOf(parts)),
    problems,
  }
  return (
    <>
      <fieldset disabled={disabled} className="grid gap-5">
        <legend className="sr-only">{steps.general}</legend>
        <GeneralStep {...step} isMissing={isMissing} />
        <OptionalSelect
          label={text.season}
          noneLabel={text.noSeason}
          options={seasons.map(({ id, name }) => ({ value: id, label: name }))}
          value={fields.seasonId}
          onChange={(seasonId) => onChange({ seasonId })}
          error={problems.get('seasonId')}
        />
      </fieldset>
      <fieldset disabled={disabled} className="border-t border-line pt-5">
        <legend className="float-left mb-1 w-full font-semibold">{steps.invitations}</legend>
        <p className="clear-both mb-4 text-s text-muted">{text.invitationsText}</p>
        <InvitationsStep {...step} />
      </fieldset>
    </>
  )
}
