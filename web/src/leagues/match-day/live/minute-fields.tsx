import type { MatchHappening } from '@touchline/contract/leagues/shapes/match-day/live'

import { useText } from '#web/platform/language/language.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { isSetPlan } from '../match-clock.ts'
import type { ShownMatch } from '../use-match.ts'
import { usePeriodNames } from '../use-period-names.ts'

type Moment = Pick<MatchHappening, 'period' | 'second'>

interface MinuteFieldsProps {
  readonly match: ShownMatch
  readonly value: Moment
  readonly onChange: (moment: Moment) => void
}

/** The period, and the minute within it. */
export function MinuteFields({ match: { day, live }, value, onChange }: MinuteFieldsProps) {
  const text = useText('matchDay').live
  const nameOf = usePeriodNames(day.settings.periods)
  const played = Math.max(
    day.settings.periods.count,
    value.period ?? 1,
    ...live.marks.map(({ period }) => period),
  )
  const periods = Array.from({ length: played }, (_, at) => at + 1)
  const minute = value.second === null ? '' : String(Math.floor(value.second / 60) + 1)
  return (
    <div className="grid grid-cols-2 gap-3">
      {played > 1 && (
        <Select
          label={text.periodOf}
          options={periods.map((period) => ({ value: String(period), label: nameOf(period) }))}
          value={value.period === null ? null : String(value.period)}
          onChange={(period) => onChange({ ...value, period: Number(period) })}
        />
      )}
      {!isSetPlan(day.settings.periods) && (
        <TextField
          label={text.atMinute}
          inputMode="numeric"
          maxLength={3}
          value={minute}
          onChange={({ target }) => {
            const typed = Number.parseInt(target.value, 10)
            if (Number.isNaN(typed)) onChange({ ...value, second: null })
            else onChange({ period: value.period ?? 1, second: Math.max(0, typed - 1) * 60 })
          }}
        />
      )}
    </div>
  )
}
