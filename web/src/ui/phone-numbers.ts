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
  /** As people of the country write it. */
  readonly national: string
}

interface CallingCountry {
  readonly code: string
  readonly name: string
}

/** Sorted once per language, not with each key that is typed. */
const sortedCountries = new Map<string, readonly CallingCountry[]>()

/**
 * Every country with its calling code, by its name in a language.
 * @public The field asks for it through the module it loads when it is needed.
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

/** A stored number as displayed; an invalid one stays as typed. */
export function typedFrom(stored: string, country: string): TypedNumber {
  const found = parsePhoneNumberFromString(stored, knownCountry(country))
  if (!found) return { country, national: stored }
  // Countries share a calling code: a number that fits none of them yet still keeps that code.
  const [likely = country] = found.getPossibleCountries()
  return { country: found.country ?? likely, national: found.formatNational() }
}

/** A stored number as displayed, dialable from anywhere. */
export function shownFrom(stored: string): string {
  return parsePhoneNumberFromString(stored)?.formatInternational() ?? stored
}

/** Formats while one types; a prefix typed by hand chooses the country. */
export function typedOn(text: string, country: string): TypedNumber {
  const typing = new AsYouType(knownCountry(country))
  const national = typing.input(text)
  return { country: typing.getCountry() ?? country, national: /\d/.test(text) ? national : text }
}

/** E.164 when it has the length of a number of its country, else what was typed, for the form to refuse. */
export function storedFrom({ country, national }: TypedNumber): string {
  const found = parsePhoneNumberFromString(national, knownCountry(country))
  return found?.isPossible() ? found.number : national.trim()
}

function knownCountry(country: string): CountryCode | undefined {
  return isSupportedCountry(country) ? country : undefined
}
