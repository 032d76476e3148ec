import type { BillPageShape } from '@touchline/contract/collections/shapes/payer'
import { nextAmount, openInstalments } from '@touchline/domain/collections/instalments'
import { transferReference } from '@touchline/domain/collections/payment-reference'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { pictureAddresses } from '#server/files/queries/addresses.ts'
import type { Platform } from '#server/platform/platform.ts'

import { findBillReceipts } from '../commands/donations/bill-receipts.ts'
import { minCardAmount } from '../commands/refuse-form.ts'
import {
  findLastRequest,
  findLines,
  requirePayerBill,
  type PayerBill,
} from '../queries/bill-page.ts'
import {
  entryOf,
  findEntryRows,
  findInstalments,
  findReminderFees,
  type BillKey,
} from '../queries/books.ts'
import { findOpenPage } from '../queries/checkouts.ts'
import { billToken } from '../queries/links.ts'
import { findPayee, type PayeeRow } from '../queries/payees.ts'
import { payerDebitOf } from './payer-debit.ts'
import { transferOf } from './payer-transfer.ts'

/** A bill as the holder of its link sees it. */
export async function billPageOf(platform: Platform, key: BillKey): Promise<BillPageShape> {
  const { database, clock, payments } = platform
  const bill = await requirePayerBill(database, key)
  const [payee, page] = [await findPayee(database, key.teamId), await findOpenPage(database, key)]
  const [parts, show] = [await findInstalments(database, key), await pictureAddresses(platform)]
  const today = dayInZone(clock(), bill.timeZone)
  const { name, color, logoFileId } = bill.team
  const request = await findLastRequest(database, key)
  const next = nextAmount(parts, bill.outstanding)
  return {
    ...shownOf(bill),
    token: await billToken(database, key),
    reference: transferReference(payee?.iban ?? null, bill.number),
    isLate: bill.outstanding > 0 && bill.dueOn !== null && bill.dueOn < today,
    team: { name, color, logoUrl: show(logoFileId)?.thumb ?? null },
    lines: [...(await findLines(database, key))],
    instalments: openInstalments(parts, bill.outstanding).map(({ amount, dueOn, open }) => ({
      amount,
      dueOn,
      isPaid: open === 0,
    })),
    entries: await entriesOf(platform, key),
    reminderFees: await findReminderFees(database, key),
    request: request ?? null,
    takesCard: takesCard(payee, payments) && !isTooLittle(next),
    isSandbox: payments.provider === 'sandbox',
    nextAmount: next,
    isWaiting: page?.state === 'waiting',
    transfer: await transferOf(payee, bill, next),
    debit: await payerDebitOf(database, { ...key, now: clock() }, bill),
    donationReceipts: await findBillReceipts(database, key),
  }
}

function shownOf(bill: PayerBill) {
  const {
    number,
    state,
    currency,
    charged,
    outstanding,
    paid,
    dueOn,
    firstName,
    lastName,
    paymentOption,
  } = bill
  const { collectionName, kind, organizerEmail, otherHalf, position, mayWithdraw } = bill
  return {
    number,
    state,
    currency,
    charged,
    outstanding,
    paid,
    dueOn,
    firstName,
    lastName,
    paymentOption,
    otherHalf,
    position,
    mayWithdraw,
    collection: { name: collectionName, kind, organizerEmail },
  }
}

async function entriesOf({ database }: Platform, key: BillKey): Promise<BillPageShape['entries']> {
  const rows = await findEntryRows(database, key)
  return rows.map((row) => {
    const entry = entryOf(row)
    return {
      id: row.id,
      kind: entry.kind,
      method: 'method' in entry ? entry.method : null,
      amount: entry.amount,
      onDay: row.booked_on,
      madeAt: row.created_at.toISOString(),
    }
  })
}

/** The rest may be below the card minimum. */
function isTooLittle(amount: number): boolean {
  return amount > 0 && amount < minCardAmount
}

/** Whether the club can be paid by card where this installation's money moves. */
export function takesCard(
  payee: PayeeRow | undefined,
  { provider }: Pick<Platform['payments'], 'provider'>,
): boolean {
  return payee?.state === 'ready' && payee.provider === provider
}
