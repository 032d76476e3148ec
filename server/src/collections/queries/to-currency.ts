import { currencies, type Currency } from '@touchline/domain/values/money'

/** A currency as it is stored; a check in the database allows no others. */
export function toCurrency(stored: string): Currency {
  return currencies.find((currency) => currency === stored) ?? 'EUR'
}
