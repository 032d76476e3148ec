import { AppError } from './errors.ts'

export interface Turns {
  /** Works when it is its turn; `unavailable` at once where too many wait already. */
  take<Done>(work: () => Promise<Done>): Promise<Done>
}

/** Lets so many work at once, and so many wait for it. */
export function openTurns(atOnce: number, mostWaiting: number): Turns {
  const waiting: (() => void)[] = []
  let working = 0

  async function begin(): Promise<void> {
    if (working < atOnce) working += 1
    else if (waiting.length >= mostWaiting) throw new AppError('unavailable')
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function end(): void {
    const next = waiting.shift()
    if (next) next()
    else working -= 1
  }

  return {
    async take(work) {
      await begin()
      try {
        return await work()
      } finally {
        end()
      }
    },
  }
}
