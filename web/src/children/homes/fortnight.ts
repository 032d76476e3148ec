import { addDays, isDay, weekdayIndex } from '@touchline/domain/values/days'

interface Week {
  readonly monday: string
  /** Undefined for weeks before the plan begins. */
  readonly which: 'thisWeek' | 'nextWeek' | undefined
}

export interface Fortnight {
  readonly today: string
  readonly weeks: readonly [Week, Week]
}

/** This week and the next; for later plans their first two weeks. */
export function fortnightOf(firstDay: string, today: string): Fortnight {
  const start = isDay(firstDay) && firstDay > today ? firstDay : today
  const monday = mondayOf(start)
  const weekOf = (day: string): Week => ({ monday: day, which: whichOf(day, mondayOf(today)) })
  return { today, weeks: [weekOf(monday), weekOf(addDays(monday, 7))] }
}

function mondayOf(day: string): string {
  return addDays(day, -weekdayIndex(day))
}

function whichOf(monday: string, current: string): Week['which'] {
  if (monday === current) return 'thisWeek'
  return monday === addDays(current, 7) ? 'nextWeek' : undefined
}
