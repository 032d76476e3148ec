import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min'

export interface TypedNumber {
  readonly country: string
  /** In the country's format. */
  readonly national: string
}

interface CallingCountry {
  readonly code: string
  readonly name: string
}

/** Sorted once per language. */
const sortedCountries = new Map<string, readonly CallingCountry[]>()

/**
 * Every country with its calling code, by translated name. @public The field calls it through the
 * module it loads lazily.
 */
export function callingCountries(language: string): readonly CallingCountry[] {
  const known = sortedCountries.get(language)
  if (known !== undefined) return known
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  const countries = getCountries()
    .map((code) => ({ code, name: `${names.of(code) ?? code} (${callingCode(code)})` }))
    .toSorted((a, b) => compare(a.name, b.name))
  sortedCountries.set(language, countries)
  return countries
}

export function callingCode(country: string): string {
  return isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : ''
}

/** The display form of a stored number; invalid ones stay as typed. */
export function typedFrom(stored: string, country: string): TypedNumber {
  const found = parsePhoneNumberFromString(stored, knownCountry(country))
  if (!found) return { country, national: stored }
  // Countries share calling codes, so an incomplete number keeps the code of a possible one.
  const [likely = country] = found.getPossibleCountries()
  return { country: found.country ?? likely, national: found.formatNational() }
}

/** A stored number in international format. */
export function shownFrom(stored: string): string {
  return parsePhoneNumberFromString(stored)?.formatInternational() ?? stored
}

/** Formats a number while it is typed; a typed prefix chooses the country. */
export function typedOn(text: string, country: string): TypedNumber {
  const typing = new AsYouType(knownCountry(country))
  const national = typing.input(text)
  return { country: typing.getCountry() ?? country, national: /\d/.test(text) ? national : text }
}

/** E.164 if the length fits the country, otherwise the typed text, for the form to refuse. */
export function storedFrom({ country, national }: TypedNumber): string {
  const found = parsePhoneNumberFromString(national, knownCountry(country))
  return found?.isPossible() ? found.number : national.trim()
}

function knownCountry(country: string): CountryCode | undefined {
  return isSupportedCountry(country) ? country : undefined
}
