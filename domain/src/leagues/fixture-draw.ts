import { onDaysOfPlay, type DaysOfPlay, type PlannedMatch } from './days-of-play.ts'
import { leagueLimits } from './limits.ts'
import { roundRobin, type Bye, type Draw } from './round-robin.ts'

export interface FixtureDraw extends Draw {
  readonly days: DaysOfPlay
}

export type DrawnFixtures =
  | {
      readonly kind: 'drawn'
      readonly matches: readonly PlannedMatch[]
      /** Of an odd number one team rests in each round. */
      readonly byes: readonly Bye[]
    }
  /** No day within the next years has room for this round. */
  | { readonly kind: 'does_not_fit'; readonly round: number }
  /** More matches than a league can hold. */
  | { readonly kind: 'too_many' }

/** Draws everyone against everyone and puts the matches on days of play. */
export function drawFixtures({ teams, legs, seed, days }: FixtureDraw): DrawnFixtures {
  const chosen = [...new Set(teams)]
  if ((chosen.length * (chosen.length - 1) * legs) / 2 > leagueLimits.matches)
    return { kind: 'too_many' }
  const { pairings, byes } = roundRobin({ teams: chosen, legs, seed })
  const season = onDaysOfPlay(pairings, days)
  return season.kind === 'does_not_fit' ? season : { kind: 'drawn', matches: season.matches, byes }
}
