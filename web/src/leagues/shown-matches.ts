import type { LeagueDetails } from '@touchline/contract/leagues/shapes/league'
import type { Match } from '@touchline/contract/leagues/shapes/matches'
import type { LeagueTeam } from '@touchline/contract/leagues/shapes/parts'
import type { HomeAway } from '@touchline/domain/events/event-types'

type Side = Pick<LeagueTeam, 'id' | 'name' | 'shortName' | 'isOurs' | 'logo'>

/** A match with its teams; `Playing` is the displayed match data. */
export interface MatchWithTeams<Playing extends PlayedBy = Match> {
  readonly match: Playing
  readonly home: Side
  readonly away: Side
}

type PlayedBy = Pick<Match, 'home' | 'away' | 'date' | 'time' | 'round'>

interface Played<Playing> {
  readonly teams: readonly Side[]
  readonly matches: readonly Playing[]
}

/** All matches, earliest first; those without a date last, by match day. */
export function shownMatches<Playing extends PlayedBy>(
  league: Played<Playing>,
): MatchWithTeams<Playing>[] {
  const teams = new Map(league.teams.map((team) => [team.id, team]))
  return sortMatches(league.matches).flatMap((match) => {
    const [home, away] = [teams.get(match.home), teams.get(match.away)]
    return home && away ? [{ match, home, away }] : []
  })
}

export function sortMatches<Playing extends PlayedBy>(matches: readonly Playing[]): Playing[] {
  return matches.toSorted((one, other) => compare(orderOf(one), orderOf(other)))
}

function orderOf({ date, time, round }: PlayedBy): string {
  return `${date ?? '9999-12-31'} ${time ?? '24:00'} ${String(round ?? 999).padStart(3, '0')}`
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}

/** Matches of our own team. */
export function ourMatches<Playing extends PlayedBy>(shown: readonly MatchWithTeams<Playing>[]) {
  return shown.filter(({ home, away }) => home.isOurs || away.isOurs)
}

export function opponentOf({ home, away }: Pick<MatchWithTeams, 'home' | 'away'>): Side {
  return home.isOurs ? away : home
}

/** Whether our team plays at home, away or on neutral ground. */
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

/** A match day's number; null for matches without one. */
export type DayNumber = number | null

/** Match days in order, null last. */
export function matchDaysOf({ matches }: Pick<LeagueDetails, 'matches'>): DayNumber[] {
  return sortMatchDays(matches.map(({ round }) => round))
}

export function sortMatchDays(days: readonly DayNumber[]): DayNumber[] {
  return [...new Set(days)].toSorted((one, other) => (one ?? Infinity) - (other ?? Infinity))
}
