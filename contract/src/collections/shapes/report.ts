import { exportFormats } from '@touchline/domain/members/export/formats'
import { z } from 'zod'

import { day, id, language } from '../../wire/values.ts'
import { paymentMethod } from './bill.ts'
import { collectionKey } from './collection.ts'
import { currency, totalAmount } from './money.ts'

const sums = z.object({
  charged: totalAmount,
  paid: totalAmount,
  outstanding: totalAmount,
  late: totalAmount,
  waived: totalAmount,
  refunded: totalAmount,
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
      charged: totalAmount,
      paid: totalAmount,
      outstanding: totalAmount,
    }),
  ),
  byMethod: z.array(z.object({ method: paymentMethod, paid: totalAmount })),
  /** Totals at the end of each day with movements. */
  byDay: z.array(z.object({ day, paid: totalAmount, charged: totalAmount })),
})

export type ReportShape = z.infer<typeof report>

export const collectionExport = collectionKey.extend({
  /** `ledger`: the journal in double entry, a line for each side. */
  what: z.enum(['participants', 'journal', 'ledger']),
  format: z.enum(exportFormats),
  /** Language of the headings. */
  language,
})
