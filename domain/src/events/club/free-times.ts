import type { TimeSpan } from './clashes.ts'

const shortest = 30 * 60_000

interface Lane {
  /** The hours to search. */
  readonly within: TimeSpan
  /** How many events fit at once. */
  readonly capacity: number
  readonly taken: readonly TimeSpan[]
  readonly closed: readonly TimeSpan[]
}

/** Free times of a place of half an hour or more, in order. */
export function freeTimes({ within, capacity, taken, closed }: Lane): readonly TimeSpan[] {
  const all = [...taken, ...closed]
  const edges = [
    within.startsAt,
    within.endsAt,
    ...all.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
  ].filter((at) => at >= within.startsAt && at <= within.endsAt)
  const steps = [...new Set(edges)].toSorted()
  const isFree = (at: string) =>
    !closed.some((one) => covers(one, at)) &&
    taken.filter((one) => covers(one, at)).length < capacity
  const free: { startsAt: string; endsAt: string }[] = []
  for (const [index, startsAt] of steps.slice(0, -1).entries()) {
    const endsAt = steps[index + 1] ?? startsAt
    if (!isFree(startsAt)) continue
    const last = free.at(-1)
    if (last?.endsAt === startsAt) last.endsAt = endsAt
    else free.push({ startsAt, endsAt })
  }
  return free.filter(
    ({ startsAt, endsAt }) => Date.parse(endsAt) - Date.parse(startsAt) >= shortest,
  )
}

function covers({ startsAt, endsAt }: TimeSpan, at: string): boolean {
  return startsAt <= at && at < endsAt
}
