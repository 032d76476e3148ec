import { soleCountryOf, zoneOf } from '../values/countries.ts'

interface Place {
  readonly country: string
  readonly timeZone: string
}

/** A server's clock is often in UTC, which is no one's time: the demo club then keeps its country's. */
export function demoPlace({ country, timeZone }: Place): Place {
  if (soleCountryOf(timeZone) !== undefined) return { country, timeZone }
  return { country, timeZone: zoneOf(country) ?? timeZone }
}

/** Numbers that are given to no one: the countries keep them for films and books. */
const fictionalPhoneNumbers: Readonly<Record<string, string>> = {
  AU: '+61491570006',
  DE: '+493023125123',
  FR: '+33199001234',
  GB: '+447700900123',
  SE: '+46313900606',
  US: '+12025550123',
}

/** Undefined where a country keeps none: a number in a demo must not ring anywhere. */
export function fictionalPhoneNumber(country: string): string | undefined {
  return Object.hasOwn(fictionalPhoneNumbers, country) ? fictionalPhoneNumbers[country] : undefined
}
