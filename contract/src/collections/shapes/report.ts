import { transferKinds } from '@touchline/domain/collections/statement'
import { exportFormats } from '@touchline/domain/members/export/formats'
import { z } from 'zod'

import { day, id, language, line } from '../../wire/values.ts'
import { paymentMethod } from './bill.ts'
import { collectionKey, teamKey } from './collection.ts'
import { currency, sum } from './money.ts'

const sums = z.object({
  charged: sum,
  held: sum,
  owed: sum,
  late: sum,
  forgone: sum,
  refunded: sum,
})

/** Sums in minor units; each part adds up to the whole. */
export const report = z.object({
  currency,
  whole: sums.extend({ bills: z.int(), invited: z.int() }),
  byFee: z.array(
    z.object({
      feeId: id,
      name: z.string(),
      quantity: z.int(),
      charged: sum,
      held: sum,
      owed: sum,
    }),
  ),
  byMethod: z.array(z.object({ method: paymentMethod, held: sum })),
  /** What had come in by the end of each day on which something moved. */
  byDay: z.array(z.object({ day, held: sum, charged: sum })),
})

export type ReportShape = z.infer<typeof report>

export const collectionExport = collectionKey.extend({
  what: z.enum(['participants', 'journal']),
  format: z.enum(exportFormats),
  /** Of the headings. */
  language,
})

/** What a line of the bank says. */
const movement = z.object({
  bookedOn: day.nullable(),
  amount: sum,
  currency: z.string(),
  payer: z.string(),
  words: z.string(),
})

/** Money at the club's bank that was brought from a file. */
export const transfer = movement.extend({
  id,
  /** Only payments are booked by themselves (domain/collections/statement). */
  kind: z.enum(transferKinds),
  state: z.enum(['waiting', 'booked', 'left_out']),
  /** Why it was not booked by itself (domain/collections/matching). */
  because: z
    .enum(['more_than_open', 'other_currency', 'several_bills', 'no_reference', 'unknown'])
    .nullable(),
  /** The likeliest first. */
  candidates: z.array(
    z.object({ billId: id, collectionId: id, number: z.int(), payer: z.string(), owed: sum }),
  ),
})

export type TransferShape = z.infer<typeof transfer>

/** A file of the bank: camt.052, 053, 054, MT940, CSV, XLSX, or a ZIP of many; at most 5 MB. */
export const newStatement = teamKey.extend({
  fileName: line(255),
  base64: z.base64().max(7_000_000),
  /** Of a CSV without a column for it. */
  currency: currency.default('EUR'),
})

/** Sure ones are booked at once; what was brought before is counted once. Nothing of the file is left out. */
export const broughtStatement = z.object({
  booked: z.int(),
  known: z.int(),
  waiting: z.int(),
  /** Lines the bank only announces, or that came to nothing. */
  notBooked: z.int(),
  /** Lines nobody understands, the first of them: where they stand (0: a file of a ZIP) and what they say. */
  unreadCount: z.int(),
  unread: z.array(z.object({ at: z.int(), text: z.string() })),
  /** Money that went out, the first of it. */
  outCount: z.int(),
  out: z.array(movement),
})

export const transferList = z.object({ transfers: z.array(transfer) })
export const transferDecision = teamKey.extend({
  transferId: id,
  /** Null: it is for none of the bills. */
  billId: id.nullable(),
})
