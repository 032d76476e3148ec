/** A team, or the winner or loser of an earlier tie. */
export type Entrant =
  | { readonly kind: 'team'; readonly team: string }
  | { readonly kind: 'winner'; readonly tie: string }
  | { readonly kind: 'loser'; readonly tie: string }

export interface Tie {
  /** Round and position, such as "1.3". The third-place match is "third". */
  readonly id: string
  /** From 1; the last round has the final and the third-place match. */
  readonly round: number
  /** Teams left at the start of the round: 8 in a quarter-final, 2 in the final. */
  readonly teamsLeft: number
  readonly kind: 'usual' | 'third_place'
  readonly home: Entrant
  readonly away: Entrant
}

export interface KnockOutPlan {
  /** Best first: the first seed meets the weakest and has the first bye. */
  readonly seeds: readonly string[]
  readonly thirdPlace: 'played' | 'not_played'
}

/**
 * The ties of a knock-out, round by round. The first two seeds can only meet in the final. If the
 * number of teams is no power of two, the best have a bye in the first round.
 */
export function knockOut({ seeds, thirdPlace }: KnockOutPlan): readonly Tie[] {
  const size = 2 ** Math.ceil(Math.log2(Math.max(1, seeds.length)))
  let entrants: readonly (Entrant | undefined)[] = seedPlaces(size).map((place) => {
    const team = seeds[place - 1]
    return team === undefined ? undefined : { kind: 'team', team }
  })
  const ties: Tie[] = []
  for (let round = 1; entrants.length > 1; round += 1) {
    const pairs = pairsOf(entrants)
    const winners: (Entrant | undefined)[] = []
    for (const [at, [home, away]] of pairs.entries()) {
      const id = `${round}.${at + 1}`
      if (home && away)
        ties.push({ id, round, teamsLeft: entrants.length, kind: 'usual', home, away })
      winners.push(home && away ? { kind: 'winner', tie: id } : (home ?? away))
    }
    entrants = winners
  }
  return thirdPlace === 'played' ? [...ties, ...thirdPlaceOf(ties)] : ties
}

/** Seed numbers in bracket order, so that the best meet late: 1 8 4 5 2 7 3 6. */
function seedPlaces(size: number): readonly number[] {
  let places: readonly number[] = [1]
  while (places.length < size) {
    const sum = 2 * places.length + 1
    places = places.flatMap((seed) => [seed, sum - seed])
  }
  return places
}

type Pair = readonly [Entrant | undefined, Entrant | undefined]

function pairsOf(entrants: readonly (Entrant | undefined)[]): readonly Pair[] {
  return Array.from({ length: entrants.length / 2 }, (_, at) => [
    entrants[2 * at],
    entrants[2 * at + 1],
  ])
}

/** The semi-finals' losers play for third place, if there were two semi-finals. */
function thirdPlaceOf(ties: readonly Tie[]): readonly Tie[] {
  const [one, other] = ties.filter(({ teamsLeft }) => teamsLeft === 4)
  const final = ties.at(-1)
  if (!one || !other || !final) return []
  return [
    {
      id: 'third',
      round: final.round,
      teamsLeft: 2,
      kind: 'third_place',
      home: { kind: 'loser', tie: one.id },
      away: { kind: 'loser', tie: other.id },
    },
  ]
}
