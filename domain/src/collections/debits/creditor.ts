import { checkSum } from '../../values/check-sum.ts'
import { isIban, withoutBlanks } from '../../values/iban.ts'

/**
 * Whether the check digits of a SEPA creditor identifier (EPC262-08) are right. The business code, characters 5
 * to 7, is the creditor's own choice and not part of the check. Blanks do not count.
 */
export function isCreditorIdentifier(text: string): boolean {
  const plain = withoutBlanks(text)
  const isShaped = /^[A-Z]{2}\d{2}[A-Z0-9]{3}[A-Z0-9]{1,28}$/.test(plain)
  return isShaped && checkSum(plain.slice(7) + plain.slice(0, 4)) === 1
}

/** SEPA countries and territories by IBAN prefix (EPC409-09). */
const insideEea =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(
    ' ',
  )
const outsideEea = 'AD AL CH GB GG IM JE MC MD ME MK RS SM VA'.split(' ')

/** Whether clubs of a country collect in euros. */
export function isEuroCountry(country: string): boolean {
  return insideEea.includes(country) && !withOwnMoney.includes(country)
}

const withOwnMoney = 'CZ DK HU IS LI NO PL RO SE'.split(' ')

/** Whether an account can be debited in the SEPA scheme. */
export function isSepaIban(text: string): boolean {
  const country = countryOf(text)
  return isIban(text) && (insideEea.includes(country) || outsideEea.includes(country))
}

/** Banks outside the European Economic Area need the payer's address. */
export function needsAddress(iban: string): boolean {
  return outsideEea.includes(countryOf(iban))
}

/** The country of an account. */
export function countryOf(iban: string): string {
  return withoutBlanks(iban).slice(0, 2)
}
