import { shiftPairs, type DatedEntry } from './shift-pairs.ts'

/** What identifies a calendar entry. */
export interface EntryIdentity {
  /** Built from UID and date as its calendar writes them. */
  readonly key: string
  /** Null for entries read before UIDs were stored. */
  readonly uid: string | null
  /** RECURRENCE-ID as an instant: the start by its series. */
  readonly originalAt: string | null
  /** The series' start; null if entries share a UID without being a series. */
  readonly seriesStartsAt: string | null
  readonly startsAt: string | null
  /** Folded. */
  readonly title: string | null
}

export interface StoredEntry extends EntryIdentity {
  readonly calendarId: string
  /** The event it belongs to, or what was deleted here. */
  readonly subject: string
}

export interface EntryReadings<Stored extends StoredEntry> {
  readonly read: readonly EntryIdentity[]
  /** Entries of all the team's calendars. */
  readonly stored: readonly Stored[]
  readonly calendarId: string
  /** If true, missing entries have vanished; a file may hold only a part. */
  readonly isComplete: boolean
  readonly zone: string
  readonly now: Date
}

interface Matching<Stored extends StoredEntry> extends EntryReadings<Stored> {
  readonly pairs: Map<string, Stored>
  readonly taken: Set<string>
}

/**
 * Matches entries of a new reading to stored ones: by UID and date, by UID and position in a
 * shifted series, by start and title, then by title if moved a little. Keyed by entry.
 */
export function matchEntries<Stored extends StoredEntry>(
  readings: EntryReadings<Stored>,
): ReadonlyMap<string, Stored> {
  const { stored, calendarId } = readings
  const ownFirst = [
    ...stored.filter((entry) => entry.calendarId === calendarId),
    ...stored.filter((entry) => entry.calendarId !== calendarId),
  ]
  const matching = { ...readings, stored: ownFirst, pairs: new Map(), taken: new Set<string>() }
  pairEqual(matching, byKey, isLike)
  pairEqual(matching, byDate, isLike)
  pairShifted(matching, byUidAndTitle(readings))
  pairEqual(matching, ({ startsAt, title }) => startsAt && `${startsAt} ${title}`)
  pairEqual(matching, byKey)
  pairShifted(matching, ({ uid, seriesStartsAt }) => seriesStartsAt && uid)
  if (readings.isComplete) pairMovedTitles(matching)
  return matching.pairs
}

const byKey = ({ key }: EntryIdentity) => key
const byDate = ({ uid, originalAt }: EntryIdentity) => uid && originalAt && `${uid} ${originalAt}`

/** If UIDs are renumbered, another title at another time is another event. */
function isLike(read: EntryIdentity, stored: EntryIdentity): boolean {
  const { title, startsAt } = stored
  return title === null || title === read.title || startsAt === read.startsAt
}

function pair<Stored extends StoredEntry>(
  { pairs, taken }: Matching<Stored>,
  read: EntryIdentity,
  stored: Stored,
): void {
  pairs.set(read.key, stored)
  taken.add(stored.subject)
}

function openRead<Stored extends StoredEntry>({ read, pairs }: Matching<Stored>) {
  return read.filter(({ key }) => !pairs.has(key))
}

function openStored<Stored extends StoredEntry>({ stored, taken }: Matching<Stored>) {
  return stored.filter(({ subject }) => !taken.has(subject))
}

function pairEqual<Stored extends StoredEntry>(
  matching: Matching<Stored>,
  nameOf: (entry: EntryIdentity) => string | null,
  isSame: (read: EntryIdentity, stored: Stored) => boolean = () => true,
): void {
  const byName = Map.groupBy(openStored(matching), nameOf)
  for (const read of openRead(matching)) {
    const name = nameOf(read)
    const found = (name ? byName.get(name) : undefined)?.find(
      (stored) => !matching.taken.has(stored.subject) && isSame(read, stored),
    )
    if (found !== undefined) pair(matching, read, found)
  }
}

/** Without a series, entries in a file may share a UID: the next file may have others. */
function byUidAndTitle({ isComplete }: { readonly isComplete: boolean }) {
  return ({ uid, seriesStartsAt, title }: EntryIdentity) =>
    uid !== null && (isComplete || seriesStartsAt !== null) ? `${uid} ${title}` : null
}

/** A shifted series: each date matches the one in its position. */
function pairShifted<Stored extends StoredEntry>(
  matching: Matching<Stored>,
  nameOf: (entry: EntryIdentity) => string | null,
): void {
  const settled = new Set([...matching.pairs.values()].map(({ uid }) => uid))
  const reachOf = ({ uid }: EntryIdentity) => (settled.has(uid) ? aWeek : Infinity)
  pairGroups(matching, { nameOf, reachOf })
}

/**
 * With new UIDs, a title identifies what moved: by less than a week, or as the only one of its
 * name.
 */
function pairMovedTitles<Stored extends StoredEntry>(matching: Matching<Stored>): void {
  const { read, stored, calendarId } = matching
  const own = stored.filter((entry) => entry.calendarId === calendarId)
  const here = countTitles(read)
  const there = countTitles(own)
  pairGroups(
    { ...matching, stored: own },
    {
      nameOf: ({ title }) => title,
      reachOf: ({ title }) =>
        here.get(title) === 1 && there.get(title) === 1 ? someMonths : aWeek,
    },
  )
}

const day = 86_400_000
const aWeek = 7 * day
const someMonths = 92 * day

function countTitles(entries: readonly EntryIdentity[]): ReadonlyMap<string | null, number> {
  const byTitle = Map.groupBy(entries, ({ title }) => title)
  return new Map([...byTitle].map(([title, same]) => [title, same.length]))
}

interface Grouping {
  readonly nameOf: (entry: EntryIdentity) => string | null
  /** How far an entry may have moved (ms). */
  readonly reachOf: (entry: EntryIdentity) => number
}

function pairGroups<Stored extends StoredEntry>(
  matching: Matching<Stored>,
  { nameOf, reachOf }: Grouping,
): void {
  const { zone, now, calendarId } = matching
  const vanished = Map.groupBy(openStored(matching), nameOf)
  for (const [name, appeared] of Map.groupBy(openRead(matching), nameOf)) {
    const [first] = appeared
    const same = name === null ? undefined : vanished.get(name)
    if (same === undefined || first === undefined) continue
    const [one] = same
    const ofOneCalendar = same.filter(
      (entry) => entry.calendarId === (one?.calendarId ?? calendarId),
    )
    const reach = { zone, now, maxShift: reachOf(first) }
    for (const [from, to] of shiftPairs(
      ofOneCalendar.flatMap(dated),
      appeared.flatMap(dated),
      reach,
    ))
      pair(matching, to.entry, from.entry)
  }
}

function dated<Entry extends EntryIdentity>(entry: Entry): readonly DatedEntry<Entry>[] {
  const at = entry.originalAt ?? entry.startsAt
  return at === null ? [] : [{ entry, at, seriesStartsAt: entry.seriesStartsAt }]
}
