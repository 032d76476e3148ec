import type {
  MatchHappening,
  LiveMatch,
  NewMatchEvent,
  MatchEventView,
} from '@touchline/contract/leagues/shapes/match-day/live'
import { liveScore } from '@touchline/domain/leagues/match-day/recorded-events'

import { lastMarkOf } from '../match-clock.ts'

/** One tap of the scorer. */
export type LiveChange =
  | { readonly kind: 'mark'; readonly mark: LiveMatch['marks'][number] }
  | { readonly kind: 'unmark'; readonly markId: string }
  | { readonly kind: 'note'; readonly event: NewMatchEvent }
  | {
      readonly kind: 'correct'
      readonly matchEventId: string
      readonly version: number
      readonly changes: Partial<MatchHappening>
    }
  | { readonly kind: 'take_back'; readonly matchEventId: string }

interface Tapped {
  readonly change: LiveChange
  readonly tappedAt: string
}

/** Applies unsent taps to the server's state; duplicates count once. */
export function applyTaps(live: LiveMatch, taps: readonly Tapped[], sport: string): LiveMatch {
  if (taps.length === 0) return live
  const { marks, events } = taps.reduce(withTap, live)
  return { marks, events: events.toSorted(byTime), score: liveScore(sport, events) }
}

function withTap(live: LiveMatch, { change, tappedAt }: Tapped): LiveMatch {
  const { marks, events } = live
  switch (change.kind) {
    case 'mark':
      return isIn(marks, change.mark.id) ? live : { ...live, marks: [...marks, change.mark] }
    case 'unmark':
      return { ...live, marks: marks.filter(({ id }) => id !== change.markId) }
    case 'note':
      return isIn(events, change.event.id)
        ? live
        : { ...live, events: [...events, notedNow(change.event, tappedAt)] }
    case 'correct':
      return { ...live, events: events.map((event) => corrected(event, change)) }
    case 'take_back':
      return { ...live, events: events.filter(({ id }) => id !== change.matchEventId) }
  }
}

function notedNow(event: NewMatchEvent, notedAt: string): MatchEventView {
  return { ...event, version: 1, notedAt, notedBy: null }
}

function corrected(
  event: MatchEventView,
  { matchEventId, version, changes }: Extract<LiveChange, { kind: 'correct' }>,
): MatchEventView {
  if (event.id !== matchEventId || event.version > version) return event
  return { ...event, ...changes, version: version + 1 }
}

function isIn(things: readonly { readonly id: string }[], id: string): boolean {
  return things.some((one) => one.id === id)
}

/** Events without a time come last. */
function byTime(one: MatchEventView, other: MatchEventView): number {
  const periods = (one.period ?? Infinity) - (other.period ?? Infinity)
  const seconds = (one.second ?? Infinity) - (other.second ?? Infinity)
  return periods || seconds || one.notedAt.localeCompare(other.notedAt)
}

/** The change that undoes the last tap, also another person's; undefined if there is none. */
export function undoChange({ marks, events }: LiveMatch): LiveChange | undefined {
  const mark = lastMarkOf(marks)
  const event = findLastEvent(events)
  if (event !== undefined && (mark === undefined || event.notedAt >= mark.at))
    return { kind: 'take_back', matchEventId: event.id }
  return mark && { kind: 'unmark', markId: mark.id }
}

export function findLastEvent(events: readonly MatchEventView[]): MatchEventView | undefined {
  return events.toSorted((one, other) => other.notedAt.localeCompare(one.notedAt))[0]
}
