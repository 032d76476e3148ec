import { partsOf } from '../values/money.ts'

/** One of the payments a fee is parted into. */
export interface Instalment {
  /** Minor units. */
  readonly amount: number
  /** The due date, 'YYYY-MM-DD'. */
  readonly dueOn: string
}

/** How many payments "in three instalments" means. */
export const instalmentCount = 3

/**
 * Splits an amount into monthly payments from a day. In shorter months the last day is used, later
 * months use the day again.
 */
export function instalmentsOf(
  amount: number,
  { from, count = instalmentCount }: { readonly from: string; readonly count?: number },
): readonly Instalment[] {
  return partsOf(amount, count).map((part, at) => ({ amount: part, dueOn: monthsLater(from, at) }))
}

/** A small amount is not worth three trips to the bank: each part has to be a unit people pay with. */
export function mayPayInInstalments(amount: number, count = instalmentCount): boolean {
  return amount >= count * minPart
}

/** Minor units; card providers refuse less than about half a euro. */
const minPart = 100

function monthsLater(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const first = new Date(Date.UTC(year, month - 1 + months, 1))
  const lastDate = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  first.setUTCDate(Math.min(date, lastDate))
  return first.toISOString().slice(0, 10)
}

/** A part of a bill, and how much of it is still to be paid. */
export interface OpenInstalment extends Instalment {
  readonly open: number
}

/**
 * The outstanding part of each instalment, by due date: payments and waivers count for the
 * earliest. An amount beyond all instalments, because a bank reversed a payment, belongs to the
 * first.
 */
export function openInstalments(
  instalments: readonly Instalment[],
  outstanding: number,
): readonly OpenInstalment[] {
  const parts = instalments.toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1))
  let rest = outstanding
  const open = parts.toReversed().map((part) => {
    const share = Math.min(rest, part.amount)
    rest -= share
    return { ...part, open: share }
  })
  const [first, ...others] = open.toReversed()
  return first === undefined ? [] : [{ ...first, open: first.open + rest }, ...others]
}

/** The next payment; undefined if nothing is outstanding. */
export function nextInstalment(
  instalments: readonly Instalment[],
  outstanding: number,
): OpenInstalment | undefined {
  return openInstalments(instalments, outstanding).find(({ open }) => open > 0)
}

/** Minor units to pay next: the next instalment, or everything without instalments. */
export function nextAmount(instalments: readonly Instalment[], outstanding: number): number {
  return nextInstalment(instalments, outstanding)?.open ?? outstanding
}

/** Outstanding amounts, by due date. */
export interface InstalmentStatus {
  /** What was due before today, oldest first. */
  readonly late: readonly OpenInstalment[]
  /** The next payment from today on; undefined if there is none. */
  readonly next: OpenInstalment | undefined
}

/** The overdue instalments of a bill, and the next one. */
export function instalmentStatus(
  instalments: readonly Instalment[],
  outstanding: number,
  today: string,
): InstalmentStatus {
  const parts = openInstalments(instalments, outstanding).filter(({ open }) => open > 0)
  return {
    late: parts.filter(({ dueOn }) => dueOn < today),
    next: parts.find(({ dueOn }) => dueOn >= today),
  }
}
