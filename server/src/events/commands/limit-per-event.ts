import { limitConcurrency, type ConcurrencyLimit } from '#server/platform/concurrency.ts'

const limits = new Map<string, ConcurrencyLimit>()

/** Enough to look people up while one request holds the event, few enough to leave connections to others. */
const max = 4

/**
 * Lets answers to one event go to the database in the order of their arrival, a few at a time. The
 * lock on the event's row keeps the truth; this keeps a crowd from occupying every connection.
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
