import { CalendarTooLarge, type Budget } from './budget.ts'
import { readUtcOffset, fixedClock, toIsoSeconds, type Clock } from './clock.ts'
import type { Block } from './lines.ts'
import { localsOf } from './occurrences.ts'
import { readTimes } from './times.ts'

/** A change of the UTC offset: when, and the offsets before and after. */
interface Setting {
  readonly at: number
  readonly before: number
  readonly after: number
}

/** The clock that a calendar describes itself (VTIMEZONE); undefined if it describes none. */
export function describedClock(
  { parts }: Block,
  { budget }: { readonly budget: Budget },
): Clock | undefined {
  const settings = parts
    .flatMap((part) => settingsOf(part, budget))
    .toSorted((one, other) => one.at - other.at)
  const [first] = settings
  if (first === undefined) return undefined
  if (settings.length > maxSettings) throw new CalendarTooLarge()
  return {
    toInstant: (local) => {
      const shown = Date.parse(`${local}Z`)
      return toIsoSeconds(shown - (aheadOn(settings, shown) ?? first.before))
    },
    toLocal: (instant) => {
      const moment = Date.parse(instant)
      const last = settings.findLast(({ at }) => at <= moment)
      return toIsoSeconds(moment + (last?.after ?? first.before)).slice(0, 19)
    },
  }
}

/** A skipped hour uses the offset before the change; a repeated hour means its first occurrence. */
function aheadOn(settings: readonly Setting[], shown: number): number | undefined {
  const last = settings.findLast(({ at, before }) => shown - before >= at)
  if (last === undefined) return undefined
  return shown - last.after < last.at ? last.before : last.after
}

/** Every conversion scans all changes; two a year from 1970 to 2100 are 260. */
const maxSettings = 1000

const computers = { from: '1970-01-01T00:00:00', to: '2100-01-01T00:00:00' }

function settingsOf(part: Block, budget: Budget): Setting[] {
  const of = (name: string) => part.properties.find((one) => one.name === name)
  const [start] = readTimes(of('dtstart'), () => undefined)
  const after = readUtcOffset(of('tzoffsetto')?.written ?? '')
  if (start === undefined || after === undefined) return []
  const before = readUtcOffset(of('tzoffsetfrom')?.written ?? '') ?? after
  const clock = fixedClock(before)
  const options = { clockOf: () => undefined, window: computers, budget }
  return localsOf(part, { ...start, clock }, options).map((local) => ({
    at: Date.parse(clock.toInstant(local)),
    before,
    after,
  }))
}
