import type { ExportFormat } from '@touchline/domain/members/export/formats'
import type { Language } from '@touchline/domain/values/language'

import { AppError } from '#server/platform/errors.ts'

import type { ClubBooking } from '../../queries/accounting.ts'
import { fileOf } from '../export.ts'
import { clubLedgerTable } from '../journal-table.ts'

/** As many as DATEV takes in one file, so that a longer period is cut at the same place. */
const maxBookings = 99_999

interface Wanted {
  readonly from: string
  readonly to: string
  readonly format: ExportFormat
  readonly language: Language
}

/** A club's bookings in double entry, for a program other than DATEV. */
export async function exportClubLedger(
  bookings: readonly ClubBooking[],
  { from, to, format, language }: Wanted,
) {
  const problem = to < from ? 'before_start' : problemOf(bookings.length)
  if (problem !== undefined) throw new AppError('invalid_input', { fields: { to: problem } })
  const file = await fileOf('ledger', clubLedgerTable(bookings, language), { format, language })
  return { ...file, fileName: file.fileName.replace(/(?=\.\w+$)/, `-${from}-${to}`) }
}

function problemOf(count: number): string | undefined {
  if (count === 0) return 'no_bookings'
  return count > maxBookings ? 'too_many' : undefined
}
