import { bookingDay } from '@touchline/domain/collections/booking-day'
import {
  isDebitReturn,
  returnCodeIn,
  returnReason,
} from '@touchline/domain/collections/debits/returns'
import { findBillNumbers } from '@touchline/domain/collections/payment-reference'
import { toReversal, type Statement, type Transfer } from '@touchline/domain/collections/statement'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { v7 as newId } from 'uuid'

import { lockClub } from '#server/clubs/queries.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import { findDebitItems, lockDebitRuns, type DebitItemRow } from '../../queries/debits/runs.ts'
import {
  addPart,
  addTransfer,
  findKnownKeys,
  leaveOutTransfer,
  leaveOutInTeams,
} from '../../queries/transfers.ts'
import type { BankingContext } from '../book-transfer.ts'
import { rowOf, type ImportedDebits } from '../transfer-row.ts'
import { batchesOf, matchCredit, isOpen } from './batches.ts'
import { returnItem, settleItem } from './settle.ts'

interface Importing extends BankingContext {
  readonly clubId: string
  /** Keys that were imported before: a decision about them stands. */
  readonly imported: ReadonlySet<string>
}

export interface Debits extends ImportedDebits {
  /** Lines about debits that had been booked before. */
  readonly known: number
  /** The statement without its debits. */
  readonly rest: Statement
}

/** Books the debits in a statement of the club: first credits of batches, then returns. */
export async function importDebits(
  tx: Transaction,
  { account, now, clubId }: BankingContext & { readonly clubId: string },
  statement: Statement,
): Promise<Debits> {
  await lockClub(tx, clubId)
  await lockDebitRuns(tx, clubId)
  const lines = statement.transfers.map((transfer) => ({ transfer }))
  const out = statement.out.map((movement) => ({ transfer: toReversal(movement), movement }))
  const keys = [...lines, ...out].map(({ transfer }) => rowOf(transfer).key)
  const imported = await findKnownKeys(tx, { account, keys })
  const importing = { account, now, clubId, imported }
  const credits = await importCredits(tx, importing, statement.transfers)
  const returns = await importReturns(tx, importing, [...credits.left.map(asLine), ...out])
  return {
    collected: credits.collected,
    returned: returns.returned,
    known: credits.known + returns.known,
    rest: {
      ...statement,
      transfers: returns.left.flatMap(({ transfer, movement }) => (movement ? [] : [transfer])),
      out: returns.left.flatMap(({ movement }) => movement ?? []),
    },
  }
}

interface Line {
  readonly transfer: Transfer
  /** Set for money that went out without being marked as a reversal. */
  readonly movement?: Statement['out'][number]
}

const asLine = (transfer: Transfer): Line => ({ transfer })

async function importCredits(
  tx: Transaction,
  importing: Importing,
  transfers: readonly Transfer[],
) {
  const { clubId, imported } = importing
  const collected = { count: 0, amount: 0 }
  const left: Transfer[] = []
  let known = 0
  let batches = await batchesOf(tx, clubId)
  for (const transfer of transfers) {
    const isIn = transfer.kind === 'payment' || transfer.kind === 'unsure'
    const isImported = imported.has(rowOf(transfer).key)
    const credit = isIn && !isImported ? matchCredit(transfer, batches) : undefined
    if (credit === undefined) left.push(transfer)
    else if (credit === 'unclear') left.push(namingBatch(transfer))
    else if (await settle(tx, importing, { transfer, ...credit })) {
      collected.count += credit.items.filter(isOpen).length
      collected.amount += transfer.amount
      batches = await batchesOf(tx, clubId)
    } else known += 1
  }
  return { collected, left, known }
}

/** Its sum differs: the treasurer sees which batch it is. */
function namingBatch(transfer: Transfer): Transfer {
  return { ...transfer, words: [transfer.batch, transfer.words].filter(Boolean).join(' ') }
}

interface Settled {
  readonly transfer: Transfer
  readonly items: readonly DebitItemRow[]
  readonly isGross: boolean
}

