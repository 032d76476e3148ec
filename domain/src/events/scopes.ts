/** Which dates of a series an edit changes. */
export const scopes = ['one', 'following', 'all'] as const

export type Scope = (typeof scopes)[number]

/** A date of a series, reduced to what the choice needs. */
export interface DateOfSeries {
  readonly id: string
  /** Local time by the rule. */
  readonly local: string
  readonly startsAt: string
}

/** The dates that an edit changes, in the rule's order; never dates that have started. */
export function chosenDates<Dated extends DateOfSeries>(
  dates: readonly Dated[],
  { anchor, scope, now }: { readonly anchor: Dated; readonly scope: Scope; readonly now: Date },
): readonly Dated[] {
  if (scope === 'one') return [anchor]
  return dates
    .filter(({ startsAt }) => Date.parse(startsAt) > now.getTime())
    .filter(({ local }) => scope === 'all' || local >= anchor.local)
    .toSorted((a, b) => (a.local < b.local ? -1 : 1))
}
