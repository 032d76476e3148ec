/** What an entry takes: people or pieces, by fee. */
export interface WantedPlaces {
  readonly feeId: string
  readonly quantity: number
}

/** Free places; null: no limit. */
export interface FreePlaces {
  readonly total: number | null
  readonly byFee: ReadonlyMap<string, number | null>
}

interface Entry {
  readonly wanted: readonly WantedPlaces[]
}

/** How many places an entry takes. */
function placesIn(wanted: readonly WantedPlaces[]): number {
  return wanted.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Whether everyone on an entry has a place. */
export function hasRoomFor(wanted: readonly WantedPlaces[], { total, byFee }: FreePlaces): boolean {
  if (total !== null && placesIn(wanted) > total) return false
  return wanted.every(({ feeId }) => {
    const left = byFee.get(feeId) ?? null
    return left === null || placesIn(wanted.filter((one) => one.feeId === feeId)) <= left
  })
}

/** The entries that move up: in order, each for which everyone has a place. */
export function entriesToPromote<Waiting extends Entry>(
  waiting: readonly Waiting[],
  free: FreePlaces,
): readonly Waiting[] {
  let left = free
  return waiting.filter(({ wanted }) => {
    const isNext = hasRoomFor(wanted, left)
    if (isNext) left = changed(left, wanted, -1)
    return isNext
  })
}

/**
 * The holds to release: for each entry in order the oldest that make room for it, and none if all of
 * them don't. Holds are the oldest first.
 */
export function holdsToRelease<Hold extends Entry>(
  holds: readonly Hold[],
  { waiting, free }: { readonly waiting: readonly Entry[]; readonly free: FreePlaces },
): readonly Hold[] {
  let left = free
  const released = new Set<Hold>()
  for (const { wanted } of waiting) {
    const held = holds.filter((hold) => !released.has(hold))
    const all = held.reduce((places, hold) => changed(places, hold.wanted, 1), left)
    if (!hasRoomFor(wanted, all)) continue
    let rest = all
    for (const hold of held.toReversed()) {
      const kept = changed(rest, hold.wanted, -1)
      if (hasRoomFor(wanted, kept)) rest = kept
      else released.add(hold)
    }
    left = changed(rest, wanted, -1)
  }
  return holds.filter((hold) => released.has(hold))
}

function changed(
  { total, byFee }: FreePlaces,
  wanted: readonly WantedPlaces[],
  by: 1 | -1,
): FreePlaces {
  const rest = new Map(byFee)
  for (const { feeId, quantity } of wanted) {
    const left = rest.get(feeId) ?? null
    if (left !== null) rest.set(feeId, left + by * quantity)
  }
  return { total: total === null ? null : total + by * placesIn(wanted), byFee: rest }
}

/** Only an activity has places; a pre-order has a stock. */
export function hasPlaces(kind: 'membership' | 'activity' | 'pre_order' | 'fund'): boolean {
  return kind === 'activity'
}
