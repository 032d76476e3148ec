import { limitConcurrency, type ConcurrencyLimit } from '#server/platform/concurrency.ts'

const limits = new Map<string, ConcurrencyLimit>()

/**
 * Enough to look people up while one request holds the lock, few enough to leave connections for
 * others.
 */
const max = 4

/**
 * Runs the answers to one event in order of arrival, a few at a time. The row lock ensures
 * correctness; this keeps a crowd from taking every connection.
 */
export async function limitPerEvent<T>(eventId: string, run: () => Promise<T>): Promise<T> {
  const limit = limits.get(eventId) ?? limitConcurrency({ max })
  limits.set(eventId, limit)
  try {
    return await limit.run(run)
  } finally {
    if (limit.isIdle()) limits.delete(eventId)
  }
}
