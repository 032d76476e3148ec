import { getCountries, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'

import { toE164, toPossibleE164 } from '../../values/phone.ts'
import { normalizeText } from './words.ts'

/** The country for numbers without a prefix; `none` leaves them out. */
export type PhoneCountry = string

export type ReadPhone =
  /** True for a number of the right length that the country's numbering plan doesn't contain. */
  | { readonly kind: 'phone'; readonly number: string; readonly isUnusual: boolean }
  | { readonly kind: 'open' }
  | { readonly kind: 'problem'; readonly problem: 'phone_unreadable' | 'phone_extension' }

export type PhoneCountryFinding =
  | { readonly kind: 'known'; readonly country: PhoneCountry; readonly because: PhoneCountryReason }
  | { readonly kind: 'unneeded' }
  | { readonly kind: 'asked'; readonly choices: readonly string[] }

export type PhoneCountryReason = 'answer' | 'numbers' | 'team'

export interface PhoneEvidence {
  readonly cells: readonly string[]
  /** Values of a country column of the file, as written. */
  readonly countries: readonly string[]
  readonly teamCountry: string
}

const extension = /[;,]?\s*(?:\bext(?:ension)?|\bx|\bposte|\bdw|\bdurchwahl)\.?:?\s*\d{1,6}$/i
const neighbours = [
  'US',
  'CA',
  'GB',
  'IE',
  'AU',
  'DE',
  'AT',
  'CH',
  'FR',
  'BE',
  'ES',
  'MX',
  'IT',
  'NL',
  'PT',
]
const languages = ['en', 'fr', 'de', 'es']
const threeLetters: Readonly<Record<string, string>> = {
  usa: 'US',
  can: 'CA',
  gbr: 'GB',
  uk: 'GB',
  irl: 'IE',
  deu: 'DE',
  ger: 'DE',
  aut: 'AT',
  sui: 'CH',
  che: 'CH',
  fra: 'FR',
  bel: 'BE',
  esp: 'ES',
  ita: 'IT',
  nld: 'NL',
  prt: 'PT',
  mex: 'MX',
  dnk: 'DK',
}

/** Reads a number as E.164. `open` if it has no prefix and the country is unknown. */
export function readPhone(cell: string, country: string | undefined): ReadPhone {
  if (extension.test(cell)) return { kind: 'problem', problem: 'phone_extension' }
  if (!isInternational(cell) && country === undefined) return { kind: 'open' }
  const number = toPossibleE164(bare(cell), country ?? '')
  return number === undefined
    ? { kind: 'problem', problem: 'phone_unreadable' }
    : { kind: 'phone', number, isUnusual: toE164(number, '') !== number }
}

/** Removes remarks around a number, and the ".0" of spreadsheets. */
function bare(cell: string): string {
  return (
    cell
      .trim()
      .replace(/^00/, '+')
      .replace('(0)', '')
      .replace(/\.0$/, '')
      // "600 111 222 (Mama)", "Dad: 600 111 222"
      .replace(/\s*\([^\d)]*\)$/, '')
      .replace(/^\p{L}[\p{L} .]{0,30}:\s*/u, '')
  )
}

/**
 * The country of numbers without a prefix: the team's country, or the one in the file's
 * international numbers or country column. If both fit, or neither, the person is asked.
 */
export function findPhoneCountry({
  cells,
  countries,
  teamCountry,
}: PhoneEvidence): PhoneCountryFinding {
  const national = cells.filter((cell) => !isInternational(cell) && !extension.test(cell))
  if (national.length === 0) return { kind: 'unneeded' }

  const fit = (country: string) =>
    national.filter((cell) => toE164(bare(cell), country) !== undefined).length >=
    national.length * 0.8
  const evidence = [
    ...countriesWritten(cells),
    ...countries.flatMap((name) => countryNamed(name) ?? []),
  ]
  const named = [...new Set(evidence)].filter(fit)
  const teamFits = fit(teamCountry)
  const [only] = named

  if (teamFits && named.every((country) => country === teamCountry))
    return { kind: 'known', country: teamCountry, because: 'team' }
  if (!teamFits && named.length === 1 && only)
    return { kind: 'known', country: only, because: 'numbers' }
  const isPossible = national.every((cell) => readPhone(cell, teamCountry).kind === 'phone')
  const others = [...new Set([...evidence, ...neighbours])].filter(fit)
  const choices = [...new Set([...(teamFits || isPossible ? [teamCountry] : []), ...others])]
  return choices.length === 0
    ? { kind: 'known', country: teamCountry, because: 'team' }
    : { kind: 'asked', choices: choices.slice(0, 8) }
}

/** The ISO code of a country name or code: US, USA, Denmark, Dänemark, Danemark, Dinamarca. */
export function countryNamed(name: string): string | undefined {
  const key = normalizeText(name).trim()
  const code = key.toUpperCase()
  if (isSupportedCountry(code)) return code
  return Object.hasOwn(threeLetters, key) ? threeLetters[key] : countryNames().get(key)
}

function countriesWritten(cells: readonly string[]): string[] {
  return cells
    .filter(isInternational)
    .flatMap((cell) => parsePhoneNumberFromString(cell.trim().replace(/^00/, '+'))?.country ?? [])
}

function isInternational(cell: string): boolean {
  return /^\s*\(?(\+|00)/.test(cell)
}

let names: ReadonlyMap<string, string> | undefined

/** Built on first use: one name per country and language. */
function countryNames(): ReadonlyMap<string, string> {
  names ??= new Map(
    languages.flatMap((language) => {
      const display = new Intl.DisplayNames(language, { type: 'region' })
      return getCountries().map((code) => [normalizeText(display.of(code) ?? code), code] as const)
    }),
  )
  return names
}