/** Returns false if all of it is paid. */
async function settle(
  tx: Transaction,
  importing: Importing,
  { transfer, items, isGross }: Settled,
): Promise<boolean> {
  const open = items.filter(isOpen)
  if (open.length === 0) return false
  const sources = await record(tx, importing, { transfer, items: open })
  if (sources === undefined) return false
  const { account, now } = importing
  const onDay = dayOf(transfer, now)
  for (const { item, source } of sources)
    await settleItem(tx, { item, now, accountId: account.accountId, onDay, source, isGross })
  return true
}

type Returned = ImportedDebits['returned'][number]

async function importReturns(tx: Transaction, importing: Importing, lines: readonly Line[]) {
  const returned: Returned[] = []
  const left: Line[] = []
  let known = 0
  for (const line of lines) {
    const isOther = line.movement !== undefined && !isDebitReturn(line.movement)
    const result = isOther ? 'other' : await importReturn(tx, importing, line.transfer)
    if (result === 'other') left.push(line)
    else if (result === 'known') known += 1
    else returned.push(result)
  }
  return { returned, left, known }
}

async function importReturn(
  tx: Transaction,
  importing: Importing,
  transfer: Transfer,
): Promise<Returned | 'known' | 'other'> {
  if (transfer.kind !== 'taken_back') return 'other'
  const { account, now, clubId, imported } = importing
  const onDay = dayOf(transfer, now)
  const item = await returnedItem(tx, clubId, { transfer, onDay })
  if (item === undefined) return 'other'
  if (item.state === 'returned' || imported.has(rowOf(transfer).key)) return 'known'
  const [recorded] = (await record(tx, importing, { transfer, items: [item] })) ?? []
  if (recorded === undefined) return 'known'
  const { source } = recorded
  const { accountId } = account
  const code = transfer.returnCode ?? returnCodeIn(transfer.words) ?? null
  const fee = transfer.amount - item.amount
  await returnItem(tx, { item, now, accountId, onDay, source, code, fee })
  return statedReturn(item, { code, fee })
}

function statedReturn(
  { runId, billId, number, payer, amount, isFeeCharged }: DebitItemRow,
  { code, fee }: { readonly code: string | null; readonly fee: number },
) {
  const reason = returnReason(code)
  return { debitRunId: runId, billId, number, payer, amount, fee, isFeeCharged, reason }
}

interface Recorded {
  readonly transfer: Transfer
  readonly items: readonly DebitItemRow[]
}

/** Saves the line, so that it can be undone; undefined if it was imported at the same time. */
async function record(
  tx: Transaction,
  { account, now }: Importing,
  { transfer, items }: Recorded,
): Promise<readonly { readonly item: DebitItemRow; readonly source: string }[] | undefined> {
  const { owner, accountId } = account
  const transferId = newId()
  const row = { ...rowOf(transfer), id: transferId, accountId, now }
  if (!(await addTransfer(tx, owner, row))) return undefined
  const sources = []
  for (const item of items) {
    const id = newId()
    await addPart(tx, owner, { ...item, id, transferId })
    sources.push({ item, source: `transfer:${id}` })
  }
  // Of a return, the bank's fee is left over; of a credit, what was paid before, which is shown.
  if (transfer.kind === 'taken_back') await leaveOutTransfer(tx, owner, transferId)
  await leaveOutInTeams(tx, { account, keys: [row.key] })
  return sources
}

function dayOf({ bookedOn = '' }: Transfer, now: Date): string {
  return bookingDay(bookedOn) ?? dayInZone(now, 'UTC')
}

/** The debit that went back: by the reference of its bill; the bank may add its fee. */
async function returnedItem(
  tx: Transaction,
  clubId: string,
  { transfer, onDay }: { readonly transfer: Transfer; readonly onDay: string },
): Promise<DebitItemRow | undefined> {
  const numbers = findBillNumbers(transfer.words)
  if (numbers.length === 0) return undefined
  const items = await findDebitItems(tx, { clubId, numbers })
  return items.find(
    ({ state, amount, dueOn }) =>
      state !== 'cancelled' &&
      dueOn <= onDay &&
      amount <= transfer.amount &&
      transfer.amount - amount <= maxFee,
  )
}

/** Cents: the most a bank deducts for a return; a larger difference is something else. */
const maxFee = 5000
