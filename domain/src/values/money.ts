import type { Language } from './language.ts'

/** Currencies for fees; the first is proposed. */
export const currencies = ['EUR', 'CHF', 'USD', 'GBP', 'CAD', 'AUD', 'JPY'] as const
export type Currency = (typeof currencies)[number]

const currencyByCountry: Readonly<Record<string, Currency>> = {
  CH: 'CHF',
  LI: 'CHF',
  GB: 'GBP',
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  JP: 'JPY',
}

/** The currency people pay with in a country, among those we support. */
export function currencyIn(country: string): Currency {
  return currencyByCountry[country] ?? 'EUR'
}

/** The decimals of a currency: two for most, none for the yen. */
export function decimalsOf(currency: string): number {
  const style = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return style.maximumFractionDigits ?? 2
}

/** The only conversion of minor units to displayed numbers. */
export function majorUnitsOf(amount: number, currency: string): number {
  return amount / 10 ** decimalsOf(currency)
}

/** Thousands separators; French uses a space, which every language accepts. */
const groupMarks: Readonly<Record<Language, string>> = { en: ',', de: '.', es: '.', fr: ' ' }

/**
 * Parses a price into minor units: "100", "99.5", "12,50", with the language's thousands
 * separators: "1.050,00" in German, "1,050.00" in English. Undefined if it is invalid, ambiguous
 * or above the maximum.
 */
export function minorUnitsIn(
  typed: string,
  currency: string,
  language: Language,
): number | undefined {
  const plain = typed.trim().replaceAll(/(?<=\d)[\s'’](?=\d{3}(?!\d))/gu, '')
  const decimals = decimalsOf(currency)
  const mark = decimalMarkIn(plain, { language, decimals })
  const [whole = '', part = ''] = mark === undefined ? [plain] : plain.split(mark)
  if (!/^(?:\d{1,9}|\d{1,3}(?<mark>[.,])\d{3}(?:\k<mark>\d{3})*)$/.test(whole)) return undefined
  if (!/^\d*$/.test(part) || part.length > decimals || plain.endsWith(mark ?? '-')) return undefined
  const amount = Number(whole.replaceAll(/[.,]/g, '') + part.padEnd(decimals, '0'))
  return amount <= maxAmount ? amount : undefined
}

interface Written {
  readonly language: Language
  readonly decimals: number
}

/** The decimal separator, or undefined. */
function decimalMarkIn(plain: string, { language, decimals }: Written): string | undefined {
  const marks = plain.match(/[.,]/g) ?? []
  const [last] = marks.slice(-1)
  if (last === undefined) return undefined
  const count = marks.filter((mark) => mark === last).length
  if (count < marks.length) return last
  const isGrouped = count > 1 || (last === groupMarks[language] && /[.,]\d{3}$/.test(plain))
  return isGrouped && decimals < 3 ? undefined : last
}

/** Payment providers accept at most eight digits. */
export const maxAmount = 99_999_999

/**
 * Splits an amount into equal parts; the first ones get the odd minor units: 100.00 in three is
 * 33.34, 33.33, 33.33.
 */
export function partsOf(amount: number, count: number): readonly number[] {
  const share = Math.floor(amount / count)
  const odd = amount - share * count
  return Array.from({ length: count }, (_, at) => (at < odd ? share + 1 : share))
}
