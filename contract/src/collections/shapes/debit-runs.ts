import { sequences } from '@touchline/domain/collections/debits/mandates'
import { returnReasons } from '@touchline/domain/collections/debits/returns'
import { z } from 'zod'

import { clubKey } from '../../clubs/shapes.ts'
import { day, id, instant, maxInteger } from '../../wire/values.ts'
import { totalAmount } from './money.ts'

export const debitRunStates = ['announced', 'submitted', 'cancelled'] as const
export const debitItemStates = ['collecting', 'paid', 'returned', 'cancelled'] as const

/** A bill that is collected, or could be. */
const debitBill = z.object({
  teamId: id,
  billId: id,
  collectionId: id,
  number: z.int(),
  payer: z.string(),
  /** The people it is for. */
  names: z.array(z.string()),
  amount: totalAmount,
})

export const noDebitReasons = [
  'no_mandate',
  'revoked',
  'lapsed',
  'used',
  'reference_wrong',
  'not_due',
  'no_notice',
  'request_open',
  'collecting',
] as const
export type NoDebitReason = (typeof noDebitReasons)[number]

export const debitQuery = clubKey.extend({
  /** Bills of one billing run; by default all open ones. */
  duesRunId: id.optional(),
  /** The earliest possible day by default. */
  dueOn: day.optional(),
})

/** What would be collected on a day, and what not, with the reason. */
export const debitPreview = z.object({
  /** Includes the payers' notice period, unless the bills' letters gave notice of the due date. */
  earliestOn: day,
  /** A bank day. */
  dueOn: day,
  bills: z.array(debitBill.extend({ reference: z.string(), sequence: z.enum(sequences) })),
  without: z.array(debitBill.extend({ reason: z.enum(noDebitReasons) })),
  count: z.int(),
  amount: totalAmount,
})

export type DebitPreviewShape = z.output<typeof debitPreview>

export const newDebitRun = clubKey.extend({
  /** The browser's id of it: sent twice, it is collected once. */
  id,
  duesRunId: id.nullable().default(null),
  dueOn: day,
  /** The previewed total; a different one is refused. */
  amount: z.int().min(1).max(maxInteger),
  count: z.int().min(1).max(maxInteger),
})

export type NewDebitRun = z.output<typeof newDebitRun>

/** Bills that are collected with one file. */
export const debitRun = z.object({
  id,
  dueOn: day,
  state: z.enum(debitRunStates),
  createdAt: instant,
  /** When the file was created; it doesn't change afterwards. */
  fileAt: instant.nullable(),
  count: z.int(),
  amount: totalAmount,
  paid: totalAmount,
  returned: totalAmount,
  returnedCount: z.int(),
  /** False once money has moved or the day has come. */
  isCancellable: z.boolean(),
})

export type DebitRunShape = z.output<typeof debitRun>

export const debitRunKey = clubKey.extend({ debitRunId: id })

/** A run with its bills. */
export const debitRunDetails = debitRun.extend({
  items: z.array(
    debitBill.extend({
      reference: z.string(),
      state: z.enum(debitItemStates),
      /** For a returned debit: when, why, and the bank's fee. */
      returnedOn: day.nullable(),
      returnCode: z.string().nullable(),
      reason: z.enum(returnReasons).nullable(),
      fee: totalAmount,
      /** The fee is on the bill. */
      isFeeCharged: z.boolean(),
      /** Also paid in another way: to be refunded. */
      overpaid: totalAmount,
    }),
  ),
})

export type DebitRunDetails = z.output<typeof debitRunDetails>

export const debitRunChange = debitRunKey.extend({
  change: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('cancel') }),
    /** All of it is on the club's account. */
    z.object({ kind: z.literal('received'), onDay: day }),
    /** Adds the bank's fee for a returned debit to the bill. */
    z.object({ kind: z.literal('charge_fee'), billId: id }),
  ]),
})

export type DebitRunChange = z.output<typeof debitRunChange>['change']

export const debitFile = z.object({ fileName: z.string(), xml: z.string() })
