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

/** How many places an entry takes. */
export function placesIn(wanted: readonly WantedPlaces[]): number {
  return wanted.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Whether everyone on an entry has a place. */
export function isRoomFor(wanted: readonly WantedPlaces[], { total, byFee }: FreePlaces): boolean {
  if (total !== null && placesIn(wanted) > total) return false
  return wanted.every(({ feeId }) => {
    const left = byFee.get(feeId) ?? null
    return left === null || placesIn(wanted.filter((one) => one.feeId === feeId)) <= left
  })
}

/** The entries that move up: in order, each for which everyone has a place. */
export function movingUp<Entry extends { readonly wanted: readonly WantedPlaces[] }>(
  waiting: readonly Entry[],
  free: FreePlaces,
): readonly Entry[] {
  let left = free
  return waiting.filter(({ wanted }) => {
    const isNext = isRoomFor(wanted, left)
    if (isNext) left = without(wanted, left)
    return isNext
  })
}

function without(wanted: readonly WantedPlaces[], { total, byFee }: FreePlaces): FreePlaces {
  const rest = new Map(byFee)
  for (const { feeId, quantity } of wanted) {
    const left = rest.get(feeId) ?? null
    if (left !== null) rest.set(feeId, left - quantity)
  }
  return { total: total === null ? null : total - placesIn(wanted), byFee: rest }
}

/** Only an activity has places; a pre-order has a stock. */
export function hasPlaces(kind: 'membership' | 'activity' | 'pre_order' | 'fund'): boolean {
  return kind === 'activity'
}
