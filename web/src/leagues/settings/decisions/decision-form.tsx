import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import { leagueLimits } from '@touchline/domain/leagues/limits'

import { useText } from '#web/platform/language/language.tsx'
import { OptionalSelect, optionsOf } from '#web/ui/optional-select.tsx'
import { RadioCards } from '#web/ui/radio-cards.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { PointsField } from '../rules/points-field.tsx'
import type { DecisionDraft, DecisionProblem } from './decision-fields.ts'
import { PeriodFields } from './period-fields.tsx'

interface DecisionFormProps {
  readonly whole: LeagueDetails
  readonly draft: DecisionDraft
  readonly problems: ReadonlySet<DecisionProblem>
  readonly onChange: (parts: Partial<DecisionDraft>) => void
}

export function DecisionForm({ whole, draft, problems, onChange }: DecisionFormProps) {
  const text = useText('leagueParts').decisions
  const { problems: sentences } = useText('leagues')
  const tables = whole.stages.filter(({ kind }) => kind === 'table')
  return (
    <>
      <Select
        label={text.team}
        required
        options={whole.teams.map(({ id, name }) => ({ value: id, label: name }))}
        value={draft.team}
        onChange={(team) => onChange({ team })}
        error={problems.has('team') ? text.teamRequired : undefined}
      />
      <RadioCards
        label={text.what}
        options={optionsOf(['off', 'on'] as const, text.whatWords)}
        value={draft.what}
        onChange={(what) => onChange({ what })}
      />
      <PointsField
        label={text.points}
        value={draft.points}
        onChange={(points) => onChange({ points })}
        error={problems.has('points') ? text.pointsRequired : undefined}
      />
      <TextField
        label={text.reason}
        required
        maxLength={leagueLimits.reasonLength}
        value={draft.reason}
        onChange={({ target }) => onChange({ reason: target.value })}
        error={problems.has('reason') ? sentences.reason_required : undefined}
      />
      <PeriodFields
        period={draft}
        onChange={onChange}
        error={problems.has('until') ? sentences.end_before_start : undefined}
      />
      {tables.length > 0 && (
        <OptionalSelect
          label={text.stage}
          noneLabel={text.noStage}
          options={tables.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.stage}
          onChange={(stage) => onChange({ stage })}
        />
      )}
    </>
  )
}
