import type { ReportShape } from '@touchline/contract/collections/shapes/report'
import { addDays } from '@touchline/domain/events/days'

type Day = ReportShape['byDay'][number]

/** Fills in days without movements, so that the chart's time axis is even. */
export function fillMissingDays(byDay: readonly Day[]): readonly Day[] {
  return byDay.flatMap((here, at) => {
    const next = byDay[at + 1]
    return next === undefined ? [here] : stillUntil(here, next.day)
  })
}

function stillUntil(here: Day, end: string): readonly Day[] {
  const days: Day[] = []
  for (let day = here.day; day < end; day = addDays(day, 1)) days.push({ ...here, day })
  return days
}
