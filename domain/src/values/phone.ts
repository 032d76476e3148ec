import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'

/**
 * A typed phone number as E.164, read as one of the country when it has no prefix of its own.
 * Undefined when it is no valid number or carries an extension: a number is never guessed.
 */
export function toE164(typed: string, country: string): string | undefined {
  const found = parsed(typed, country)
  return found?.isValid() ? found.number : undefined
}

/**
 * As `toE164`, but a number of the right length is enough: people know their numbers better than the
 * plan of numbers, which is years old somewhere and leaves out ranges (07700 900… in Britain).
 */
export function toPossibleE164(typed: string, country: string): string | undefined {
  const found = parsed(typed, country)
  return found?.isPossible() ? found.number : undefined
}

/** True for a possible number in E.164. */
export function isE164(number: string): boolean {
  return toPossibleE164(number, '') === number
}

function parsed(typed: string, country: string) {
  const found = isSupportedCountry(country)
    ? parsePhoneNumberFromString(typed, { defaultCountry: country, extract: false })
    : parsePhoneNumberFromString(typed, { extract: false })
  return found?.ext === undefined ? found : undefined
}
