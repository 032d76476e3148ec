/** A club's yearly dues and their adjustments, in minor units. */
export interface DuesRules {
  /** In the club's order. */
  readonly rates: readonly DuesRate[]
  /** What counts if several rates fit a person. */
  readonly rateChoice: RateChoice
  /** People who join during a period pay for the remaining months, including that of joining. */
  readonly isProRata: boolean
  /**
   * Percent off for the second child, the third and so on; the last applies to all further ones.
   */
  readonly siblingPercents: readonly number[]
  /** The yearly maximum of a family; null: none. */
  readonly familyMaximum: number | null
  /** The first month of the club's year, 1 to 12. */
  readonly yearBegins: number
}

/** The first rate in the club's order, the most expensive one, or all of them together. */
export const rateChoices = ['first', 'highest', 'all'] as const
export type RateChoice = (typeof rateChoices)[number]

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
  /** Per year, 0 included. */
  readonly amount: number
}

export type MembershipKind = 'active' | 'passive' | 'honorary' | 'family'

export const duesLimits = { rates: 30, siblingPercents: 5, people: 3000, nameLength: 100 } as const

/** Periods that bills are written for, in months. */
export const duesPeriods = [12, 6, 3, 1] as const
export type DuesPeriodMonths = (typeof duesPeriods)[number]

/** A part of the club's year, starting with a month. */
export interface DuesPeriod {
  /** The first day of a month. */
  readonly startsOn: string
  readonly months: DuesPeriodMonths
}

/** A person whose dues are calculated. */
export interface DuesPerson {
  readonly id: string
  readonly birthDate: string | null
  readonly teamIds: readonly string[]
  readonly kind: MembershipKind
  readonly enteredOn: string | null
  readonly exitedOn: string | null
  /** The exempted percentage. */
  readonly exemptPercent: number
}

export const duesProblems = ['no_rate', 'age_order', 'name_missing', 'percents_fall'] as const
export type DuesProblem = (typeof duesProblems)[number]

/** Why these rules can't create bills, by field. */
export function validateRules(rules: DuesRules): Readonly<Record<string, DuesProblem>> {
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
