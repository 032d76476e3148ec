import { daysCovered, type WallTimes } from '@touchline/domain/events/days-covered'

/** The events of each day; one over several days appears on each, before those that begin. */
export function eventsByDay<One extends WallTimes>(
  events: readonly One[],
): ReadonlyMap<string, readonly One[]> {
  const days = new Map<string, One[]>()
  for (const event of events)
    for (const day of daysCovered(event)) days.set(day, [...(days.get(day) ?? []), event])
  return days
}
