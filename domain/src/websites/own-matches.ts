import type { HomeAway } from '../events/event-types.ts'
import { foldText } from '../values/folding.ts'

/** A match as one team's calendar has it. */
export interface TeamMatch {
  readonly id: string
  readonly teamId: string
  readonly startsAt: Date
  readonly opponent: string | null
  readonly homeAway: HomeAway | null
}

interface Club {
  readonly name: string
  /** Of each team, by id. */
  readonly teams: ReadonlyMap<string, string>
}

/**
 * A match between two teams of a club is in both calendars. Once is enough on its page: as the home team
 * has it. They are the same if each names the other, with or without the club, within three hours.
 */
export function withoutTwins<Match extends TeamMatch>(
  matches: readonly Match[],
  club: Club,
): Match[] {
  return matches.filter(
    (match) => !matches.some((other) => isFirst(other, match) && isTwin(match, other, club)),
  )
}

const threeHours = 3 * 3_600_000

function isTwin(one: TeamMatch, other: TeamMatch, club: Club): boolean {
  return (
    one.teamId !== other.teamId &&
    Math.abs(one.startsAt.getTime() - other.startsAt.getTime()) <= threeHours &&
    isAgainst(one, other.teamId, club) &&
    isAgainst(other, one.teamId, club)
  )
}

function isAgainst({ opponent }: TeamMatch, teamId: string, { name, teams }: Club): boolean {
  const team = teams.get(teamId)
  if (opponent === null || team === undefined) return false
  return [team, `${name} ${team}`].some((called) => foldText(called) === foldText(opponent))
}

function isFirst(one: TeamMatch, other: TeamMatch): boolean {
  if (one.homeAway === other.homeAway) return one.id < other.id
  return one.homeAway === 'home' || other.homeAway === 'away'
}
