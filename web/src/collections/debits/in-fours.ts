import { inGroups } from '@touchline/domain/collections/payment-reference'

/** As it stands on cards and statements. */
export function inFours(iban: string): string {
  return inGroups(iban.replaceAll(/\s/g, '').toUpperCase())
}
