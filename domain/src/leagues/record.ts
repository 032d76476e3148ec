import type { MatchShare, MatchShares } from './match-shares.ts'
import type { Match } from './match.ts'

/** A match that counts, with its points. */
export interface CountedMatch {
  readonly match: Match
  readonly verdict: MatchShares
}

/** A team's figures over some matches. */
export interface TeamRecord {
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly overtimeWon: number
  readonly overtimeLost: number
  readonly shootOutWon: number
  readonly shootOutLost: number
  readonly scored: number
  readonly conceded: number
  readonly awayScored: number
  readonly awayWon: number
  readonly balls: number
  readonly ballsConceded: number
  readonly tries: number
  readonly triesConceded: number
  readonly points: number
  readonly pointsAgainst: number
  readonly bonus: number
}

export const emptyRecord: TeamRecord = {
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  overtimeWon: 0,
  overtimeLost: 0,
  shootOutWon: 0,
  shootOutLost: 0,
  scored: 0,
  conceded: 0,
  awayScored: 0,
  awayWon: 0,
  balls: 0,
  ballsConceded: 0,
  tries: 0,
  triesConceded: 0,
  points: 0,
  pointsAgainst: 0,
  bonus: 0,
}

/** Records of these teams from matches against each other. */
export function recordsBetween(
  teams: readonly string[],
  counted: readonly CountedMatch[],
): ReadonlyMap<string, TeamRecord> {
  const records = new Map(teams.map((team): [string, Gathering] => [team, { ...emptyRecord }]))
  for (const { match, verdict } of counted) {
    const home = records.get(match.home)
    const away = records.get(match.away)
    if (!home || !away) continue
    add(home, verdict.home, verdict.away)
    add(away, verdict.away, verdict.home)
    away.awayScored += verdict.away.scored
    if (verdict.away.result === 'won') away.awayWon += 1
  }
  return records
}

/** Mutable while being computed, because copying for thousands of matches is slow. */
type Gathering = { -readonly [Figure in keyof TeamRecord]: TeamRecord[Figure] }

function add(record: Gathering, own: MatchShare, theirs: MatchShare): void {
  record.played += 1
  record[own.result] += 1
  if (own.decided !== 'regulation' && own.result !== 'drawn')
    record[lateResults[own.decided][own.result]] += 1
  record.scored += own.scored
  record.conceded += own.conceded
  record.balls += own.balls
  record.ballsConceded += own.ballsConceded
  record.tries += own.tries
  record.triesConceded += theirs.tries
  record.points += own.points
  record.pointsAgainst += theirs.points
  record.bonus += own.bonus
}

const lateResults = {
  overtime: { won: 'overtimeWon', lost: 'overtimeLost' },
  shoot_out: { won: 'shootOutWon', lost: 'shootOutLost' },
} as const

/** Adds two records. */
export function addRecords(one: TeamRecord, other: TeamRecord): TeamRecord {
  return {
    played: one.played + other.played,
    won: one.won + other.won,
    drawn: one.drawn + other.drawn,
    lost: one.lost + other.lost,
    overtimeWon: one.overtimeWon + other.overtimeWon,
    overtimeLost: one.overtimeLost + other.overtimeLost,
    shootOutWon: one.shootOutWon + other.shootOutWon,
    shootOutLost: one.shootOutLost + other.shootOutLost,
    scored: one.scored + other.scored,
    conceded: one.conceded + other.conceded,
    awayScored: one.awayScored + other.awayScored,
    awayWon: one.awayWon + other.awayWon,
    balls: one.balls + other.balls,
    ballsConceded: one.ballsConceded + other.ballsConceded,
    tries: one.tries + other.tries,
    triesConceded: one.triesConceded + other.triesConceded,
    points: one.points + other.points,
    pointsAgainst: one.pointsAgainst + other.pointsAgainst,
    bonus: one.bonus + other.bonus,
  }
}
