import { isDay, weekdayOf } from '@touchline/domain/events/days'
import { monthlyPatterns, weekdayOrdinal } from '@touchline/domain/events/repeat'

import { useText } from '#web/platform/language/language.tsx'
import { Select } from '#web/ui/select.tsx'

import type { RepeatProps } from './repeat-fields.tsx'

interface MonthlyByProps extends RepeatProps {
  readonly firstDay: string
}

/** "On day 14" or "on the second Tuesday", from the first date. */
export function MonthlyPatternField({ repeat, onChange, firstDay }: MonthlyByProps) {
  const { repeat: text } = useText('running')
  const { weekday } = useText('events').form
  if (!isDay(firstDay)) return null
  const words = {
    date: text.onDate(Number(firstDay.slice(8))),
    weekday: text.onWeekday(weekdayOrdinal(firstDay), weekday[weekdayOf(firstDay)]),
  }
  return (
    <Select
      label={text.monthly}
      options={monthlyPatterns.map((value) => ({ value, label: words[value] }))}
      value={repeat.monthlyBy ?? 'date'}
      onChange={(monthlyBy) => onChange({ ...repeat, monthlyBy })}
    />
  )
}
