import { isForAdults } from '../teams/age-bands.ts'

/** A team as far as a cash box asks about it. */
export interface CashBoxTeam {
  readonly ageGroup: string | null
  readonly hasMinors: boolean
}

export const cashBoxRefusals = ['age_group', 'minors'] as const

export type CashBoxRefusal = (typeof cashBoxRefusals)[number]

/** Why a team can't have a cash box: minors aren't fined, and drinks are for adults. */
export function cashBoxRefusal({ ageGroup, hasMinors }: CashBoxTeam): CashBoxRefusal | undefined {
  if (!isForAdults(ageGroup)) return 'age_group'
  return hasMinors ? 'minors' : undefined
}
