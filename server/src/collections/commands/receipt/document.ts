import type { Transaction } from '#server/platform/database/database.ts'

import { findLines, requirePayerBill, type LineRow } from '../../queries/bill-page.ts'
import {
  entryOf,
  findEntryRows,
  lockBill,
  type BillKey,
  type EntryRow,
} from '../../queries/books.ts'
import { fixDocument, issueReceipt, type ReceiptDocument } from '../../queries/receipts.ts'

interface Input extends BillKey {
  readonly isSandbox: boolean
  readonly now: Date
}

export interface IssuedReceipt {
  readonly document: ReceiptDocument
  /** Undefined before any payment: then it is no receipt yet. */
  readonly issued: { readonly number: number; readonly issuedAt: Date } | undefined
  readonly madeAt: Date
}

/** The receipt of a bill, which never changes after it was first issued. */
export async function documentOf(tx: Transaction, input: Input): Promise<IssuedReceipt> {
  const { teamId, billId, now } = input
  const key = { teamId, billId }
  // Locked, so that later entries belong to the next receipt.
  await lockBill(tx, key)
  const rows = await findEntryRows(tx, key)
  const document = await documentNow(tx, input, rows)
  const last = rows.at(-1)
  if (document.entries.length === 0 || last === undefined)
    return { document, issued: undefined, madeAt: last?.created_at ?? new Date(0) }

  const receipt = { teamId, entryId: last.id }
  const { number, issued_at: issuedAt } = await issueReceipt(tx, { ...receipt, now })
  return {
    document: await fixDocument(tx, receipt, document),
    issued: { number, issuedAt },
    madeAt: issuedAt,
  }
}

async function documentNow(
  tx: Transaction,
  { teamId, billId, isSandbox }: Input,
  rows: readonly EntryRow[],
): Promise<ReceiptDocument> {
  const key = { teamId, billId }
  const bill = await requirePayerBill(tx, key)
  const { firstName, lastName, currency, timeZone, charged, paid, outstanding } = bill
  return {
    team: bill.team.name,
    collection: bill.collectionName,
    billNumber: bill.number,
    currency,
    timeZone,
    payer: { firstName, lastName },
    lines: (await findLines(tx, key)).map((line) => lineOf(line, bill.kind === 'fund')),
    entries: rows.flatMap(movedIn),
    charged,
    paid,
    outstanding,
    // Cash and transfers are real even if cards are simulated.
    isPlayed: isSandbox && rows.some(({ method }) => method === 'card'),
  }
}

function lineOf(
  { firstName, lastName, feeName, size, quantity, amount }: LineRow,
  isGift: boolean,
): ReceiptDocument['lines'][number] {
  return { firstName, lastName, fee: isGift ? null : feeName, size, quantity, amount }
}

function movedIn(row: EntryRow): ReceiptDocument['entries'] {
  const entry = entryOf(row)
  if (entry.kind === 'charged' || entry.kind === 'moved') return []
  const { kind, amount } = entry
  return [{ kind, method: 'method' in entry ? entry.method : null, amount, onDay: row.booked_on }]
}
