import { isTimeZone } from '@touchline/domain/values/countries'
import { instantOf, wallClockOf } from '@touchline/domain/events/wall-clock'
import { zoneOfWindows } from '@touchline/domain/events/windows-zones'
import ICAL from 'ical.js'

import type { Block } from './lines.ts'

/** The clock of some place: to the instant and back. */
export interface Clock {
  /** `YYYY-MM-DDTHH:MM:SS` as the wall shows it becomes ISO 8601 in UTC. */
  toInstant(local: string): string
  toLocal(instant: string): string
}

export const utc: Clock = {
  toInstant: (local) => `${local}Z`,
  toLocal: (instant) => instant.slice(0, 19),
}

/**
 * The clocks a calendar names. A name of the IANA list or of Windows is that zone, however the file
 * itself describes it; any other name is what the file says. Undefined: nobody knows, so the time
 * floats.
 */
export function clocksOf(blocks: readonly Block[]): (name: string) => Clock | undefined {
  const described = new Map(
    blocks.filter(({ kind }) => kind === 'VTIMEZONE').map((block) => [nameOf(block), block]),
  )
  const known = new Map<string, Clock | undefined>()
  return (name) => {
    if (!known.has(name)) known.set(name, named(name) ?? asDescribed(described.get(name)))
    return known.get(name)
  }
}

function named(name: string): Clock | undefined {
  const zone = [name, ianaPart(name), zoneOfWindows(name)].find(
    (candidate) => candidate !== undefined && isTimeZone(candidate),
  )
  if (zone === undefined) return undefined
  return {
    toInstant: (local) => spelled(instantOf(local, zone)),
    toLocal: (instant) => `${wallClockOf(instant, zone)}:${instant.slice(17, 19)}`,
  }
}

/** The end of "/mozilla.org/20050126_1/Europe/Madrid". */
function ianaPart(name: string): string | undefined {
  return /[A-Z][A-Za-z_]+\/(?:[A-Z][A-Za-z_-]+\/)?[A-Z][A-Za-z_-]+$/.exec(name)?.[0]
}

function asDescribed(block: Block | undefined): Clock | undefined {
  if (block === undefined) return undefined
  const zone = zoneOf(block)
  if (zone === undefined) return undefined
  const shift = (local: string) => zone.utcOffset(ICAL.Time.fromDateTimeString(local)) * 1000
  return {
    toInstant: (local) => moved(local, -shift(local)),
    toLocal: (instant) => {
      const near = moved(instant.slice(0, 19), shift(instant.slice(0, 19))).slice(0, 19)
      return moved(instant.slice(0, 19), shift(near)).slice(0, 19)
    },
  }
}

function zoneOf({ lines }: Block): ICAL.Timezone | undefined {
  try {
    const text = ['BEGIN:VTIMEZONE', ...lines, 'END:VTIMEZONE'].join('\r\n')
    const zone = new ICAL.Timezone(ICAL.Component.fromString(text))
    zone.utcOffset(ICAL.Time.fromDateTimeString('2026-01-01T00:00:00'))
    return zone
  } catch {
    return undefined
  }
}

function nameOf({ lines }: Block): string {
  const line = lines.find((one) => /^TZID[;:]/i.test(one)) ?? ''
  return line
    .slice(line.indexOf(':') + 1)
    .trim()
    .replaceAll(/\\([,;\\])/g, '$1')
}

function moved(local: string, ms: number): string {
  return spelled(new Date(Date.parse(`${local}Z`) + ms).toISOString())
}

function spelled(instant: string): string {
  return `${new Date(instant).toISOString().slice(0, 19)}Z`
}
