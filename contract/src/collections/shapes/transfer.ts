import { returnReasons } from '@touchline/domain/collections/debits/returns'
import { reviewReasons, matchReasons } from '@touchline/domain/collections/matching'
import { transferKinds } from '@touchline/domain/collections/statement'
import { z } from 'zod'

import { clubKey } from '../../clubs/shapes.ts'
import { day, id, line } from '../../wire/values.ts'
import { teamKey } from './collection.ts'
import { amount, currency, totalAmount } from './money.ts'

/** A line of a bank statement. */
const movement = z.object({
  bookedOn: day.nullable(),
  amount: totalAmount,
  currency: z.string(),
  payer: z.string(),
  words: z.string(),
})

/** A bill that a transfer may be for. */
const transferBill = z.object({
  billId: id,
  collectionId: id,
  number: z.int(),
  payer: z.string(),
  /** The people it is for, besides the payer. */
  names: z.array(z.string()),
  /** The outstanding amount; for a returned payment, the amount paid by transfer. */
  outstanding: totalAmount,
  /** Why it may be meant. */
  reasons: z.array(z.enum(matchReasons)),
})

export type TransferBillShape = z.infer<typeof transferBill>

/** An imported bank transfer. */
export const transfer = movement.extend({
  id,
  /** Only payments are booked automatically (domain/collections/statement). */
  kind: z.enum(transferKinds),
  /** The undecided amount: everything while it waits, later a credit. */
  rest: totalAmount,
  state: z.enum(['waiting', 'booked', 'left_out']),
  /** Why it needs a decision (domain/collections/matching); null if it needs none. */
  because: z.enum([...reviewReasons, 'known_already', 'debit_differs']).nullable(),
  /** The likeliest first. */
  candidates: z.array(transferBill),
  /** Which bills to book it for, where that is likely enough. */
  proposal: z.array(z.object({ billId: id, amount: totalAmount })),
  /** The booked amount; null if a bill was deleted. */
  parts: z.array(
    z.object({
      billId: id.nullable(),
      collectionId: id.nullable(),
      number: z.int().nullable(),
      payer: z.string(),
      amount: totalAmount,
    }),
  ),
})

export type TransferShape = z.infer<typeof transfer>

const file = z.object({
  fileName: line(255),
  base64: z.base64().max(7_000_000),
  /** For a CSV without a currency column. */
  currency: currency.default('EUR'),
})

/** A file of the bank: camt.052, 053, 054, MT940, CSV, XLSX, or a ZIP of many; at most 5 MB. */
export const newStatement = teamKey.extend(file.shape)

/** A file about the account of a whole club. */
export const newClubStatement = clubKey.extend(file.shape)

/** Counts every entry of the file once: booked, waiting, known, or listed here. */
export const statementImportResult = z.object({
  booked: z.int(),
  /** Bills paid by credited direct debits; in a club's statement. */
  collected: z.object({ count: z.int(), amount: totalAmount }),
  /** Returned direct debits. */
  returned: z.array(
    z.object({
      debitRunId: id,
      billId: id,
      number: z.int(),
      payer: z.string(),
      amount: totalAmount,
      reason: z.enum(returnReasons),
      /** The bank's fee. */
      fee: totalAmount,
      isFeeCharged: z.boolean(),
    }),
  ),
  known: z.int(),
  waiting: z.int(),
  /** Entries only announced, or cancelled. */
  notBooked: z.int(),
  /** The first unreadable lines: position (0: a file in a ZIP) and text. */
  unreadCount: z.int(),
  unread: z.array(z.object({ at: z.int(), text: z.string() })),
  /** Money that went out, the first of it. */
  outCount: z.int(),
  out: z.array(movement),
})

export type StatementImportResult = z.infer<typeof statementImportResult>

export const transferList = z.object({
  transfers: z.array(transfer),
  /** Of all undecided transfers, which come fifty at a time. */
  waitingCount: z.int(),
  /** Of all booked transfers with a rest, which come fifty at a time. */
  creditCount: z.int(),
})

export type TransferListShape = z.infer<typeof transferList>

export const transferKey = teamKey.extend({ transferId: id })
export const clubTransferKey = clubKey.extend({ transferId: id })

const decision = z.object({
  /** Each bill once. An empty list: the rest pays no bill. Null: undoes the decision. */
  parts: z
    .array(z.object({ billId: id, amount }))
    .max(50)
    .refine((parts) => new Set(parts.map(({ billId }) => billId)).size === parts.length)
    .nullable(),
})

export const transferDecision = transferKey.extend(decision.shape)
export const clubTransferDecision = clubTransferKey.extend(decision.shape)

const search = z.object({ search: z.string().max(100).default('') })

const offset = z.coerce.number().int().min(0).max(100_000).default(0)

const question = search.extend({
  /** How many undecided transfers to leave out; from one on, others come only by `afterCredits`. */
  after: offset,
  /** How many with a rest to leave out; from one on, others come only by `after`. */
  afterCredits: offset,
})

/** A search finds all of them by payer, text, amount, or the number or reference of a bill. */
export const transferQuery = teamKey.extend(question.shape)
export const clubTransferQuery = clubKey.extend(question.shape)

export const transferBillSearch = transferKey.extend(search.shape)
export const clubTransferBillSearch = clubTransferKey.extend(search.shape)
export const transferBillList = z.object({ bills: z.array(transferBill) })
