import { z } from 'zod'

import { id, instant } from '../../wire/values.ts'
import { collectionKey } from './collection.ts'

/** People who wait for a place, the next one first. */
export const waitingList = z.object({
  /** Null: no limit. */
  places: z.int().nullable(),
  /** Taken places. */
  taken: z.int(),
  entries: z.array(
    z.object({
      billId: id,
      payer: z.string(),
      /** The people it is for. */
      names: z.array(z.string()),
      feeNames: z.array(z.string()),
      since: instant,
    }),
  ),
})

export type WaitingListShape = z.infer<typeof waitingList>

export const waitingListKey = collectionKey

/** To the top, a place at once, or off the list. */
export const waitingListMove = collectionKey.extend({
  billId: id,
  move: z.enum(['first', 'placed', 'removed']),
})
