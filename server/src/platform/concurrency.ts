import { AppError } from './errors.ts'

export interface ConcurrencyLimit {
  /**
   * Runs work when there is room, in order of arrival. Throws `unavailable` if too many are waiting
   * and `too_many_files` if too many of the same account are, so that one account can't block
   * others.
   */
  run<Done>(work: () => Promise<Done>, accountId?: string | null): Promise<Done>
  /** Nothing is running or waiting. */
  isIdle(): boolean
}

interface Limits {
  readonly max: number
  readonly maxWaiting?: number
  /** Running and waiting together. */
  readonly maxPerAccount?: number
}

const unlimited = Number.POSITIVE_INFINITY

/** Limits how many run and wait at once. */
export function limitConcurrency(limits: Limits): ConcurrencyLimit {
  const { max, maxWaiting = unlimited, maxPerAccount = unlimited } = limits
  const waiting: (() => void)[] = []
  const ofAccount = new Map<string, number>()
  let working = 0

  async function begin(): Promise<void> {
    if (working < max) working += 1
    else if (waiting.length >= maxWaiting) throw new AppError('unavailable')
    // The slot passes to the next in line, so `working` stays the same.
    else await new Promise<void>((resolve) => waiting.push(resolve))
  }

  function end(): void {
    const next = waiting.shift()
    if (next) next()
    else working -= 1
  }

  function count(accountId: string | null, step: 1 | -1): void {
    if (accountId === null) return
    const counted = (ofAccount.get(accountId) ?? 0) + step
    if (counted > maxPerAccount) throw new AppError('too_many_files')
    if (counted === 0) ofAccount.delete(accountId)
    else ofAccount.set(accountId, counted)
  }

  async function inside<Done>(work: () => Promise<Done>): Promise<Done> {
    await begin()
    try {
      return await work()
    } finally {
      end()
    }
  }

  return {
    async run(work, accountId = null) {
      count(accountId, 1)
      try {
        return await inside(work)
      } finally {
        count(accountId, -1)
      }
    },
    isIdle: () => working === 0,
  }
}
