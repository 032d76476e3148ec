import { isTimeZone } from '@touchline/domain/values/countries'
import { instantOf, wallClockOf } from '@touchline/domain/events/wall-clock'
import { zoneOfWindows } from '@touchline/domain/events/windows-zones'

import { CalendarTooLarge, type Budget } from './budget.ts'
import { fixedClock, spelled, utc, type Clock } from './clock.ts'
import { describedClock } from './described-zone.ts'
import type { Block } from './lines.ts'

/** More than the world has; each that is new must be looked up. */
const mostZones = 1000
const longestName = 100

/**
 * The clocks a calendar names. A name of the IANA list or of Windows is that zone, however the file
 * itself describes it; any other name is what the file says. Undefined: nobody knows, so the time
 * floats.
 */
export function clocksOf(
  blocks: readonly Block[],
  { budget }: { readonly budget: Budget },
): (name: string) => Clock | undefined {
  const described = new Map(
    blocks.filter(({ kind }) => kind === 'VTIMEZONE').map((block) => [nameOf(block), block]),
  )
  const known = new Map<string, Clock | undefined>()

  function clockOf(name: string): Clock | undefined {
    const block = described.get(name)
    return named(name) ?? (block && describedClock(block, { budget })) ?? bareName(name)
  }

  return (name) => {
    if (!known.has(name) && known.size >= mostZones) throw new CalendarTooLarge()
    if (!known.has(name)) known.set(name, clockOf(name))
    return known.get(name)
  }
}

function named(name: string): Clock | undefined {
  if (name.length > longestName) return undefined
  const zone = [name, ianaPart(name), zoneOfWindows(name)].find(
    (candidate) => candidate !== undefined && isTimeZone(candidate),
  )
  return zone === undefined ? undefined : clockIn(zone)
}

function clockIn(zone: string): Clock {
  return {
    toInstant: (local) => spelled(Date.parse(instantOf(local, zone))),
    toLocal: (instant) => `${wallClockOf(instant, zone)}:${instant.slice(17, 19)}`,
  }
}

/** The end of "/mozilla.org/20050126_1/Europe/Madrid". */
function ianaPart(name: string): string | undefined {
  return /[A-Z][A-Za-z_]+\/(?:[A-Z][A-Za-z_-]+\/)?[A-Z][A-Za-z_-]+$/.exec(name)?.[0]
}

/** "CET", "EST5EDT", "GMT", "Z", "tzone://Microsoft/Utc", or a distance. */
function bareName(name: string): Clock | undefined {
  if (/^(?:z|gmt|(?:tzone:\/\/Microsoft\/)?utc)$/i.test(name)) return utc
  if (/^[WCEM]ET$|^(?:EST5EDT|CST6CDT|MST7MDT|PST8PDT)$/.test(name)) return clockIn(name)
  return aheadOfUtc(name)
}

/** "GMT+0100", "UTC-3", "+05:45". */
function aheadOfUtc(name: string): Clock | undefined {
  const [, sign, hours, minutes] =
    /^(?:UTC|GMT)?([+-])(1?\d|2[0-3]|0\d):?([0-5]\d)?$/i.exec(name.trim()) ?? []
  if (sign === undefined) return undefined
  const size = (Number(hours) * 60 + Number(minutes ?? 0)) * 60_000
  return fixedClock(sign === '-' ? -size : size)
}

function nameOf({ properties }: Block): string {
  const name = properties.find((one) => one.name === 'tzid')?.written ?? ''
  return name.replaceAll(/\\([,;\\])/g, '$1')
}
