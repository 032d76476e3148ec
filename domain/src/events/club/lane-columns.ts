import { overlaps, type TimeSpan } from './clashes.ts'

/** Something in a lane with its place beside what happens at the same time. */
export interface Placed<Item> {
  readonly item: Item
  /** From 0; the first that is free when it begins. */
  readonly column: number
}

/** Puts what overlaps side by side: as few columns as the fullest moment needs, by start. */
export function laneColumns<Item extends TimeSpan>(
  items: readonly Item[],
): readonly Placed<Item>[] {
  const placed: Placed<Item>[] = []
  for (const item of items.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))) {
    const taken = new Set(
      placed.filter((other) => overlaps(other.item, item)).map(({ column }) => column),
    )
    const free = Array.from({ length: taken.size + 1 }, (_, at) => at).find((at) => !taken.has(at))
    placed.push({ item, column: free ?? 0 })
  }
  return placed
}
