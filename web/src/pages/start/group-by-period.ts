import type { Event } from '@touchline/contract/events/shapes/event'
import { addDays } from '@touchline/domain/events/days'
import { daysCovered } from '@touchline/domain/events/days-covered'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

/** "today", "tomorrow", or a month: YYYY-MM. */
export type PeriodKey = string

interface Days {
  readonly today: string
  readonly tomorrow: string
}

/** Today and tomorrow in the reader's time zone. */
export function todayAndTomorrow(now: Date, zone: string): Days {
  const today = dayInZone(now, zone)
  return { today, tomorrow: addDays(today, 1) }
}

type Timed = Pick<Event, 'startsLocal' | 'endsLocal' | 'isAllDay'>

/** Events in order under today, tomorrow and months; current ones count as today. */
export function groupByPeriod<One extends Timed>(
  events: readonly One[],
  days: Days,
): readonly (readonly [PeriodKey, readonly One[]])[] {
  return [...Map.groupBy(events, (event) => stretchOf(event, days))]
}

function stretchOf(event: Timed, { today, tomorrow }: Days): PeriodKey {
  const [first = event.startsLocal.slice(0, 10)] = daysCovered(event)
  if (first <= today) return 'today'
  return first === tomorrow ? 'tomorrow' : first.slice(0, 7)
}
