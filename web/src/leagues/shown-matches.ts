import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type { Match } from '@touchline/contract/leagues/shapes/matches'
import type { LeagueTeam } from '@touchline/contract/leagues/shapes/parts'
import type { HomeAway } from '@touchline/domain/events/event-types'

type Side = Pick<LeagueTeam, 'id' | 'name' | 'shortName' | 'isOurs' | 'logo'>

/** A match with its teams at hand; `Playing` is what of a match is shown. */
export interface Shown<Playing extends PlayedBy = Match> {
  readonly match: Playing
  readonly home: Side
  readonly away: Side
}

type PlayedBy = Pick<Match, 'home' | 'away' | 'date' | 'time' | 'round'>

interface Played<Playing> {
  readonly teams: readonly Side[]
  readonly matches: readonly Playing[]
}

/** Every match, the earliest first; those without a date last, by their day. */
export function shownMatches<Playing extends PlayedBy>(league: Played<Playing>): Shown<Playing>[] {
  const teams = new Map(league.teams.map((team) => [team.id, team]))
  return inOrder(league.matches).flatMap((match) => {
    const [home, away] = [teams.get(match.home), teams.get(match.away)]
    return home && away ? [{ match, home, away }] : []
  })
}

export function inOrder<Playing extends PlayedBy>(matches: readonly Playing[]): Playing[] {
  return matches.toSorted((one, other) => compare(orderOf(one), orderOf(other)))
}

function orderOf({ date, time, round }: PlayedBy): string {
  return `${date ?? '9999-12-31'} ${time ?? '24:00'} ${String(round ?? 999).padStart(3, '0')}`
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** The matches our own team plays. */
export function ourMatches<Playing extends PlayedBy>(shown: readonly Shown<Playing>[]) {
  return shown.filter(({ home, away }) => home.isOurs || away.isOurs)
}

export function opponentOf({ home, away }: Pick<Shown, 'home' | 'away'>): Side {
  return home.isOurs ? away : home
}

/** Where our own team plays it. */
export function locationOf({
  home,
  match,
}: {
  readonly home: Side
  readonly match: Pick<Match, 'isNeutral'>
}): HomeAway {
  if (match.isNeutral) return 'neutral'
  return home.isOurs ? 'home' : 'away'
}

/** The number of a day of play; null for the matches that have none yet. */
export type DayNumber = number | null

/** The days of play in their order, the matches without one last. */
export function daysOf({ matches }: Pick<LeagueDetails, 'matches'>): DayNumber[] {
  return inDayOrder(matches.map(({ round }) => round))
}

/** Each once. */
export function inDayOrder(days: readonly DayNumber[]): DayNumber[] {
  return [...new Set(days)].toSorted((one, other) => (one ?? Infinity) - (other ?? Infinity))
}
