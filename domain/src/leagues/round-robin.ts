import { shuffled } from './shuffled.ts'

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
  /** How often everyone meets everyone: once, twice and so on, at home and away in turn. */
  readonly legs: number
  /** The same seed draws the same. */
  readonly seed: number
}

/**
 * Everyone plays everyone. A team plays at most twice in a row at home or away, and at most one
 * match more at one than at the other; of an odd number one team rests in each round.
 */
export function roundRobin({ teams, legs, seed }: Draw): RoundRobin {
  if (teams.length < 2) return { pairings: [], byes: [] }
  const drawn = shuffled(teams, seed)
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
 * The circle method with homes and aways in turn (de Werra): in round r teams r+k and r-k meet, the
 * one ahead at home where k is odd. An even number has one team more, which meets team r.
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

/** The first is at home in the first, third, fifth turn. */
function gameOf(one: string, other: string, turn: number): Game {
  return turn % 2 === 1 ? { home: one, away: other } : { home: other, away: one }
}

function swapped(rounds: readonly Round[]): readonly Round[] {
  return rounds.map((games) => games.map(({ home, away }) => ({ home: away, away: home })))
}

/**
 * The rounds of a further leg, begun where no one plays three times in a row at home or away and
 * no one meets the same team again at once, as far as that can be.
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

/** The longest run of home or away matches of any team; a bye does not break it. */
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
