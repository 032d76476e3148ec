import { leagueLimits } from './limits.ts'
import { roundRobin, type Bye, type Draw } from './round-robin.ts'
import { scheduleRounds, type SchedulePlan, type PlannedMatch } from './schedule-rounds.ts'

export interface FixtureDraw extends Draw {
  readonly days: SchedulePlan
}

export type DrawnFixtures =
  | {
      readonly kind: 'drawn'
      readonly matches: readonly PlannedMatch[]
      /** With an odd number, one team has a bye each round. */
      readonly byes: readonly Bye[]
    }
  /** No day in the next years has room for this round. */
  | { readonly kind: 'does_not_fit'; readonly round: number }
  /** More matches than a league may hold. */
  | { readonly kind: 'too_many' }

/** Draws a round robin and puts the matches on days. */
export function drawFixtures({ teams, legs, seed, days }: FixtureDraw): DrawnFixtures {
  const chosen = [...new Set(teams)]
  if ((chosen.length * (chosen.length - 1) * legs) / 2 > leagueLimits.matches)
    return { kind: 'too_many' }
  const { pairings, byes } = roundRobin({ teams: chosen, legs, seed })
  const season = scheduleRounds(pairings, days)
  return season.kind === 'does_not_fit' ? season : { kind: 'drawn', matches: season.matches, byes }
}
