import { sequenceOf, type OneCalendar } from './calendars.ts'
import { isAllDayEntry, lengthOf, type Length } from './length.ts'
import { propertyIn, textOf, type Block } from './lines.ts'
import { readTimes, type FindClock, type WrittenTime } from './times.ts'

/** An entry as written in its calendar. */
export interface CalendarEntryFields {
  readonly uid: string
  readonly block: Block
  readonly start: WrittenTime
  readonly length: Length
  readonly replaces: WrittenTime | undefined
  readonly isForFollowing: boolean
  readonly sequence: number
  /** From a calendar that cancels its entries (METHOD:CANCEL). */
  readonly isCalledOff: boolean
  readonly isCancelled: boolean
  /** Marked as all-day although its times don't show whole days. */
  readonly isMarkedAllDay: boolean
  /** The clocks that its calendar describes. */
  readonly clockOf: FindClock
}

/** Cancels all entries with one UID up to this SEQUENCE. */
interface Removal {
  readonly uid: string
  readonly sequence: number
}

interface WrittenCalendar {
  readonly entries: readonly CalendarEntryFields[]
  readonly removals: readonly Removal[]
  /** How many entries were skipped because their time can't be read. */
  readonly unreadable: number
}

export function readCalendarEntries(calendar: OneCalendar, clockOf: FindClock): WrittenCalendar {
  const found = calendar.events.map((block) => ({
    entry: entryIn(block, calendar, clockOf),
    removal: calendar.isCalledOff ? removalIn(block) : undefined,
  }))
  return {
    entries: found.flatMap(({ entry }) => entry ?? []),
    removals: found.flatMap(({ removal }) => removal ?? []),
    unreadable: found.filter(({ entry, removal }) => !entry && !removal).length,
  }
}

/** Skips entries without a start; a changed date without a time keeps its original one. */
function entryIn(
  block: Block,
  calendar: OneCalendar,
  clockOf: FindClock,
): CalendarEntryFields | undefined {
  const changed = propertyIn(block, 'recurrence-id')
  const [replaces] = readTimes(changed, clockOf)
  const [written = replaces] = readTimes(propertyIn(block, 'dtstart'), clockOf)
  if (written === undefined) return undefined
  const start = dayOr(written, block, clockOf)
  return {
    uid: textOf(block, 'uid') ?? `${start.local} ${textOf(block, 'summary') ?? ''}`,
    block,
    start,
    length: lengthOf(block, start, clockOf),
    isMarkedAllDay: !start.isDay && isMarkedAllDay(block),
    replaces,
    isForFollowing: changed?.isForFollowing ?? false,
    sequence: sequenceOf(block),
    isCalledOff: calendar.isCalledOff,
    isCancelled: calendar.isCalledOff || textOf(block, 'status')?.toUpperCase() === 'CANCELLED',
    clockOf,
  }
}

/** The start, or its day if the entry is marked as all-day. */
function dayOr(written: WrittenTime, block: Block, clockOf: FindClock): WrittenTime {
  const isDays = isAllDayEntry(written, lengthOf(block, written, clockOf), isMarkedAllDay(block))
  return isDays ? { ...written, isDay: true, clock: undefined } : written
}

/** Outlook writes all-day events with hours and a separate marker. */
function isMarkedAllDay(block: Block): boolean {
  return wholeDayMarks.some((name) => /^(TRUE|1)$/i.test(textOf(block, name)?.trim() ?? ''))
}

const wholeDayMarks = [
  'x-microsoft-cdo-alldayevent',
  'x-microsoft-msncalendar-alldayevent',
  'x-funambol-allday',
]

function removalIn(block: Block): Removal | undefined {
  const uid = textOf(block, 'uid')
  if (uid === null || propertyIn(block, 'recurrence-id') !== undefined) return undefined
  return { uid, sequence: sequenceOf(block) }
}

/** Groups entries by UID; a cancelled series is cancelled date by date. */
export function groupByUid(
  calendars: readonly WrittenCalendar[],
): readonly (readonly CalendarEntryFields[])[] {
  const removed = new Map<string, number>()
  for (const { uid, sequence } of calendars.flatMap(({ removals }) => removals))
    removed.set(uid, Math.max(sequence, removed.get(uid) ?? 0))
  const entries = calendars.flatMap((calendar) => calendar.entries)
  return [...Map.groupBy(entries, ({ uid }) => uid)].map(([uid, same]) => {
    const until = removed.get(uid)
    return until === undefined ? same : calledOff(same, until)
  })
}

/** A cancellation may lack the rule of its series; the earlier version then gives the dates. */
function calledOff(
  same: readonly CalendarEntryFields[],
  until: number,
): readonly CalendarEntryFields[] {
  const named = same.filter(({ isCalledOff, replaces }) => !isCalledOff || replaces !== undefined)
  const isNamed = named.some(({ isCalledOff }) => !isCalledOff)
  return (isNamed ? named : same).map((written) =>
    written.sequence <= until ? { ...written, isCancelled: true } : written,
  )
}
