import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'

/**
 * Parses a phone number as E.164, using the country if it has no prefix. Undefined if invalid or
 * with an extension; never guesses.
 */
export function toE164(typed: string, country: string): string | undefined {
  const found = parsed(typed, country)
  return found?.isValid() ? found.number : undefined
}

/**
 * Like `toE164`, but only checks the length: numbering plans may be outdated and omit ranges
 * (07700 900… in Britain).
 */
export function toPossibleE164(typed: string, country: string): string | undefined {
  const found = parsed(typed, country)
  return found?.isPossible() ? found.number : undefined
}

/** True for a possible E.164 number. */
export function isE164(number: string): boolean {
  return toPossibleE164(number, '') === number
}

function parsed(typed: string, country: string) {
  const found = isSupportedCountry(country)
    ? parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false })
    : parsePhoneNumberFromString(typed, { extract: false })
  return found?.ext === undefined ? found : undefined
}
