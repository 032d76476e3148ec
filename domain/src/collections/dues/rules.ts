/** What a club's fee for a year is, and what changes it. Amounts are minor units. */
export interface DuesRules {
  /** In their order: the first one that fits someone counts. */
  readonly rates: readonly DuesRate[]
  /** People who enter during a period pay for the months left, the month of entry included. */
  readonly isProRata: boolean
  /** Percent off for the second child of a family, the third and so on; the last one holds for all further. */
  readonly siblingPercents: readonly number[]
  /** No family pays more a year; null: there is no maximum. */
  readonly familyMaximum: number | null
  /** The month in which the club's year begins, 1 to 12. */
  readonly yearBegins: number
}

export interface DuesRate {
  readonly id: string
  readonly name: string
  /** Both included; null: no limit. People without a birth date fit no rate with a limit. */
  readonly minAge: number | null
  readonly maxAge: number | null
  /** Only members of these teams; empty: everyone. */
  readonly teamIds: readonly string[]
  /** Only these kinds of members; empty: all. */
  readonly kinds: readonly MembershipKind[]
  /** A year; nothing is an amount, too. */
  readonly amount: number
}

export type MembershipKind = 'active' | 'passive' | 'honorary' | 'family'

export const duesLimits = { rates: 30, siblingPercents: 5, people: 3000, nameLength: 100 } as const

/** Periods that bills are written for, in months. */
export const duesPeriods = [12, 6, 3, 1] as const
export type DuesPeriodMonths = (typeof duesPeriods)[number]

/** A stretch of the club's year that begins with a month. */
export interface DuesPeriod {
  /** The first day of a month. */
  readonly startsOn: string
  readonly months: DuesPeriodMonths
}

/** Someone a fee is asked of or for. */
export interface DuesPerson {
  readonly id: string
  readonly birthDate: string | null
  readonly teamIds: readonly string[]
  readonly kind: MembershipKind
  readonly enteredOn: string | null
  readonly exitedOn: string | null
  /** Percent of the fee that the club does not ask for: an exemption. */
  readonly exemptPercent: number
}

export const duesProblems = ['no_rate', 'age_order', 'name_missing', 'percents_fall'] as const
export type DuesProblem = (typeof duesProblems)[number]

/** Why these rules make no bills, by field. */
export function problemsOfRules(rules: DuesRules): Readonly<Record<string, DuesProblem>> {
  const found: Record<string, DuesProblem> = {}
  if (rules.rates.length === 0) found['rates'] = 'no_rate'
  for (const { id, name, minAge, maxAge } of rules.rates) {
    if (name.trim() === '') found[`rates.${id}.name`] = 'name_missing'
    if (minAge !== null && maxAge !== null && maxAge < minAge)
      found[`rates.${id}.maxAge`] = 'age_order'
  }
  const { siblingPercents } = rules
  if (siblingPercents.some((percent, at) => percent < (siblingPercents[at - 1] ?? 0)))
    found['siblingPercents'] = 'percents_fall'
  return found
}
