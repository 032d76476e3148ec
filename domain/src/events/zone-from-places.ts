import { isTimeZone } from '../values/countries.ts'
import { zoneFromWindowsName } from './windows-zones.ts'

/** Cities in Windows zone names that are not in the IANA list, with one of the same zone. */
const otherPlaces = new Map([
  ['alaska', 'America/Anchorage'],
  ['abu dhabi', 'Asia/Dubai'],
  ['arizona', 'America/Phoenix'],
  ['astana', 'Asia/Almaty'],
  ['beijing', 'Asia/Shanghai'],
  ['belgrade', 'Europe/Belgrade'],
  ['brasilia', 'America/Sao_Paulo'],
  ['canberra', 'Australia/Sydney'],
  ['chennai', 'Asia/Kolkata'],
  ['chihuahua', 'America/Mazatlan'],
  ['coordinated universal time', 'UTC'],
  ['hawaii', 'Pacific/Honolulu'],
  ['indiana (east)', 'America/Indiana/Indianapolis'],
  ['islamabad', 'Asia/Karachi'],
  ['mid-atlantic', 'Etc/GMT+2'],
  ['newfoundland', 'America/St_Johns'],
  ['osaka', 'Asia/Tokyo'],
  ['saskatchewan', 'America/Regina'],
  ['west central africa', 'Africa/Lagos'],
])

/** "Eastern Time (US & Canada)", "Atlantic Time (Canada)". */
const american = /^(eastern|central|mountain|pacific|atlantic) time \((?:us|canada)/i

/**
 * The zone of a Windows display name such as "(UTC+01:00) Amsterdam, Berlin, Bern". Its cities
 * share a clock, so the first known one decides. Undefined for other names.
 */
export function zoneFromPlaces(name: string): string | undefined {
  const places = name.replace(/^\((?:utc|gmt)[^)]*\)\s*/i, '').trim()
  if (places === name.trim() && !places.includes(', ')) return undefined
  const [, area] = american.exec(places) ?? []
  if (area !== undefined) return zoneFromWindowsName(`${area} Standard Time`)
  for (const place of places.split(/[,;/]\s*/)) {
    const zone = otherPlaces.get(place.toLowerCase()) ?? zoneOfCity(place)
    if (zone !== undefined) return zone
  }
  return undefined
}

const continents = ['Europe', 'America', 'Asia', 'Africa', 'Australia', 'Pacific', 'Atlantic']

/** IANA names each zone after a large city. */
function zoneOfCity(place: string): string | undefined {
  const city = place.trim().replaceAll(/\s+/g, '_')
  if (!/^\p{Lu}[\p{L}_.-]+$/u.test(city)) return undefined
  return continents
    .flatMap((continent) => [`${continent}/${city}`, `${continent}/Argentina/${city}`])
    .find(isTimeZone)
}
