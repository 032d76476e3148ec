import { isForAdults } from '../teams/age-bands.ts'

export const cashBoxRefusals = ['age_group'] as const

export type CashBoxRefusal = (typeof cashBoxRefusals)[number]

/** Why a team can't have a cash box: minors aren't fined, and drinks are for adults. */
export function cashBoxRefusal({
  ageGroup,
}: {
  readonly ageGroup: string | null
}): CashBoxRefusal | undefined {
  return isForAdults(ageGroup) ? undefined : 'age_group'
}
