import { shiftPairs, type Dated } from './shift-pairs.ts'

/** By what an entry of a calendar is known again. */
export interface EntryIdentity {
  /** Made of its UID and of the date it stands for, as its calendar writes them. */
  readonly key: string
  /** Null for what was read before UIDs were kept. */
  readonly uid: string | null
  /** RECURRENCE-ID as an instant: when it begins by its series. */
  readonly originalAt: string | null
  /** When its series begins; null where several entries share a UID without being a series. */
  readonly seriesStartsAt: string | null
  readonly startsAt: string | null
  /** Folded. */
  readonly title: string | null
}

export interface StoredEntry extends EntryIdentity {
  readonly calendarId: string
  /** What it stands for: an event, or what was removed here. */
  readonly subject: string
}

export interface Readings<Stored extends StoredEntry> {
  readonly read: readonly EntryIdentity[]
  /** Of all calendars of the team. */
  readonly stored: readonly Stored[]
  readonly calendarId: string
  /** What isn't read any more has vanished; not so of files, each of which may hold another part. */
  readonly isComplete: boolean
  readonly zone: string
  readonly now: Date
}

interface Matching<Stored extends StoredEntry> extends Readings<Stored> {
  readonly pairs: Map<string, Stored>
  readonly taken: Set<string>
}

/**
 * Which stored entry each entry of a new reading is, by its key: first by UID and date, then by UID
 * and place in a shifted series, then by start and title, last by title among what moved a little.
 */
export function matchEntries<Stored extends StoredEntry>(
  readings: Readings<Stored>,
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

/** Where UIDs are numbered again, another title at another time is another event. */
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

/** Entries of a file may share a UID without being a series: the next file has others. */
function byUidAndTitle({ isComplete }: { readonly isComplete: boolean }) {
  return ({ uid, seriesStartsAt, title }: EntryIdentity) =>
    uid !== null && (isComplete || seriesStartsAt !== null) ? `${uid} ${title}` : null
}

/** A series whose start, days or hours moved: each date becomes the one in its place. */
function pairShifted<Stored extends StoredEntry>(
  matching: Matching<Stored>,
  nameOf: (entry: EntryIdentity) => string | null,
): void {
  const settled = new Set([...matching.pairs.values()].map(({ uid }) => uid))
  const reachOf = ({ uid }: EntryIdentity) => (settled.has(uid) ? aWeek : Infinity)
  pairGroups(matching, { nameOf, reachOf })
}

/** Under new UIDs a title tells what moved: by less than a week, or as the only one of its name. */
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
  /** How far an entry may have moved, in milliseconds. */
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
    const reach = { zone, now, most: reachOf(first) }
    for (const [from, to] of shiftPairs(
      ofOneCalendar.flatMap(dated),
      appeared.flatMap(dated),
      reach,
    ))
      pair(matching, to.entry, from.entry)
  }
}

function dated<Entry extends EntryIdentity>(entry: Entry): readonly Dated<Entry>[] {
  const at = entry.originalAt ?? entry.startsAt
  return at === null ? [] : [{ entry, at, seriesStartsAt: entry.seriesStartsAt }]
}
