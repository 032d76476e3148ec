import { createHash } from 'node:crypto'

import { spendSteps, type Budget } from './budget.ts'
import type { CalendarEntryFields } from './calendar-entries.ts'
import { endOf } from './length.ts'
import { textOf } from './lines.ts'
import { localsOf } from './occurrences.ts'
import type { LocalWindow } from './ruled-times.ts'
import {
  millisecondsBetween,
  momentOf,
  convertToClock,
  occurrenceReplacedBy,
  shiftLocalTime,
  type Moment,
  type WrittenTime,
} from './times.ts'

/** One event of an imported calendar. */
export interface Entry {
  /** Identifies the entry, and the date of a series, in every reading. */
  readonly key: string
  readonly title: string
  readonly place: string | null
  readonly starts: Moment
  readonly ends: Moment
  readonly isCancelled: boolean
  readonly isMarkedAllDay: boolean
  /** The UID; the same for both halves of a series that Google has split. */
  readonly uid: string
  /** Its start according to the series. */
  readonly original: Moment
  /** The start of the series; null if several single entries share a UID. */
  readonly seriesStarts: Moment | null
  /** A date that was changed individually. */
  readonly isException: boolean
}

interface Reading {
  readonly window: LocalWindow
  readonly budget: Budget
}

/** The entries with one UID: single ones, the dates of a series and changed dates. */
export function entriesOf(same: readonly CalendarEntryFields[], reading: Reading): Entry[] {
  const own = newestOf(same.filter(({ replaces }) => replaces === undefined))
  const replaced = changesOf(same, own[0]?.start)
  const dated = [
    ...regularDates(own, { replaced, reading }),
    ...changedDates(own, replaced),
  ].filter(({ start }) => isNear(start, reading.window))
  const [only, another] = own
  const isSeries = dated.length > 0 && only !== undefined && another === undefined
  const seriesStarts = isSeries ? momentOf(only.start) : null
  return dated.map((one) => entryOf(one, { reading, seriesStarts }))
}

interface Changes {
  readonly replaced: ReadonlyMap<string, CalendarEntryFields>
  readonly reading: Reading
}

/** Each date as the rule has it, or moved with an earlier "this and following". */
function regularDates(
  own: readonly CalendarEntryFields[],
  { replaced, reading }: Changes,
): readonly Dated[] {
  const following = [...replaced]
    .filter(([, { isForFollowing }]) => isForFollowing)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const twins = Map.groupBy(own, ({ start }) => start.local)
  return own.flatMap((written) => {
    const isRepeated = written.block.properties.some(
      ({ name }) => name === 'rrule' || name === 'rdate',
    )
    const locals = isRepeated
      ? localsOf(written.block, written.start, { ...reading, clockOf: written.clockOf })
      : [written.start.local]
    // Titles distinguish entries that share a UID and a start.
    const isTwin = twins.get(written.start.local)?.indexOf(written) !== 0
    const twin = isTwin ? ` ${titleOf(written)}` : ''
    return locals
      .filter((local) => !replaced.has(local))
      .map((local) => {
        const date = isRepeated || own.length > 1 ? `${local}${twin}` : ''
        const original = { ...written.start, local }
        spendSteps(reading.budget, following.length)
        const change = following.findLast(([from]) => from < local)
        if (change === undefined) return { written, start: original, date, original }
        return { written: change[1], start: movedLike(change, original), date, original }
      })
  })
}

/** Changed dates replace those of their series; without a series they stand alone. */
function changedDates(
  own: readonly CalendarEntryFields[],
  replaced: ReadonlyMap<string, CalendarEntryFields>,
): readonly Dated[] {
  return [...replaced].map(([date, written]) => ({
    written,
    start: written.start,
    date,
    original: { ...(own[0]?.start ?? written.replaces ?? written.start), local: date },
    isException: true,
  }))
}

/** Converting times is slow: only those that may be in the window are converted. */
function isNear({ local }: WrittenTime, { from, to }: LocalWindow): boolean {
  return local >= from && local <= to
}

/** By the date they replace, on the clock of the series. */
function changesOf(
  same: readonly CalendarEntryFields[],
  series: WrittenTime | undefined,
): ReadonlyMap<string, CalendarEntryFields> {
  const changed = same.toSorted((one, other) => one.sequence - other.sequence)
  return new Map(
    changed.flatMap((written): [string, CalendarEntryFields][] => {
      const { replaces } = written
      return replaces === undefined ? [] : [[occurrenceReplacedBy(replaces, series), written]]
    }),
  )
}

/** The following dates move by as much as the changed one. */
function movedLike(
  [date, { start }]: [string, CalendarEntryFields],
  following: WrittenTime,
): WrittenTime {
  const move = millisecondsBetween(date, convertToClock(start, following.clock))
  return { ...following, local: shiftLocalTime(following.local, move) }
}

/**
 * Of several versions the newest counts. Some programs give all their events one UID: with the
 * same SEQUENCE but other titles and times these are separate events, told apart by their start.
 */
function newestOf(same: readonly CalendarEntryFields[]): readonly CalendarEntryFields[] {
  const bySequence = same.toSorted((one, other) => other.sequence - one.sequence)
  const [newest] = bySequence
  if (newest === undefined) return []
  if (isOneEvent(same)) return [newest]
  const byStart = Map.groupBy(bySequence, (one) => `${one.start.local} ${titleOf(one)}`)
  const kept = new Set([...byStart.values()].map(([first]) => first))
  return same.filter((one) => kept.has(one))
}

function isOneEvent(same: readonly CalendarEntryFields[]): boolean {
  const kinds = (of: (one: CalendarEntryFields) => unknown) => new Set(same.map(of)).size
  const hasOneFace = kinds(titleOf) === 1 || kinds(({ start }) => start.local) === 1
  return hasOneFace && kinds(({ sequence }) => sequence) === same.length
}

function titleOf({ block }: CalendarEntryFields): string {
  return textOf(block, 'summary') ?? ''
}

/** When an entry takes place, and which date of its series it is. */
interface Dated {
  readonly written: CalendarEntryFields
  readonly start: WrittenTime
  readonly date: string
  readonly original: WrittenTime
  readonly isException?: boolean
}

function entryOf(
  { written, start, date, original, isException = false }: Dated,
  { reading, seriesStarts }: { readonly reading: Reading; readonly seriesStarts: Moment | null },
): Entry {
  const { uid, block, length, isCancelled, isMarkedAllDay } = written
  spendSteps(reading.budget, 1)
  const starts = momentOf(start)
  return {
    key: hashOf(`${uid}\n${date}`),
    title: titleOf(written),
    place: textOf(block, 'location') ?? null,
    starts,
    ends: endOf(start, length),
    isCancelled,
    isMarkedAllDay,
    uid: hashOf(uid.replace(splitOff, '')),
    original: original === start ? starts : momentOf(original),
    seriesStarts,
    isException,
  }
}

/** Google appends the first date of "this and following" to the UID of the original series. */
const splitOff = /_R\d{8}(?:T\d{6}Z?)?(?=@|$)/

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
