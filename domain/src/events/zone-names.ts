import { isTimeZone } from '../values/countries.ts'
import { foldText } from '../values/folding.ts'
import { zoneFromWindowsName } from './windows-zones.ts'
import { zoneFromPlaces } from './zone-from-places.ts'

/** Finds IANA names in any case or with spaces, and Windows names; undefined for others. */
export function zoneByName(name: string): string | undefined {
  // Outlook numbers different zones with one name: "W. Europe Standard Time 1".
  const plain = name.trim().replace(/ \d$/, '')
  return [plain, ianaPart(plain)].map(zoneSpelled).find(Boolean) ?? zoneFromWindowsName(plain)
}

/** Takes "Europe/Madrid" from "/mozilla.org/20050126_1/Europe/Madrid". */
function ianaPart(name: string): string {
  return /[A-Z][A-Za-z_]+\/(?:[A-Z][A-Za-z_-]+\/)?[A-Z][A-Za-z_-]+$/.exec(name)?.[0] ?? ''
}

/** In the spelling of the IANA list. */
function zoneSpelled(name: string): string | undefined {
  const written = name.replaceAll(/\s*\/\s*/g, '/').replaceAll(/\s+/g, '_')
  if (/^[A-Z][a-z]+(?:\/[A-Z][\w+-]*)+$/.test(written) && isTimeZone(written)) return written
  if (!/^[A-Za-z_]+(?:\/[\w+-]+)+$/.test(written)) return undefined
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: written }).resolvedOptions()
    return timeZone
  } catch {
    return undefined
  }
}

/**
 * Reads "GMT+0100", "UTC-3", "+05:45" or "(GMT+01.00)" as minutes ahead of UTC; undefined for
 * other names.
 */
export function fixedOffset(name: string): number | undefined {
  const plain = name.replaceAll(/[\s()]/g, '').replaceAll(/[\u2010-\u2015\u2212]/g, '-')
  if (
    /^(?:z|gmt0?|ut|uct|zulu|etc\/utc|coordinateduniversaltime|(?:tzone:\/\/microsoft\/)?utc)$/i.test(
      plain,
    )
  )
    return 0
  const [, sign, hours, minutes = 0] =
    /^(?:UTC|GMT|UT|Z)?([+-])(1?\d|2[0-3]|0\d)(?:[:.]?([0-5]\d))?$/i.exec(plain) ?? []
  if (sign === undefined) return undefined
  const size = Number(hours) * 60 + Number(minutes)
  return sign === '-' ? 0 - size : size
}

/** The zone of a Windows display name with its offset: "(UTC+01:00) Amsterdam, Berlin". */
export function zoneFromDisplayName(name: string): string | undefined {
  return /^\((?:utc|gmt)[^)]*\)/i.test(name) ? zoneFromPlaces(name) : undefined
}

/**
 * Guesses the zone of a display name: "Amsterdam, Berlin", "Mitteleuropäische Zeit", "Hora de
 * verano romance", "CEST", "Berlin". Undefined if unclear.
 */
export function guessZone(name: string): string | undefined {
  const words = foldText(name.replaceAll(/[.,;:/()_]+/g, ' '))
  return (
    zoneFromPlaces(name) ?? spoken.find(([pattern]) => pattern.test(words))?.[1] ?? cityIn(name)
  )
}

/** Folded. Windows names the zone of Berlin and Rome "Western Europe" in every language. */
const spoken: readonly (readonly [RegExp, string])[] = [
  [
    /british|irish|\bbst\b|\bgmt (?:standard|normal|sommer|summer|daylight|standaard|zomer)/,
    'Europe/London',
  ],
  [/(?:hora|ora|heure) .*\bgmt\b|greenwich/, 'Europe/London'],
  [/western european|westeuropaische|\b(?:wet|west|wez|wesz)$/, 'Europe/Lisbon'],
  [/mitteleurop|roman(?:ce|isch|sk)|\b(?:cet|cest|mez|mesz|hnec|haec|mitt)\b/, 'Europe/Berlin'],
  [/central europ|europ\w* central|centraleurop|europa srodkowa|srodkowoeurop/, 'Europe/Berlin'],
  [/midden europ|stredn\w* evrop|stredoeurop|mellaneurop|mellemeurop|keski euroo/, 'Europe/Berlin'],
  [/europe de l ?ouest|europa occidental|west europ|western europe|w europe/, 'Europe/Berlin'],
  [/vasteurop|vesteurop|vest europ|europa ocidental|zachodnioeurop|lansi euroo/, 'Europe/Berlin'],
  [
    /osteurop|eastern europ|europe de l ?est|europa oriental|oost europ|osteurop/,
    'Europe/Helsinki',
  ],
  [/\b(?:eet|eest|oez|oesz|fle|gtb)\b|ost europ|ita euroo|wschodnioeurop/, 'Europe/Helsinki'],
  [/moskau|moscow|moscou|moscu|mosca|russian|russisch|\bmsk\b/, 'Europe/Moscow'],
  [/turk|\btrt\b|istanbul/, 'Europe/Istanbul'],
  [/\b(?:edt|et)\b|eastern (?:standard|daylight )?time|ostkusten/, 'America/New_York'],
  [/\b(?:cdt|cst|ct)\b|central (?:standard |daylight )?time|inlandzeit/, 'America/Chicago'],
  [/\b(?:mdt|mt)\b|mountain|rocky/, 'America/Denver'],
  [/\b(?:pdt|pst|pt)\b|pacific|pacifi(?:que|co)|westkusten/, 'America/Los_Angeles'],
  [/brasil|brazil|\bbrt\b/, 'America/Sao_Paulo'],
  [/argentin|\bart\b/, 'America/Argentina/Buenos_Aires'],
  [/\bist\b|india|indien|inde\b/, 'Asia/Kolkata'],
  [/\bjst\b|japan|japon|giappone/, 'Asia/Tokyo'],
  [/\b(?:aest|aedt)\b/, 'Australia/Sydney'],
  [/\b(?:nzst|nzdt)\b|new zealand|neuseeland/, 'Pacific/Auckland'],
  [/\bsast\b|south africa|sudafri/, 'Africa/Johannesburg'],
]

/** Finds the city in "Berlin" or "Europe Berlin": IANA names zones after large cities. */
function cityIn(name: string): string | undefined {
  for (const part of name.split(/[,;()]/)) {
    const city = part.trim().replace(/^(?:europe|america|asia|africa|australia)[ _-]/i, '')
    const zone = continents.map((continent) => zoneSpelled(`${continent}/${city}`)).find(Boolean)
    if (city !== '' && zone !== undefined) return zone
  }
  return undefined
}

const continents = ['Europe', 'America', 'Asia', 'Africa', 'Australia', 'Pacific', 'Atlantic']
