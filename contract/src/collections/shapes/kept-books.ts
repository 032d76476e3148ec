import { exportFormats } from '@touchline/domain/members/export/formats'
import { z } from 'zod'

import { day, id, language } from '../../wire/values.ts'
import { collectionKind } from './collection.ts'
import { currency } from './money.ts'

/** The books of a collection whose team is gone: numbers and sums, no names. */
export const keptBooks = z.object({
  id,
  team: z.string(),
  collection: z.string(),
  kind: collectionKind,
  currency,
  erasedOn: day,
  keepUntil: day,
})

export const keptBooksList = z.object({ books: z.array(keptBooks) })

export const keptBooksExport = z.object({
  ledgerId: id,
  format: z.enum(exportFormats),
  /** Of the headings. */
  language,
})

export type KeptBooksShape = z.infer<typeof keptBooks>
