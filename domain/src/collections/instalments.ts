import { partsOf } from '../values/money.ts'

/** One of the payments a fee is parted into. */
export interface Instalment {
  /** Minor units. */
  readonly amount: number
  /** The day it is due, 'YYYY-MM-DD'. */
  readonly dueOn: string
}

/** How many payments "in three instalments" means. */
export const instalmentCount = 3

/**
 * An amount in payments a month apart, the first on the given day. A month that is too short for
 * the day ends the wait on its last one; the next month has the day again.
 */
export function instalmentsOf(
  amount: number,
  { from, count = instalmentCount }: { readonly from: string; readonly count?: number },
): readonly Instalment[] {
  return partsOf(amount, count).map((part, at) => ({ amount: part, dueOn: monthsLater(from, at) }))
}

/** A small amount is not worth three trips to the bank: each part has to be a unit people pay with. */
export function mayPayInInstalments(amount: number, count = instalmentCount): boolean {
  return amount >= count * leastPart
}

/** Minor units; card providers refuse less than about half a euro. */
const leastPart = 100

function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, lastDate))
  return first.toISOString().slice(0, 10)
}
