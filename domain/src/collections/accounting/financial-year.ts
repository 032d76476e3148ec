import { lastDayOf, periodContaining } from '../dues/period.ts'

export interface FinancialYear {
  readonly startsOn: string
  readonly endsOn: string
}

/** The financial year of a day; `yearBegins` is its first month, 1 to 12. */
export function financialYearOf(day: string, yearBegins: number): FinancialYear {
  const period = periodContaining(day, { months: 12, yearBegins })
  return { startsOn: period.startsOn, endsOn: lastDayOf(period) }
}

export type PeriodProblem = 'before_start' | 'other_year'

/** Why DATEV takes no batch of this period, or undefined. */
export function periodProblem(
  { from, to }: { readonly from: string; readonly to: string },
  yearBegins: number,
): PeriodProblem | undefined {
  if (to < from) return 'before_start'
  return to > financialYearOf(from, yearBegins).endsOn ? 'other_year' : undefined
}
