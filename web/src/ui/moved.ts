/** The list with the item of one place at another one; as it was where either place is not in it. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from]
  if (item === undefined || items[to] === undefined || from === to) return items
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}
