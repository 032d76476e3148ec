/** Moves an item to another index; returns the list unchanged if an index is invalid. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from]
  if (item === undefined || items[to] === undefined || from === to) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}
