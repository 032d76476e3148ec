import { exportFormats } from '@touchline/domain/members/export/formats'
import { z } from 'zod'

import { day, id, language } from '../../wire/values.ts'
import { collectionKind } from './collection.ts'
import { currency } from './money.ts'

/** The ledger of an erased team's collection: amounts without names. */
export const archivedLedgers = z.object({
  id,
  team: z.string(),
  collection: z.string(),
  kind: collectionKind,
  currency,
  erasedOn: day,
  keepUntil: day,
})

export const archivedLedgersList = z.object({ books: z.array(archivedLedgers) })

export const archivedLedgersExport = z.object({
  ledgerId: id,
  format: z.enum(exportFormats),
  /** Language of the headings. */
  language,
})

export type ArchivedLedgersShape = z.infer<typeof archivedLedgers>
