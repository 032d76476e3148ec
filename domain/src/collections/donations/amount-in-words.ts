import { toCurrency as inGerman } from 'n2words/de-DE'
import { toCurrency as inSpanish } from 'n2words/es-ES'
import { toCurrency as inFrench } from 'n2words/fr-FR'

import type { DonationCountry } from './countries.ts'

/** An amount in cents as a receipt of the country writes it. */
export function amountInWords(cents: number, country: DonationCountry): string {
  const amount = `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
  switch (country) {
    case 'DE':
      return inGerman(amount)
    case 'FR':
      // "un million d’euros"
      return inFrench(amount).replace(/(million|milliard)(s?) euros/, '$1$2 d’euros')
    case 'ES':
      return (
        inSpanish(amount)
          .replaceAll('veintiuno ', 'veintiún ')
          .replaceAll(/ uno (?=mil|euros|céntimos)/g, ' un ')
          // "un millón de euros"
          .replace(/(millón|millones) euros/, '$1 de euros')
      )
  }
}
