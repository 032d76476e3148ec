import { AppError } from '#server/platform/errors.ts'

export interface Turnstile {
  /** Runs the work as soon as there is room; `unavailable` when too many wait already. */
  pass<T>(work: () => Promise<T>): Promise<T>
}

interface Room {
  readonly atOnce: number
  readonly waiting: number
}

/** Lets a few in at a time, in the order they came: heavy work never runs away with the memory. */
export function turnstile({ atOnce, waiting }: Room): Turnstile {
  const queue: (() => void)[] = []
  let inside = 0

  async function enter(): Promise<void> {
    if (inside >= atOnce) {
      if (queue.length >= waiting) throw new AppError('unavailable')
      // Whoever leaves hands over the place: `inside` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve))
      return
    }
    inside += 1
  }

  function leave(): void {
    const next = queue.shift()
    if (next === undefined) inside -= 1
    else next()
  }

  return {
    async pass(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
