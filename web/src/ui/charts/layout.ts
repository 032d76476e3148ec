/** A word of the lower edge, at the value it belongs to. */
export interface Mark {
  readonly at: number
  readonly label: string
}

/** Places of labels in a column, moved apart where they would overlap; in the order they came. */
export function spreadLabels(
  places: readonly number[],
  { gap, lowest }: { readonly gap: number; readonly lowest: number },
): readonly number[] {
  const order = places.map((place, index) => ({ place, index }))
  const moved = [...places]
  let free = -Infinity
  for (const { place, index } of order.toSorted((one, other) => one.place - other.place)) {
    moved[index] = Math.max(place, free)
    free = (moved[index] ?? place) + gap
  }
  const tooFar = Math.max(0, ...moved.map((place) => place - lowest))
  return moved.map((place) => place - tooFar)
}

/** As many of the marks as have room, the first one always. */
export function withRoom(
  marks: readonly Mark[],
  room: number,
  placeOf: (at: number) => number,
): readonly Mark[] {
  const shown: Mark[] = []
  for (const mark of marks) {
    const last = shown.at(-1)
    if (last === undefined || placeOf(mark.at) - placeOf(last.at) >= room) shown.push(mark)
  }
  return shown
}
