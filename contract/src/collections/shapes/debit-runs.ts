import { sequences } from '@touchline/domain/collections/debits/mandates'
import { returnReasons } from '@touchline/domain/collections/debits/returns'
import { z } from 'zod'

import { clubKey } from '../../clubs/shapes.ts'
import { day, id, instant, line, maxInteger } from '../../wire/values.ts'
import { sum } from './money.ts'

export const debitRunStates = ['announced', 'submitted', 'cancelled'] as const
export const debitItemStates = ['collecting', 'paid', 'returned', 'cancelled'] as const

/** A bill that is collected, or could be. */
const debitBill = z.object({
  teamId: id,
  billId: id,
  collectionId: id,
  number: z.int(),
  payer: z.string(),
  /** For whom it is. */
  names: z.array(z.string()),
  amount: sum,
})

export const withoutDebit = [
  'no_mandate',
  'revoked',
  'lapsed',
  'used',
  'reference_wrong',
  'not_due',
  'request_open',
  'collecting',
] as const
export type WithoutDebit = (typeof withoutDebit)[number]

export const debitQuestion = clubKey.extend({
  /** Bills of one run of fees; all open ones where it is left out. */
  duesRunId: id.optional(),
  /** The earliest possible day where it is left out. */
  dueOn: day.optional(),
})

/** What would be collected on a day, and what wouldn't, with the reason. */
export const debitPreview = z.object({
  /** With the notice that payers get. */
  earliestOn: day,
  /** A bank day. */
  dueOn: day,
  bills: z.array(debitBill.extend({ reference: z.string(), sequence: z.enum(sequences) })),
  without: z.array(debitBill.extend({ reason: z.enum(withoutDebit) })),
  count: z.int(),
  amount: sum,
})

export type DebitPreviewShape = z.output<typeof debitPreview>

export const newDebitRun = clubKey.extend({
  /** The browser's id of it: sent twice, it is collected once. */
  id,
  duesRunId: id.nullable().default(null),
  dueOn: day,
  /** What the preview came to: another sum is not collected. */
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
  /** When the file was made; the same file is downloaded from then on. */
  fileAt: instant.nullable(),
  count: z.int(),
  amount: sum,
  paid: sum,
  returned: sum,
  returnedCount: z.int(),
  /** Can't be taken back once money has moved or the day has come. */
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
      /** Of a returned one: when, why, and what the bank took for it. */
      returnedOn: day.nullable(),
      returnCode: z.string().nullable(),
      reason: z.enum(returnReasons).nullable(),
      fee: sum,
      /** The fee is on the bill. */
      isFeeCharged: z.boolean(),
      /** Paid in another way meanwhile: to be paid back. */
      overpaid: sum,
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

/** A file of the club's bank; see newStatement. */
export const newDebitStatement = clubKey.extend({
  fileName: line(255),
  base64: z.base64().max(7_000_000),
})

/** What of a statement was about debits. */
export const readDebitStatement = z.object({
  paid: z.int(),
  paidAmount: sum,
  returned: z.int(),
  /** Known from an earlier file. */
  known: z.int(),
  /** About a debit of ours, but another sum: to be looked at. */
  unclear: z.array(z.object({ bookedOn: day.nullable(), amount: sum, words: z.string() })),
  /** Lines about something else: they belong on the bank page of a team. */
  other: z.int(),
})

export type ReadDebitStatement = z.output<typeof readDebitStatement>
