import type { Match } from './match.ts'
import type { Share, Verdict } from './verdict.ts'

/** A match that counts, and what it is worth. */
export interface CountedMatch {
  readonly match: Match
  readonly verdict: Verdict
}

/** What a team gathered in some matches. */
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

/** The records of these teams from the matches they played against each other. */
export function recordsAmong(
  teams: readonly string[],
  counted: readonly CountedMatch[],
): Map<string, TeamRecord> {
  const records = new Map(teams.map((team) => [team, emptyRecord]))
  for (const { match, verdict } of counted) {
    const home = records.get(match.home)
    const away = records.get(match.away)
    if (!home || !away) continue
    records.set(match.home, withRecord(home, recordOf(verdict.home, verdict.away, 'home')))
    records.set(match.away, withRecord(away, recordOf(verdict.away, verdict.home, 'away')))
  }
  return records
}

/** Both records as one. */
export function withRecord(one: TeamRecord, other: TeamRecord): TeamRecord {
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

function recordOf(own: Share, theirs: Share, at: 'home' | 'away'): TeamRecord {
  const isAway = at === 'away'
  const ended = (result: Share['result'], decided?: Share['decided']): number =>
    Number(own.result === result && (decided === undefined || own.decided === decided))
  return {
    played: 1,
    won: ended('won'),
    drawn: ended('drawn'),
    lost: ended('lost'),
    overtimeWon: ended('won', 'overtime'),
    overtimeLost: ended('lost', 'overtime'),
    shootOutWon: ended('won', 'shoot_out'),
    shootOutLost: ended('lost', 'shoot_out'),
    scored: own.scored,
    conceded: theirs.scored,
    awayScored: isAway ? own.scored : 0,
    awayWon: isAway ? ended('won') : 0,
    balls: own.balls,
    ballsConceded: theirs.balls,
    tries: own.tries,
    triesConceded: theirs.tries,
    points: own.points,
    pointsAgainst: theirs.points,
    bonus: own.bonus,
  }
}
