import { formatReference } from '@touchline/domain/collections/payment-reference'

/** Groups of four, as on cards and statements. */
export function formatIban(iban: string): string {
  return formatReference(iban.replaceAll(/\s/g, '').toUpperCase())
}
