import type { ReceivedEvent, MissedEvent } from '../outbox/queries.ts'

/** Seconds: events are dated by their transaction's start and arrive at its end. */
export const slack = 60
const rememberedMs = 2 * slack * 1000

/**
 * Milliseconds since reads include an event: since this process received it after the commit.
 * Unseen events may have been committed later, so they count as younger.
 */
export interface Ages {
  hear(news: ReceivedEvent): void
  of(news: ReceivedEvent | MissedEvent): number
}

export function openAges(now: () => number = () => performance.now()): Ages {
  const heardAt = new Map<number, number>()

  function forget(before: number): void {
    for (const [id, at] of heardAt) {
      if (at >= before) return
      heardAt.delete(id)
    }
  }

  return {
    hear(news) {
      if (!('id' in news)) return
      heardAt.set(news.id, now())
      forget(now() - rememberedMs)
    },
    of(news) {
      const at = 'id' in news ? heardAt.get(news.id) : undefined
      if (at !== undefined) return Math.floor(now() - at)
      return 'begun' in news ? Math.max(0, Math.floor(news.begun) - slack * 1000) : 0
    },
  }
}
