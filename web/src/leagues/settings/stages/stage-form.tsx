import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { leagueLimits } from '@touchline/domain/leagues/limits'

import { useText } from '#web/platform/language/language.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { CarryOverFields } from './carry-fields.tsx'
import { earlierTables, type StageDraft, type StageProblem } from './stage-draft.ts'
import { StageTeams } from './stage-teams.tsx'

interface StageFormProps {
  readonly whole: LeagueDetails
  readonly draft: StageDraft
  readonly problems: ReadonlySet<StageProblem>
  readonly onChange: (parts: Partial<StageDraft>) => void
}

export function StageForm({ whole, draft, problems, onChange }: StageFormProps) {
  const text = useText('leagueParts').stages
  return (
    <>
      <TextField
        label={text.name}
        required
        maxLength={leagueLimits.nameLength}
        autoComplete="off"
        value={draft.name}
        onChange={({ target }) => onChange({ name: target.value })}
        error={problems.has('name') ? text.nameRequired : undefined}
      />
      <RadioCards
        label={text.kind}
        options={optionsOf(['table', 'knock_out'] as const, text.kinds)}
        value={draft.kind}
        onChange={(kind) => onChange({ kind })}
      />
      {draft.kind === 'table' && (
        <>
          <StageTeams
            teams={whole.teams}
            chosen={draft.teams}
            onChange={(teams) => onChange({ teams })}
            error={problems.has('teams') ? text.teamsRequired : undefined}
          />
          <CarryOverFields
            earlier={earlierTables(whole.stages, draft.id)}
            carry={draft.carry}
            onChange={(carry) => onChange({ carry })}
          />
        </>
      )}
    </>
  )
}
