import { isSetSport, setsWon } from '../figures.ts'
import { playedOutcome, type PlayedOutcome, type Score } from '../match.ts'
import { sumScore, type MatchEvent } from './events.ts'
import { shootOutState } from './shoot-out.ts'

/** A match event with its time on the clock of its period. */
export interface RecordedMatchEvent extends MatchEvent {
  readonly period: number | null
  /** Within the period; null without a clock. */
  readonly second: number | null
}

/** Converts times within periods to one continuous clock, given the periods' lengths in seconds. */
export function toMatchClock(
  events: readonly RecordedMatchEvent[],
  lengths: readonly number[],
): readonly MatchEvent[] {
  return events.map(({ period, ...event }) => {
    if (period === null || event.second === null) return { ...event, second: null }
    const before = lengths.slice(0, period - 1).reduce((sum, length) => sum + length, 0)
    const within = Math.min(event.second, lengths[period - 1] ?? event.second)
    return { ...event, second: before + within }
  })
}

interface OwnScore {
  readonly own: number
  readonly opponent: number
}

/** The displayed score: the total, or the running set in sports with sets. */
export function liveScore(sport: string, events: readonly RecordedMatchEvent[]): OwnScore {
  if (!isSetSport(sport)) return sumScore(events)
  const running = Math.max(...events.map(({ period }) => period ?? 1))
  return scoreOfPeriod(events, running)
}

function scoreOfPeriod(events: readonly RecordedMatchEvent[], wanted: number): OwnScore {
  return sumScore(events.filter(({ period }) => (period ?? 1) === wanted))
}

/** The final result computed from live events, to be confirmed. */
export function proposeResult(
  events: readonly RecordedMatchEvent[],
  { sport, side }: { readonly sport: string; readonly side: 'home' | 'away' },
): PlayedOutcome {
  const shown = ({ own, opponent }: OwnScore): Score =>
    side === 'home' ? { home: own, away: opponent } : { home: opponent, away: own }
  const last = Math.max(0, ...events.map(({ period }) => period ?? 0))
  if (isSetSport(sport)) {
    const sets = periodsTo(last)
      .map((period) => shown(scoreOfPeriod(events, period)))
      .filter(({ home, away }) => home !== away)
    const { home, away } = setsWon(sets)
    return { ...playedOutcome(home, away), sets }
  }
  const { home, away } = shown(sumScore(events))
  const tries = events.filter(({ kind }) => kind === 'try')
  const own = tries.filter((each) => each.side === 'own').length
  const shootOut = shootOutState(events)
  const wasShot = home === away && shootOut.winner !== undefined
  return {
    ...playedOutcome(home, away),
    ...(wasShot && { decided: 'shoot_out', shootOut: shown(shootOut) }),
    halfTime: last === 2 ? shown(scoreOfPeriod(events, 1)) : null,
    tries: sport === 'rugby' ? shown({ own, opponent: tries.length - own }) : null,
  }
}

function periodsTo(last: number): readonly number[] {
  return Array.from({ length: last }, (_, index) => index + 1)
}
