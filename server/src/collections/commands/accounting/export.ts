import type { AccountingSettingsShape } from '@touchline/contract/collections/shapes/accounting'
import { datevLimits, validateAccounts } from '@touchline/domain/collections/accounting/chart'
import { datevBatch, datevFileName } from '@touchline/domain/collections/accounting/datev'
import { periodProblem } from '@touchline/domain/collections/accounting/financial-year'
import { toWindows1252 } from '@touchline/domain/collections/accounting/windows-1252'
import iconv from 'iconv-lite'

import { AppError } from '#server/platform/errors.ts'

import type { ClubBooking } from '../../queries/accounting.ts'
import { entryOf } from '../journal-table.ts'
import { collectionTexts } from '../texts.ts'
import { onlyEuroBookings } from './bookings.ts'

interface Wanted {
  readonly settings: AccountingSettingsShape
  readonly from: string
  readonly to: string
}

/** Throws `invalid_input` at the field that DATEV would refuse. */
export function checkExport({ settings, from, to }: Wanted): void {
  const period = periodProblem({ from, to }, settings.yearBegins)
  const fields = {
    ...(period !== undefined && { to: period }),
    ...validateAccounts(settings.accounts, settings.accountLength),
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields })
}

/** The bookings of a period as a file for DATEV, in German whatever the reader's language. */
export function writeBatch(
  bookings: readonly ClubBooking[],
  { settings, from, to, createdAt }: Wanted & { readonly createdAt: Date },
) {
  const rows = onlyEuroBookings(bookings)
  if (rows.length === 0) throw new AppError('invalid_input', { fields: { to: 'no_bookings' } })
  if (rows.length > datevLimits.rows)
    throw new AppError('invalid_input', { fields: { to: 'too_many' } })
  const text = datevBatch({
    settings,
    from,
    to,
    createdAt,
    bookings: rows.map((row) => ({
      onDay: row.onDay,
      billNumber: row.number,
      words: toWindows1252(wordsOf(row)),
      entry: entryOf(row),
      isCharge: row.isCharge,
    })),
  })
  return { fileName: datevFileName({ from, to }), bytes: iconv.encode(text, 'windows-1252') }
}

function wordsOf({ kind, payer, collection }: ClubBooking): string {
  return [collectionTexts.de.entries[kind], payer, collection].filter(Boolean).join(' ')
}
