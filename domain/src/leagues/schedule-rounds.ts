import { addDays, daysBetween, minutesOf, weekdayOf, type Weekday } from '../events/days.ts'
import type { Pairing } from './round-robin.ts'

/** When and where the rounds of a league are played. */
export interface SchedulePlan {
  readonly start: string
  readonly weekdays: readonly Weekday[]
  /** 1: every week, 2: every other week. */
  readonly everyWeeks: number
  /** Whether a round takes one day, or is spread over the days of a week. */
  readonly roundTakes: 'day' | 'week'
  /** Full days between two matches of a team. */
  readonly restDays: number
  /** Holidays and closed grounds: first and last day. */
  readonly blocked: readonly { readonly from: string; readonly until: string }[]
  /** Kick-off times, best first; without any, times stay open. */
  readonly times: readonly string[]
  /** How long a match occupies its venue. */
  readonly matchMinutes: number
  /** Home venues of teams, which may share one; open for teams left out. */
  readonly venues: readonly { readonly team: string; readonly venue: string }[]
}

export interface PlannedMatch extends Pairing {
  readonly date: string
  readonly time: string | null
  readonly venue: string | null
}

export type ScheduleResult =
  | { readonly kind: 'planned'; readonly matches: readonly PlannedMatch[] }
  /** No day in the next years has room for this round. */
  | { readonly kind: 'does_not_fit'; readonly round: number }

/** Playing weeks tried for a round before giving up. */
const triedWeeks = 160

/**
 * Puts each round on the first days on which every team has its rest and every venue holds one
 * match at a time.
 */
export function scheduleRounds(pairings: readonly Pairing[], days: SchedulePlan): ScheduleResult {
  const rounds = [...new Set(pairings.map(({ round }) => round))].toSorted(
    (one, other) => one - other,
  )
  let planned: readonly PlannedMatch[] = []
  let turn = 0
  for (const round of rounds) {
    const games = pairings.filter((game) => game.round === round)
    const placed = placeRound(games, { days, planned, turn })
    if (!placed) return { kind: 'does_not_fit', round }
    planned = [...planned, ...placed.matches]
    turn = placed.turn + 1
  }
  return { kind: 'planned', matches: planned }
}

interface SoFar {
  readonly days: SchedulePlan
  readonly planned: readonly PlannedMatch[]
  /** The first slot (day or week) still free for a round. */
  readonly turn: number
}

/** Puts a round into the next slot with room for all its matches. */
function placeRound(games: readonly Pairing[], { days, planned, turn }: SoFar) {
  const perWeek = days.roundTakes === 'day' ? days.weekdays.length : 1
  const end = turn + triedWeeks * perWeek
  for (let tried = turn; tried < end; tried += 1) {
    const matches = placeGames(games, { days, planned, turn: tried })
    if (matches) return { matches, turn: tried }
  }
  return undefined
}

function placeGames(
  games: readonly Pairing[],
  { days, planned, turn }: SoFar,
): readonly PlannedMatch[] | undefined {
  const open = daysOfTurn(days, turn).filter((day) => !isBlocked(day, days))
  const placed: PlannedMatch[] = []
  for (const game of games) {
    const match = firstRoom(game, open, { days, planned: [...planned, ...placed] })
    if (!match) return undefined
    placed.push(match)
  }
  return placed
}

/** The days of the n-th slot: one day, or the days of one week. */
function daysOfTurn(days: SchedulePlan, turn: number): readonly string[] {
  const perWeek = days.roundTakes === 'day' ? Math.max(1, days.weekdays.length) : 1
  const monday = addDays(days.start, 7 * days.everyWeeks * Math.floor(turn / perWeek))
  const week = Array.from({ length: 7 }, (_, after) => addDays(monday, after)).filter((day) =>
    days.weekdays.includes(weekdayOf(day)),
  )
  return days.roundTakes === 'day' ? week.slice(turn % perWeek, (turn % perWeek) + 1) : week
}

function isBlocked(day: string, { blocked }: SchedulePlan): boolean {
  return blocked.some(({ from, until }) => from <= day && day <= until)
}

function firstRoom(
  game: Pairing,
  open: readonly string[],
  { days, planned }: Omit<SoFar, 'turn'>,
): PlannedMatch | undefined {
  const venue = days.venues.find(({ team }) => team === game.home)?.venue ?? null
  const times = days.times.length > 0 ? days.times : [null]
  return open
    .filter((day) => haveRested(game, day, { days, planned }))
    .flatMap((date) => times.map((time) => ({ ...game, date, time, venue })))
    .find((match) => planned.every((other) => !collide(match, other, days)))
}

function haveRested(
  { home, away }: Pairing,
  day: string,
  { days, planned }: Omit<SoFar, 'turn'>,
): boolean {
  return planned
    .filter((match) => [match.home, match.away].some((team) => team === home || team === away))
    .every(({ date }) => Math.abs(daysBetween(date, day)) > days.restDays)
}

/** True if two matches at one venue overlap; without times, a venue holds one match a day. */
function collide(one: PlannedMatch, other: PlannedMatch, { matchMinutes }: SchedulePlan): boolean {
  if (one.venue === null || one.venue !== other.venue || one.date !== other.date) return false
  if (one.time === null || other.time === null) return true
  return Math.abs(minutesOf(one.time) - minutesOf(other.time)) < matchMinutes
}
