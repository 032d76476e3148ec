import type { Event } from '@touchline/contract/events/shapes/event'
import { daysCovered } from '@touchline/domain/events/days-covered'

import type { CalendarOwner } from './calendar-owner.ts'
import { EventLines, EventLinesWaiting } from './event-lines.tsx'

interface MonthListProps {
  readonly owner: CalendarOwner
  readonly month: string
  /** Undefined while they are on their way. */
  readonly events: readonly Event[] | undefined
}

/** The events of the month by date, each with its answer. */
export function MonthList({ owner, month, events }: MonthListProps) {
  if (!events) return <EventLinesWaiting />
  const shown = events.filter((event) => daysCovered(event).some((day) => day.startsWith(month)))
  return <EventLines key={month} owner={owner} events={shown} />
}
