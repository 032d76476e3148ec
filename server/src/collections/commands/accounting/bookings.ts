import { balancesOf, chargedAmount, paidAmount } from '@touchline/domain/collections/journal'
import { currencies, type Currency } from '@touchline/domain/values/money'

import type { ClubBooking } from '../../queries/accounting.ts'
import { entryOf } from '../journal-table.ts'

/** DATEV keeps the books in euros. */
export function onlyEuroBookings(bookings: readonly ClubBooking[]): readonly ClubBooking[] {
  return bookings.filter(({ currency }) => currency === 'EUR')
}

/** What the bookings come to in each currency, and how many DATEV's file leaves out. */
export function sumBookings(bookings: readonly ClubBooking[]) {
  const euros = onlyEuroBookings(bookings)
  const ofCurrency = Map.groupBy(bookings, ({ currency }) => currency)
  const used = currencies.filter((currency) => ofCurrency.has(currency))
  const shown = [...used].toSorted((one) => (one === 'EUR' ? -1 : 1))
  return {
    sums: shown.map((currency) => sumsOf(currency, ofCurrency.get(currency) ?? [])),
    leftOut: bookings.length - euros.length,
  }
}

function sumsOf(currency: Currency, bookings: readonly ClubBooking[]) {
  const entries = bookings.map(entryOf)
  const { waived, outstanding } = balancesOf(entries)
  return {
    currency,
    bookings: bookings.length,
    charged: chargedAmount(entries),
    paid: paidAmount(entries),
    waived,
    outstanding,
  }
}
