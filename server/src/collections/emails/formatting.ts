import type { InstalmentStatus, OpenInstalment } from '@touchline/domain/collections/instalments'
import type { Language } from '@touchline/domain/values/language'
import { longDay } from '@touchline/domain/values/long-day'
import { majorUnitsOf } from '@touchline/domain/values/money'

export function formatMoney(
  { language, currency }: { readonly language: Language; readonly currency: string },
  amount: number,
): string {
  const style = new Intl.NumberFormat(language, { style: 'currency', currency })
  return style.format(majorUnitsOf(amount, currency))
}

export interface OutstandingBill {
  readonly language: Language
  readonly currency: string
  readonly outstanding: number
  readonly dues: InstalmentStatus
}

interface Labels {
  readonly wasDue: string
  readonly late: string
  readonly due: string
}

/** Everything overdue, by date and in total, and what is due next. */
export function describeDues(
  bill: OutstandingBill,
  labels: Labels,
): readonly (readonly [string, string])[] {
  const { late, next } = bill.dues
  const sum = late.reduce((all, { open }) => all + open, 0)
  return [
    ...late.map((part) => [labels.wasDue, describeInstalment(bill, part)] as const),
    [labels.late, late.length > 1 ? formatMoney(bill, sum) : ''],
    [labels.due, next === undefined ? '' : describeInstalment(bill, next)],
  ]
}

/** The date and, for instalments, the amount. */
export function describeInstalment(
  bill: Omit<OutstandingBill, 'dues'>,
  { dueOn, open }: OpenInstalment,
): string {
  const day = formatDay(bill.language, dueOn)
  return open < bill.outstanding ? `${day} · ${formatMoney(bill, open)}` : day
}

export function formatDay(language: Language, day: string | null): string {
  if (day === null) return ''
  return longDay(new Date(`${day}T00:00:00Z`), language, 'UTC')
}
