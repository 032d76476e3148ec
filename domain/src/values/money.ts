/** What fees can be asked for in; the first is proposed. */
export const currencies = ['EUR', 'USD', 'GBP', 'CAD', 'AUD', 'JPY'] as const
export type Currency = (typeof currencies)[number]

/** How many decimals prices of a currency have: two for most, none for the yen. */
export function decimalsOf(currency: string): number {
  const style = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return style.maximumFractionDigits ?? 2
}

/** The one place where a price in minor units becomes a number that people read. */
export function majorUnitsOf(amount: number, currency: string): number {
  return amount / 10 ** decimalsOf(currency)
}

/**
 * What was typed as a price, in minor units: "100", "99.5", "12,50". Undefined where it is no price of
 * that currency, or more than anybody collects.
 */
export function minorUnitsIn(typed: string, currency: string): number | undefined {
  const price = /^(?<whole>\d{1,9})(?:[.,](?<part>\d{1,3}))?$/.exec(typed.trim())?.groups
  const decimals = decimalsOf(currency)
  const [whole = '', part = ''] = [price?.['whole'], price?.['part']]
  if (whole === '' || part.length > decimals) return undefined
  const amount = Number(whole + part.padEnd(decimals, '0'))
  return amount <= mostAmount ? amount : undefined
}

/** Providers take no price of more than eight digits. */
export const mostAmount = 99_999_999

/** An amount in equal parts; the odd minor units go to the first: 100.00 in three is 33.34, 33.33, 33.33. */
export function partsOf(amount: number, count: number): readonly number[] {
  const share = Math.floor(amount / count)
  const odd = amount - share * count
  return Array.from({ length: count }, (_, at) => (at < odd ? share + 1 : share))
}
