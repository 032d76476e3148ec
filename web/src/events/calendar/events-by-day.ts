import type { Event } from '@touchline/contract/events/shapes/event'
import { daysCovered } from '@touchline/domain/events/days-covered'

/** The events of each day; one of several days stands on all of them, before those that begin. */
export function eventsByDay(events: readonly Event[]): ReadonlyMap<string, readonly Event[]> {
  const days = new Map<string, Event[]>()
  for (const event of events)
    for (const day of daysCovered(event)) days.set(day, [...(days.get(day) ?? []), event])
  return days
}
