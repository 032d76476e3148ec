import { type MatchEvent, type MatchEventKind, scoreValue } from '../leagues/match-day/events.ts'
import { type LineUp, playingTimes } from '../leagues/match-day/playing-time.ts'
import { playersOnPitch } from '../leagues/match-day/vote.ts'

/** The record of one match. */
export interface MatchSheet {
  /** Null if there is none. */
  readonly lineUp: LineUp | null
  /** People marked present, who count as having played if there is no line-up. */
  readonly came: readonly string[]
  readonly events: readonly MatchEvent[]
  /** The clock in seconds at the end. */
  readonly endSecond: number
  /** The player each voter chose as best. */
  readonly votes: readonly string[]
}

export interface PlayerStatistics {
  readonly member: string
  /** Games in which the player was on the pitch. */
  readonly games: number
  readonly starts: number
  readonly minutes: number
  readonly goals: number
  /** Goals weighted by their value: baskets, tries and kicks. */
  readonly points: number
  readonly assists: number
  readonly yellowCards: number
  readonly redCards: number
  readonly votes: number
}

/**
 * Sums up every player who was in a line-up, attended, appears in a match event or received a vote.
 */
export function playerStatistics(sheets: readonly MatchSheet[]): readonly PlayerStatistics[] {
  const players = new Map<string, Sums>()
  for (const sheet of sheets) addSheet(players, sheet)
  return [...players]
    .map(([member, sums]) => rowOf(member, sums))
    .toSorted((one, other) => (one.member < other.member ? -1 : 1))
}

/** The row of a player without games. */
export function noGames(member: string): PlayerStatistics {
  return rowOf(member, nothing)
}

function rowOf(member: string, { seconds, ...sums }: Sums): PlayerStatistics {
  return { member, ...sums, minutes: Math.round(seconds / 60) }
}

type Sums = Omit<PlayerStatistics, 'member' | 'minutes'> & { readonly seconds: number }

const nothing: Sums = {
  games: 0,
  starts: 0,
  seconds: 0,
  goals: 0,
  points: 0,
  assists: 0,
  yellowCards: 0,
  redCards: 0,
  votes: 0,
}

const reds: readonly MatchEventKind[] = ['red_card', 'second_yellow_card']

/** A second yellow card counts as a yellow and a red one. */
const yellows: readonly MatchEventKind[] = ['yellow_card', 'second_yellow_card']

function addSheet(
  players: Map<string, Sums>,
  { lineUp, came, events, endSecond, votes }: MatchSheet,
): void {
  const add = (member: string | null, more: Partial<Sums>) => {
    if (member !== null) players.set(member, withMore(players.get(member) ?? nothing, more))
  }
  if (lineUp === null) for (const member of came) add(member, { games: 1 })
  else for (const [member, part] of partsOf(lineUp, events, endSecond)) add(member, part)
  for (const event of events.filter(({ side }) => side === 'own')) {
    add(event.member, creditOf(event))
    if (countsAsGoal(event)) add(event.partner, { assists: 1 })
  }
  for (const member of votes) add(member, { votes: 1 })
}

/** The games, starts and minutes of everyone in the line-up. */
function partsOf(
  lineUp: LineUp,
  events: readonly MatchEvent[],
  endSecond: number,
): (readonly [member: string, part: Partial<Sums>])[] {
  const played = new Set(playersOnPitch(lineUp, events))
  return [...playingTimes(lineUp, events, endSecond)].map(([member, seconds]) => {
    const starts = Number(lineUp.starters.includes(member))
    return [member, { games: Number(played.has(member)), starts, seconds }]
  })
}

function creditOf(event: MatchEvent): Partial<Sums> {
  const { kind } = event
  const credit = {
    yellowCards: Number(yellows.includes(kind)),
    redCards: Number(reds.includes(kind)),
  }
  return countsAsGoal(event) ? { ...credit, goals: 1, points: scoreValue(kind) } : credit
}

/** Own goals count for no player. */
function countsAsGoal({ kind }: MatchEvent): boolean {
  return kind !== 'own_goal' && scoreValue(kind) > 0
}

function withMore(sums: Sums, more: Partial<Sums>): Sums {
  return {
    games: sums.games + (more.games ?? 0),
    starts: sums.starts + (more.starts ?? 0),
    seconds: sums.seconds + (more.seconds ?? 0),
    goals: sums.goals + (more.goals ?? 0),
    points: sums.points + (more.points ?? 0),
    assists: sums.assists + (more.assists ?? 0),
    yellowCards: sums.yellowCards + (more.yellowCards ?? 0),
    redCards: sums.redCards + (more.redCards ?? 0),
    votes: sums.votes + (more.votes ?? 0),
  }
}
