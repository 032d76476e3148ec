import { AppError } from './errors.ts'

export interface Turns {
  /**
   * Works when it is its turn; `unavailable` at once where too many wait already, and `too_many_files`
   * where so many of the same account do: one must not keep everybody else out. Of `null` is what the server does by itself.
   */
  take<Done>(accountId: string | null, work: () => Promise<Done>): Promise<Done>
}

export interface TurnLimits {
  readonly atOnce: number
  readonly mostWaiting: number
  /** At work and waiting together. */
  readonly mostOfOne: number
}

/** Lets so many work at once, and so many wait for it. */
export function openTurns({ atOnce, mostWaiting, mostOfOne }: TurnLimits): Turns {
  const waiting: (() => void)[] = []
  const ofOne = new Map<string, number>()
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

  function count(accountId: string | null, step: 1 | -1): void {
    if (accountId === null) return
    const counted = (ofOne.get(accountId) ?? 0) + step
    if (counted > mostOfOne) throw new AppError('too_many_files')
    if (counted === 0) ofOne.delete(accountId)
    else ofOne.set(accountId, counted)
  }

  async function workInTurn<Done>(work: () => Promise<Done>): Promise<Done> {
    await begin()
    try {
      return await work()
    } finally {
      end()
    }
  }

  return {
    async take(accountId, work) {
      count(accountId, 1)
      try {
        return await workInTurn(work)
      } finally {
        count(accountId, -1)
      }
    },
  }
}
