import { createHash } from 'node:crypto'

import { spend, type Budget } from './budget.ts'
import { endOf } from './length.ts'
import { textOf } from './lines.ts'
import { localsOf } from './occurrences.ts'
import type { LocalWindow } from './ruled-times.ts'
import {
  between,
  momentOf,
  onClock,
  onSeries,
  shifted,
  type Moment,
  type WrittenTime,
} from './times.ts'
import type { Written } from './written.ts'

/** One thing that takes place, as a stranger's calendar says it. */
export interface Entry {
  /** The same in every reading: of which entry, and of a repeating one which date. */
  readonly key: string
  readonly title: string
  readonly place: string | null
  readonly starts: Moment
  readonly ends: Moment
  readonly isCancelled: boolean
  readonly isMarkedAllDay: boolean
  /** Of what it is one; the same for the halves of a series that Google has split. */
  readonly uid: string
  /** When it begins by its series. */
  readonly original: Moment
  /** When the series begins; null where several entries share a UID and are no series. */
  readonly seriesStarts: Moment | null
  /** A date of a series that was changed for itself. */
  readonly isException: boolean
}

interface Reading {
  readonly window: LocalWindow
  readonly budget: Budget
}

/** All that bears one UID: an entry, its dates, and the dates that were changed. */
export function entriesOf(same: readonly Written[], reading: Reading): Entry[] {
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
  readonly replaced: ReadonlyMap<string, Written>
  readonly reading: Reading
}

/** Each date by its rule, or moved like the one it follows. */
function regularDates(own: readonly Written[], { replaced, reading }: Changes): readonly Dated[] {
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
    // Two at one time under one UID are told apart by their titles.
    const isTwin = twins.get(written.start.local)?.indexOf(written) !== 0
    const twin = isTwin ? ` ${titleOf(written)}` : ''
    return locals
      .filter((local) => !replaced.has(local))
      .map((local) => {
        const date = isRepeated || own.length > 1 ? `${local}${twin}` : ''
        const original = { ...written.start, local }
        spend(reading.budget, following.length)
        const change = following.findLast(([from]) => from < local)
        if (change === undefined) return { written, start: original, date, original }
        return { written: change[1], start: movedLike(change, original), date, original }
      })
  })
}

/** They stand for the dates of their series, or, without it, for those they name. */
function changedDates(
  own: readonly Written[],
  replaced: ReadonlyMap<string, Written>,
): readonly Dated[] {
  return [...replaced].map(([date, written]) => ({
    written,
    start: written.start,
    date,
    original: { ...(own[0]?.start ?? written.replaces ?? written.start), local: date },
    isException: true,
  }))
}

/** Clocks are asked only about what may be in the window: each answer takes its time. */
function isNear({ local }: WrittenTime, { from, to }: LocalWindow): boolean {
  return local >= from && local <= to
}

/** By the date they stand for, on the clock of the series. */
function changesOf(
  same: readonly Written[],
  series: WrittenTime | undefined,
): ReadonlyMap<string, Written> {
  const changed = same.toSorted((one, other) => one.sequence - other.sequence)
  return new Map(
    changed.flatMap((written): [string, Written][] => {
      const { replaces } = written
      return replaces === undefined ? [] : [[onSeries(replaces, series), written]]
    }),
  )
}

/** The following dates move by as much as the one that was changed for them. */
function movedLike([date, { start }]: [string, Written], following: WrittenTime): WrittenTime {
  const move = between(date, onClock(start, following.clock))
  return { ...following, local: shifted(following.local, move) }
}

/**
 * Written several times, the newest counts. But some programs give all their events one UID: of one
 * SEQUENCE, or with titles and times of their own, each is another event, and its start tells it.
 */
function newestOf(same: readonly Written[]): readonly Written[] {
  const bySequence = same.toSorted((one, other) => other.sequence - one.sequence)
  const [newest] = bySequence
  if (newest === undefined) return []
  if (isOneEvent(same)) return [newest]
  const byStart = Map.groupBy(bySequence, (one) => `${one.start.local} ${titleOf(one)}`)
  const kept = new Set([...byStart.values()].map(([first]) => first))
  return same.filter((one) => kept.has(one))
}

function isOneEvent(same: readonly Written[]): boolean {
  const kinds = (of: (one: Written) => unknown) => new Set(same.map(of)).size
  const hasOneFace = kinds(titleOf) === 1 || kinds(({ start }) => start.local) === 1
  return hasOneFace && kinds(({ sequence }) => sequence) === same.length
}

function titleOf({ block }: Written): string {
  return textOf(block, 'summary') ?? ''
}

/** When something takes place, and which date of its series that is. */
interface Dated {
  readonly written: Written
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
  spend(reading.budget, 1)
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

/** Google adds the first date of "this and following" to the UID of the series it was split from. */
const splitOff = /_R\d{8}(?:T\d{6}Z?)?(?=@|$)/

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
