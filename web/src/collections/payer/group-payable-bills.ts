import type { MyBill } from './api.ts'

/** Open bills that one payment can settle, several at a time: they are paid to one account, in one currency. */
export function groupPayableBills(bills: readonly MyBill[]): readonly (readonly MyBill[])[] {
  const payable = bills.filter(({ paidTo, nextAmount }) => paidTo !== null && nextAmount > 0)
  const groups = Map.groupBy(payable, ({ paidTo, currency }) => `${paidTo} ${currency}`)
  return [...groups.values()]
    .filter(({ length }) => length > 1)
    .map((group) => group.slice(0, most))
}

/** The server's limit. */
const most = 20
