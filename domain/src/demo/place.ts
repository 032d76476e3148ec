import { soleCountryOf, zoneOf } from '../values/countries.ts'

interface Place {
  readonly country: string
  readonly timeZone: string
}

/** A server's clock is often in UTC: the demo club then uses its country's zone. */
export function demoPlace({ country, timeZone }: Place): Place {
  if (soleCountryOf(timeZone) !== undefined) return { country, timeZone }
  return { country, timeZone: zoneOf(country) ?? timeZone }
}

/** Numbers reserved by the countries for fiction. */
const fictionalPhoneNumbers: Readonly<Record<string, string>> = {
  AU: '+61491570006',
  DE: '+493023125123',
  FR: '+33199001234',
  GB: '+447700900123',
  SE: '+46313900606',
  US: '+12025550123',
}

/** Undefined if a country reserves none: demo numbers must not be real. */
export function fictionalPhoneNumber(country: string): string | undefined {
  return Object.hasOwn(fictionalPhoneNumbers, country) ? fictionalPhoneNumbers[country] : undefined
}
