import { exportFormats } from '@touchline/domain/members/export/formats'
import { z } from 'zod'

import { day, id, language } from '../../wire/values.ts'
import { paymentMethod } from './bill.ts'
import { collectionKey } from './collection.ts'
import { currency, sum } from './money.ts'

const sums = z.object({
  charged: sum,
  paid: sum,
  outstanding: sum,
  late: sum,
  waived: sum,
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
      paid: sum,
      outstanding: sum,
    }),
  ),
  byMethod: z.array(z.object({ method: paymentMethod, paid: sum })),
  /** Totals at the end of each day with movements. */
  byDay: z.array(z.object({ day, paid: sum, charged: sum })),
})

export type ReportShape = z.infer<typeof report>

export const collectionExport = collectionKey.extend({
  /** `ledger`: the journal in double entry, a line for each side. */
  what: z.enum(['participants', 'journal', 'ledger']),
  format: z.enum(exportFormats),
  /** Language of the headings. */
  language,
})
