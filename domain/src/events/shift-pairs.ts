import { wallClockOf } from '../values/day-in-zone.ts'

/** An entry and the time that orders it among entries like it. */
export interface DatedEntry<Entry> {
  readonly entry: Entry
  readonly at: string
  readonly seriesStartsAt: string | null
}

interface Reach {
  readonly zone: string
  readonly now: Date
  /** The largest shift. */
  readonly maxShift: number
}

interface Placed<Entry> extends DatedEntry<Entry> {
  /** In local time: a series keeps its hour when clocks change. */
  readonly wall: number
  readonly isPast: boolean
}

type Pair<Before, After> = readonly [DatedEntry<Before>, DatedEntry<After>]

const day = 86_400_000
/** More different shifts mean another calendar. */
const maxRounds = 20

/**
 * Pairs vanished entries with new ones: by the shift that explains most, then by the next for the
 * rest. Past entries never pair with coming ones.
 */
export function shiftPairs<Before, After>(
  vanished: readonly DatedEntry<Before>[],
  appeared: readonly DatedEntry<After>[],
  reach: Reach,
): readonly Pair<Before, After>[] {
  const found: Pair<Before, After>[] = []
  let before = inOrder(vanished, reach)
  let after = inOrder(appeared, reach)
  for (let round = 0; round < maxRounds && before.length > 0 && after.length > 0; round += 1) {
    const pairs = bestPairs(before, after, reach)
    if (pairs.length === 0) return found
    found.push(...pairs)
    const matched = new Set<unknown>(pairs.flat())
    before = before.filter((one) => !matched.has(one))
    after = after.filter((one) => !matched.has(one))
  }
  return found
}

function inOrder<Entry>(
  entries: readonly DatedEntry<Entry>[],
  { zone, now }: Reach,
): readonly Placed<Entry>[] {
  return entries
    .map((entry) => ({
      ...entry,
      wall: wallOf(entry.at, zone),
      isPast: new Date(entry.at) <= now,
    }))
    .toSorted((one, other) => one.wall - other.wall)
}

function wallOf(instant: string, zone: string): number {
  return Date.parse(`${wallClockOf(instant, zone)}Z`)
}

/** The shift is estimated from a sample of entries. */
const tried = 24

function bestPairs<Before, After>(
  before: readonly Placed<Before>[],
  after: readonly Placed<After>[],
  reach: Reach,
): readonly (readonly [Placed<Before>, Placed<After>])[] {
  const byWall = new Map(after.map((one) => [one.wall, one]))
  // Further entries with the same time are paired in the next round.
  const byTime = [...new Map(before.map((one) => [one.wall, one])).values()]
  const pairsBy = (shift: number) =>
    byTime.flatMap((one) => {
      const other = byWall.get(one.wall + shift)
      const isLikely = other && (one.isPast === other.isPast || Math.abs(shift) < day)
      return isLikely ? [[one, other] as const] : []
    })
  const ofSeries = seriesShift(before, after, reach)
  const ranked = shiftsOf(before, after)
    .filter((shift) => Math.abs(shift) <= reach.maxShift)
    .map((shift) => ({ shift, pairs: pairsBy(shift) }))
    .toSorted(
      (one, other) =>
        other.pairs.length - one.pairs.length ||
        Math.abs(one.shift) - Math.abs(other.shift) ||
        other.shift - one.shift,
    )
  const [best] = ranked
  const own = ranked.find(({ shift }) => shift === ofSeries)
  return (own && own.pairs.length * 2 >= (best?.pairs.length ?? 0) ? own : best)?.pairs ?? []
}

function shiftsOf<Before, After>(
  before: readonly Placed<Before>[],
  after: readonly Placed<After>[],
): readonly number[] {
  const some = after.slice(0, tried)
  const shifts = before.slice(0, tried).flatMap((one) => some.map((other) => other.wall - one.wall))
  return [...new Set(shifts)]
}

/**
 * The shift of a series' start; undefined if larger than its interval, because some programs drop
 * past dates and start with the next.
 */
function seriesShift<Before, After>(
  [before]: readonly Placed<Before>[],
  after: readonly Placed<After>[],
  { zone }: Reach,
): number | undefined {
  const [first, second] = after
  if (!before?.seriesStartsAt || !first?.seriesStartsAt) return undefined
  const shift = wallOf(first.seriesStartsAt, zone) - wallOf(before.seriesStartsAt, zone)
  const gap = second === undefined ? Infinity : second.wall - first.wall
  return Math.abs(shift) < gap ? shift : undefined
}
