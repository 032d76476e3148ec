import { toInstant } from '@touchline/domain/events/wall-clock'
import {
  fixedOffset,
  guessZone,
  zoneFromDisplayName,
  zoneByName,
} from '@touchline/domain/events/zone-names'
import { wallClockOf } from '@touchline/domain/values/day-in-zone'

import { CalendarTooLarge, type Budget } from './budget.ts'
import { fixedClock, toIsoSeconds, utc, type Clock } from './clock.ts'
import { describedClock } from './described-zone.ts'
import type { Block } from './lines.ts'
import type { FindClock } from './times.ts'

/** More than exist; each new name costs a look-up. */
const maxZones = 1000
const longestName = 100

/** The zones of one file, shared by all its calendars. */
interface Known {
  readonly budget: Budget
  readonly byName: Map<string, Clock | undefined>
  readonly byOtherName: Map<string, Clock | undefined>
  readonly byBlock: Map<Block, Clock | undefined>
  readonly byDescription: Map<string, Clock | undefined>
  readonly guessed: Set<string>
}

/** The clocks of a file, and which zone names had to be guessed. */
export interface Clocks {
  readonly clocksFor: (own: readonly Block[]) => FindClock
  readonly guessed: ReadonlySet<string>
}

/**
 * The clocks of the zones that calendars name. An IANA or Windows name means that zone, whatever
 * the file describes; other names use the description in their calendar or file. Undefined for
 * unknown names, so the time floats.
 */
export function clocksOf(all: readonly Block[], { budget }: { readonly budget: Budget }): Clocks {
  const known: Known = {
    budget,
    byName: new Map(),
    byOtherName: new Map(),
    byBlock: new Map(),
    byDescription: new Map(),
    guessed: new Set(),
  }
  const elsewhere = byName(all)
  const clocksFor = (own: readonly Block[]): FindClock => {
    const described = byName(own)
    return (written) => {
      const name = written.trim()
      const block = described.get(name.toLowerCase()) ?? elsewhere.get(name.toLowerCase())
      return (
        namedClock(name, known) ?? (block && saidClock(block, known)) ?? otherClock(name, known)
      )
    }
  }
  return { clocksFor, guessed: known.guessed }
}

function byName(blocks: readonly Block[]): ReadonlyMap<string, Block> {
  return new Map(blocks.map((block) => [nameOf(block).toLowerCase(), block]))
}

function namedClock(name: string, known: Known): Clock | undefined {
  if (!known.byName.has(name)) {
    if (known.byName.size >= maxZones) throw new CalendarTooLarge()
    known.byName.set(name, named(name))
  }
  return known.byName.get(name)
}

/** Only if the file doesn't describe the zone itself. */
function otherClock(name: string, { byOtherName, guessed }: Known): Clock | undefined {
  if (!byOtherName.has(name)) {
    const bare = bareName(name)
    byOtherName.set(name, bare ?? guessedClock(name))
    if (bare === undefined) guessed.add(name)
  }
  return byOtherName.get(name)
}

function guessedClock(name: string): Clock | undefined {
  if (name.length > longestName) return undefined
  const zone = guessZone(name)
  if (zone !== undefined) return clockIn(zone)
  const [offset = ''] = /^\([^)]+\)/.exec(name) ?? []
  const minutes = fixedOffset(offset)
  return minutes === undefined ? undefined : clockAhead(minutes)
}

/** Calendars of one file often describe the same zone. */
function saidClock(block: Block, { budget, byBlock, byDescription }: Known): Clock | undefined {
  if (byBlock.has(block)) return byBlock.get(block)
  const said = JSON.stringify(block.parts)
  if (!byDescription.has(said)) byDescription.set(said, describedClock(block, { budget }))
  byBlock.set(block, byDescription.get(said))
  return byBlock.get(block)
}

function named(name: string): Clock | undefined {
  const zone = name.length > longestName ? undefined : zoneByName(name)
  return zone === undefined ? undefined : clockIn(zone)
}

function clockIn(zone: string): Clock {
  return {
    toInstant: (local) => toIsoSeconds(Date.parse(toInstant(local, zone))),
    toLocal: (instant) => `${wallClockOf(instant, zone)}:${instant.slice(17, 19)}`,
  }
}

/** "CET", "EST5EDT", "GMT", "Z", IANA names without a slash, offsets, or Windows display names. */
function bareName(name: string): Clock | undefined {
  if (bareNames.has(name)) return clockIn(name)
  const minutes = fixedOffset(name)
  if (minutes !== undefined) return clockAhead(minutes)
  const zone = name.length > longestName ? undefined : zoneFromDisplayName(name)
  return zone === undefined ? undefined : clockIn(zone)
}

function clockAhead(minutes: number): Clock {
  return minutes === 0 ? utc : fixedClock(minutes * 60_000)
}

const bareNames = new Set(
  `WET CET EET MET EST MST HST EST5EDT CST6CDT MST7MDT PST8PDT GB GB-Eire NZ NZ-CHAT Eire Japan ROC ROK
  PRC W-SU Cuba Egypt Hongkong Iceland Iran Israel Jamaica Kwajalein Libya Navajo Poland Portugal
  Singapore Turkey`.split(/\s+/),
)

function nameOf({ properties }: Block): string {
  const name = properties.find((one) => one.name === 'tzid')?.written ?? ''
  return name.replaceAll(/\\([,;\\])/g, '$1').trim()
}
