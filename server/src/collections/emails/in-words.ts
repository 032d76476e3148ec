import type { Language } from '@touchline/domain/values/language'
import { longDay } from '@touchline/domain/values/long-day'
import { majorUnitsOf } from '@touchline/domain/values/money'

export function moneyIn(
  { language, currency }: { readonly language: Language; readonly currency: string },
  amount: number,
): string {
  const style = new Intl.NumberFormat(language, { style: 'currency', currency })
  return style.format(majorUnitsOf(amount, currency))
}

interface Owed {
  readonly language: Language
  readonly currency: string
  readonly owed: number
  readonly dueOn: string | null
  readonly dueAmount: number | undefined
}

/** When the next is due and, of who pays in parts, how much. */
export function dueIn(bill: Owed): string {
  const { language, owed, dueOn, dueAmount = owed } = bill
  const day = dayIn(language, dueOn)
  return dueAmount < owed && day !== '' ? `${day} · ${moneyIn(bill, dueAmount)}` : day
}

export function dayIn(language: Language, day: string | null): string {
  if (day === null) return ''
  return longDay(new Date(`${day}T00:00:00Z`), language, 'UTC')
}
