import { matchEntries, type EntryIdentity, type StoredEntry } from '../match-entries.ts'
import { toInstant } from '../wall-clock.ts'

const zone = 'Europe/Berlin'
const now = new Date('2026-11-29T12:00:00Z')

/** Parses "12-05 18:00" of 2026, or of 2027 for early months. */
function at(written: string): string {
  const year = written < '10' ? 2027 : 2026
  return toInstant(`${year}-${written.replace(' ', 'T')}`, zone)
}

/** Parses "uid | when | title", optionally with the start by its series. */
function entry(written: string, seriesStart?: string): EntryIdentity {
  const [uid = '', when = '', title = 'practice', original = when] = written.split(' | ')
  const isLone = seriesStart === undefined
  return {
    key: `${uid} ${isLone ? '' : original}`,
    uid,
    originalAt: at(original),
    seriesStartsAt: at(seriesStart ?? when),
    startsAt: at(when),
    title,
  }
}

export const singleEntry = (...all: readonly string[]) => all.map((one) => entry(one))
export const series = (...all: readonly string[]) =>
  all.map((one) => entry(one, (all[0] ?? '').split(' | ')[1]))
/** The same entries with other keys, for example in UTC. */
export const rewrittenSeries = (entries: readonly EntryIdentity[]) =>
  entries.map((one) => ({ ...one, key: `${one.key} by UTC` }))
/** Entries that share a UID, each with its own start. */
export const sharedUid = (...all: readonly string[]) =>
  series(...all).map((one) => ({ ...one, seriesStartsAt: null }))

export interface MatchOptions {
  readonly calendarId?: string
  readonly isComplete?: boolean
}

/** The stored entry (from 1) of each read entry; 0 for a new one. */
export function matchIndexes(
  stored: readonly EntryIdentity[],
  read: readonly EntryIdentity[],
  { calendarId = 'league', isComplete = true }: MatchOptions = {},
): readonly number[] {
  const before = stored.map((one, place): StoredEntry => ({
    ...one,
    calendarId: 'league',
    subject: `event ${place + 1}`,
  }))
  const pairs = matchEntries({ read, stored: before, calendarId, isComplete, zone, now })
  return read.map(({ key }) => Number(pairs.get(key)?.subject.slice(6) ?? 0))
}

export const weeklyEntries = [
  'S | 12-01 18:00',
  'S | 12-08 18:00',
  'S | 12-15 18:00',
  'S | 12-22 18:00',
]
export const twoGames = ['A | 12-05 14:00 | norte sur', 'B | 12-12 14:00 | este norte']

export interface Case {
  readonly what: string
  readonly stored: readonly EntryIdentity[]
  readonly read: readonly EntryIdentity[]
  readonly is: readonly number[]
}
