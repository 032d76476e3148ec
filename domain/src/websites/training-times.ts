/** A training on the wall clock of its team. */
export interface Training {
  /** Monday is 1. */
  readonly weekday: number
  /** HH:MM */
  readonly from: string
  readonly until: string
  readonly venue: string | null
}

export const maxTrainingTimes = 10

/** Trainings that take place more than once in the coming weeks are a team's training times. */
export function trainingTimes(trainings: readonly Training[]): readonly Training[] {
  const counted = new Map<string, { readonly training: Training; count: number }>()
  for (const training of trainings) {
    const key = keyOf(training)
    const known = counted.get(key)
    if (known === undefined) counted.set(key, { training, count: 1 })
    else known.count += 1
  }
  return [...counted.values()]
    .filter(({ count }) => count > 1)
    .map(({ training }) => training)
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
    .slice(0, maxTrainingTimes)
}

function keyOf({ weekday, from, until, venue }: Training): string {
  return `${weekday} ${from} ${until} ${venue ?? ''}`
}
