/** Every country of ISO 3166-1 alpha-2; their names come from Intl.DisplayNames. */
const codes =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT ' +
  'BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ' +
  'ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT ' +
  'HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS ' +
  'LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI ' +
  'NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG ' +
  'SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG ' +
  'UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'

export const countries: readonly string[] = codes.split(' ')

/** The specification's countries, offered first. */
export const firstCountries = ['ES', 'FR', 'US'] as const
export const firstTimeZones = ['Europe/Madrid', 'Europe/Paris', 'America/New_York'] as const

export function isCountry(code: string): boolean {
  return countries.includes(code)
}

/** True for an IANA name such as Europe/Madrid, but not for a bare offset. */
export function isTimeZone(name: string): boolean {
  if (name !== 'UTC' && !/^[A-Z][A-Za-z_]+(\/[A-Za-z0-9_+-]+)+$/.test(name)) return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** What a browser reveals about its location. */
export interface Browser {
  /** navigator.languages, most preferred first. */
  readonly languages: readonly string[]
  readonly timeZone: string
}

/**
 * The country where a new team probably plays: the only one that uses the browser's zone, else the
 * region of the preferred languages, else the given one, else Spain, the first in the
 * specification.
 */
export function probableCountry(browser: Browser, otherwise = 'ES'): string {
  const byZone = soleCountryOf(browser.timeZone)
  if (byZone !== undefined) return byZone
  const regions = browser.languages.map(regionOf)
  return regions.find((region) => region !== undefined && isCountry(region)) ?? otherwise
}

/** Undefined if several countries or none use the zone. */
export function soleCountryOf(timeZone: string): string | undefined {
  return Object.hasOwn(countryOfZone, timeZone) ? countryOfZone[timeZone] : undefined
}

/** The first zone that only this country uses. */
export function zoneOf(country: string): string | undefined {
  return Object.keys(countryOfZone).find((zone) => countryOfZone[zone] === country)
}

function regionOf(tag: string): string | undefined {
  return /^[a-z]{2,3}(?:-[a-z]{4})?-([a-z]{2})\b/i.exec(tag)?.[1]?.toUpperCase()
}

/** Zones of a single country where the browser's language often suggests another. */
const countryOfZone: Readonly<Record<string, string>> = {
  'Europe/Madrid': 'ES',
  'Atlantic/Canary': 'ES',
  'Africa/Ceuta': 'ES',
  'Europe/Paris': 'FR',
  'Europe/Berlin': 'DE',
  'Europe/Vienna': 'AT',
  'Europe/Zurich': 'CH',
  'Europe/Rome': 'IT',
  'Europe/London': 'GB',
  'Europe/Dublin': 'IE',
  'Europe/Lisbon': 'PT',
  'Europe/Brussels': 'BE',
  'Europe/Amsterdam': 'NL',
  'Europe/Luxembourg': 'LU',
  'Europe/Copenhagen': 'DK',
  'Europe/Stockholm': 'SE',
  'Europe/Oslo': 'NO',
  'Europe/Helsinki': 'FI',
  'Europe/Warsaw': 'PL',
  'Europe/Prague': 'CZ',
  'America/New_York': 'US',
  'America/Chicago': 'US',
  'America/Denver': 'US',
  'America/Los_Angeles': 'US',
  'America/Mexico_City': 'MX',
  'America/Argentina/Buenos_Aires': 'AR',
  'America/Bogota': 'CO',
  'America/Santiago': 'CL',
}
