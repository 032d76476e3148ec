import { overlaps, type TimeSpan } from './clashes.ts'

/** An item in a lane with its column. */
export interface PlacedItem<Item> {
  readonly item: Item
  /** From 0; the first column that is free at its start. */
  readonly column: number
}

/** Lays out overlapping items side by side, by start, in as few columns as possible. */
export function laneColumns<Item extends TimeSpan>(
  items: readonly Item[],
): readonly PlacedItem<Item>[] {
  const placed: PlacedItem<Item>[] = []
  for (const item of items.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))) {
    const taken = new Set(
      placed.filter((other) => overlaps(other.item, item)).map(({ column }) => column),
    )
    const free = Array.from({ length: taken.size + 1 }, (_, at) => at).find((at) => !taken.has(at))
    placed.push({ item, column: free ?? 0 })
  }
  return placed
}
