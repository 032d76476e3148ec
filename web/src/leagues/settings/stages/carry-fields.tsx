import type { Stage } from '@touchline/contract/leagues/shapes/parts'
import { carriedPoints } from '@touchline/domain/leagues/league'

import { useText } from '#web/platform/language/language.tsx'
import { OptionalSelect, optionsOf } from '#web/ui/optional-select.tsx'
import { Select } from '#web/ui/select.tsx'

import type { StageDraft } from './stage-draft.ts'

interface CarryOverFieldsProps {
  /** Tables that can be carried over. */
  readonly earlier: readonly Stage[]
  readonly carry: StageDraft['carry']
  readonly onChange: (carry: StageDraft['carry']) => void
}

const all = { points: 'all', matches: 'all', record: 'kept' } as const

/** What teams carry over: full or halved points, matches, wins and goals. */
export function CarryOverFields({ earlier, carry, onChange }: CarryOverFieldsProps) {
  const text = useText('leagueParts').stages
  if (earlier.length === 0) return null
  return (
    <>
      <OptionalSelect
        label={text.takesOver}
        noneLabel={text.nothing}
        options={earlier.map(({ id, name }) => ({ value: id, label: name }))}
        value={carry?.stage ?? null}
        onChange={(stage) => onChange(stage === null ? null : { ...(carry ?? all), stage })}
      />
      {carry && (
        <>
          <Select
            label={text.points}
            options={optionsOf(carriedPoints, text.pointsWords)}
            value={carry.points}
            onChange={(points) => onChange({ ...carry, points })}
          />
          <Select
            label={text.matches}
            options={optionsOf(['all', 'between_teams_of_the_stage'] as const, text.matchesWords)}
            value={carry.matches}
            onChange={(matches) => onChange({ ...carry, matches })}
          />
          <Select
            label={text.record}
            options={optionsOf(['kept', 'fresh'] as const, text.recordWords)}
            value={carry.record}
            onChange={(record) => onChange({ ...carry, record })}
          />
        </>
      )}
    </>
  )
}
