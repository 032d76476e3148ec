/** A label of the x-axis at a value. */
export interface Mark {
  readonly at: number
  readonly label: string
}

/** Moves labels in a column apart where they overlap; keeps their order. */
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

/** The labels that fit, always including the first. */
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
