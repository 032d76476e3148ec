import { balancesOf, chargedIn, paidIn } from '@touchline/domain/collections/journal'

import type { ClubBooking } from '../../queries/accounting.ts'
import { entryOf } from '../journal-table.ts'

/** DATEV keeps the books in euros. */
export function inEuros(bookings: readonly ClubBooking[]): readonly ClubBooking[] {
  return bookings.filter(({ currency }) => currency === 'EUR')
}

/** What the file of these bookings would hold. */
export function figuresOf(bookings: readonly ClubBooking[]) {
  const rows = inEuros(bookings)
  const entries = rows.map(entryOf)
  return {
    bookings: rows.length,
    charged: chargedIn(entries),
    paid: paidIn(entries),
    outstanding: balancesOf(entries).outstanding,
    leftOut: bookings.length - rows.length,
  }
}
