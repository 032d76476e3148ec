import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'

/**
 * A typed phone number as E.164, read as one of the country when it has no prefix of its own.
 * Undefined when it is no valid number or carries an extension: a number is never guessed.
 */
export function toE164(typed: string, country: string): string | undefined {
  const found = isSupportedCountry(country)
    ? parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false })
    : parsePhoneNumberFromString(typed, { extract: false })
  if (!found?.isValid() || found.ext !== undefined) return undefined
  return found.number
}

/** True for a possible and valid number in E.164. */
export function isE164(number: string): boolean {
  return toE164(number, '') === number
}
