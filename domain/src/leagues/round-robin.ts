import { shuffle } from './shuffle.ts'

export interface Pairing {
  /** From 1. */
  readonly round: number
  readonly home: string
  readonly away: string
}

export interface Bye {
  readonly round: number
  readonly team: string
}

export interface RoundRobin {
  readonly pairings: readonly Pairing[]
  readonly byes: readonly Bye[]
}

export interface Draw {
  readonly teams: readonly string[]
  /** How often each pair meets, alternating home and away. */
  readonly legs: number
  /** Equal seeds give equal draws. */
  readonly seed: number
}

/**
 * Draws a round robin. A team plays at most twice in a row at home or away, and home and away
 * differ by at most one; with an odd number, one team has a bye each round.
 */
export function roundRobin({ teams, legs, seed }: Draw): RoundRobin {
  if (teams.length < 2) return { pairings: [], byes: [] }
  const drawn = shuffle(teams, seed)
  const leg = circle(drawn)
  const rounds = Array.from({ length: legs - 1 }).reduce<readonly Round[]>(
    (before, _, at) => [...before, ...nextLeg(before, at % 2 === 0 ? swapped(leg) : leg)],
    leg,
  )
  return {
    pairings: rounds.flatMap((games, at) => games.map((game) => ({ round: at + 1, ...game }))),
    byes: rounds.flatMap((games, at) =>
      drawn
        .filter((team) => games.every(({ home, away }) => home !== team && away !== team))
        .map((team) => ({ round: at + 1, team })),
    ),
  }
}

type Game = Omit<Pairing, 'round'>
type Round = readonly Game[]

/**
 * The circle method with alternating venues (de Werra): in round r teams r+k and r-k meet, the
 * former at home if k is odd. With an even number, an extra team meets team r.
 */
function circle(teams: readonly string[]): readonly Round[] {
  const isEven = teams.length % 2 === 0
  const ring = isEven ? teams.slice(0, -1) : teams
  const centre = isEven ? teams.at(-1) : undefined
  const at = (place: number) => ring[(place + ring.length) % ring.length] ?? ''
  return ring.map((team, round) => {
    const games = Array.from({ length: (ring.length - 1) / 2 }, (_, index) => {
      const step = index + 1
      return gameOf(at(round + step), at(round - step), step)
    })
    return centre === undefined ? games : [gameOf(team, centre, round + 1), ...games]
  })
}

/** The first team is at home in odd turns. */
function gameOf(one: string, other: string, turn: number): Game {
  return turn % 2 === 1 ? { home: one, away: other } : { home: other, away: one }
}

function swapped(rounds: readonly Round[]): readonly Round[] {
  return rounds.map((games) => games.map(({ home, away }) => ({ home: away, away: home })))
}

/**
 * Orders a further leg so that, if possible, no team plays three times in a row at home or away and
 * no pair repeats at once.
 */
function nextLeg(before: readonly Round[], leg: readonly Round[]): readonly Round[] {
  const orders = leg.flatMap((_, start) => {
    const turned = [...leg.slice(start), ...leg.slice(0, start)]
    return [turned, turned.toReversed()]
  })
  const last = before.slice(-3)
  const isFair = (order: readonly Round[]) => longestRow([...last, ...order]) < 3
  const isFresh = (order: readonly Round[]) => !sharesGame(last.at(-1) ?? [], order[0] ?? [])
  return orders.find((order) => isFair(order) && isFresh(order)) ?? orders.find(isFair) ?? leg
}

/** The longest run of home or away matches of any team; byes don't interrupt it. */
function longestRow(rounds: readonly Round[]): number {
  const rows = new Map<string, { readonly side: 'home' | 'away'; readonly length: number }>()
  let longest = 0
  for (const game of rounds.flat())
    for (const side of ['home', 'away'] as const) {
      const before = rows.get(game[side])
      const length = before?.side === side ? before.length + 1 : 1
      rows.set(game[side], { side, length })
      longest = Math.max(longest, length)
    }
  return longest
}

function sharesGame(one: Round, other: Round): boolean {
  return one.some(({ home, away }) =>
    other.some((game) => [game.home, game.away].every((team) => team === home || team === away)),
  )
}
