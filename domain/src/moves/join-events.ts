import { foldText } from '../values/folding.ts'
import type { MovedEvent } from './read-move.ts'
import type { PartOfTeam } from './team-history.ts'

/** One event, as the files together have it. */
export interface JoinedEvent {
  event: MovedEvent
}

export type JoinedEvents = ReturnType<typeof joinEvents>

/** Events of the same day are one if a time or title agrees, or the day has no other. */
export function joinEvents(parts: readonly PartOfTeam[]) {
  const days = new Map<string, JoinedEvent[]>()
  const of = new Map<PartOfTeam, readonly (JoinedEvent | undefined)[]>()
  // Files that know the time come first.
  const timed = parts.toSorted((one, other) => untimed(one) - untimed(other))
  for (const part of timed) {
    const before = new Map([...days].map(([day, events]) => [day, [...events]]))
    const targets = part.events.map((event) => {
      if (event === undefined) return undefined
      const found = sameEvent(event, before.get(event.day) ?? [])
      if (found) {
        found.event = withFacts(found.event, event)
        return found
      }
      const ofDay = days.get(event.day) ?? []
      const twin = ofDay.find((one) => isTwin(one.event, event))
      if (twin) return twin
      const made = { event }
      days.set(event.day, [...ofDay, made])
      return made
    })
    of.set(part, targets)
  }
  return { events: [...days.values()].flat(), of }
}

function untimed({ events }: PartOfTeam): number {
  return events.filter((event) => event !== undefined && event.time === null).length
}

function isTwin(one: MovedEvent, other: MovedEvent): boolean {
  return one.time === other.time && foldText(one.title) === foldText(other.title)
}

interface Dated {
  readonly day: string
  readonly time: string | null
  readonly title: string
}

/** The event of the same day that is meant. */
export function sameEvent<T extends { readonly event: Dated }>(
  event: Dated,
  sameDay: readonly T[],
): T | undefined {
  const byTime = sameDay.filter((one) => event.time !== null && one.event.time === event.time)
  if (byTime.length > 0) return likeliest(event, byTime)
  const open = sameDay.filter((one) => event.time === null || one.event.time === null)
  const byTitle = open.filter((one) => isLike(one.event.title, event.title))
  if (byTitle.length === 1) return byTitle[0]
  return open.length === 1 && sameDay.length === 1 ? open[0] : undefined
}

function likeliest<T extends { readonly event: Dated }>(event: Dated, same: readonly T[]) {
  return same.find((one) => isLike(one.event.title, event.title)) ?? same[0]
}

function isLike(one: string, other: string): boolean {
  const [first, second] = [foldText(one), foldText(other)]
  if (first === '' || second === '') return false
  return first.includes(second) || second.includes(first)
}

/** Fills what the first file leaves open. */
function withFacts(event: MovedEvent, other: MovedEvent): MovedEvent {
  return {
    ...event,
    time: event.time ?? other.time,
    endTime: event.endTime ?? other.endTime,
    title: event.title || other.title,
    typeWords: event.typeWords || other.typeWords,
    location: event.location || other.location,
    opponent: event.opponent || other.opponent,
    homeAway: event.homeAway ?? other.homeAway,
    score: event.score ?? other.score,
  }
}
