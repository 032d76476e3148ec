import type { MatchPerson } from '@touchline/contract/leagues/shapes/match-day/match-day'

const ranks = { going: 0, maybe: 1, silent: 2, not_going: 3 } as const

/** Who comes first, then who may come; each by name. */
export function byReadiness(one: MatchPerson, other: MatchPerson): number {
  const [first, second] = [one, other].map(({ answer }) => ranks[answer ?? 'silent'])
  const names = `${one.firstName} ${one.lastName}`.localeCompare(
    `${other.firstName} ${other.lastName}`,
  )
  return (first ?? 0) - (second ?? 0) || names
}
