import { momentAgo, type Moment } from './reads.ts'

/**
 * Requests of this tab by their Idempotency-Key, and when they were answered; undefined if they
 * failed.
 */
const requests = new Map<string, Promise<Moment | undefined>>()
const maxRequests = 300

/** Sends a request whose events this tab will recognise as its own. */
export async function sendMarked<Answer>(
  idempotencyKey: string,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Moment | undefined>()
  requests.set(idempotencyKey, promise)
  for (const [oldest] of requests) {
    if (requests.size <= maxRequests) break
    requests.delete(oldest)
  }
  try {
    const answer = await send()
    resolve(momentAgo(0))
    return answer
  } finally {
    resolve(undefined)
  }
}

/** When this tab got the response to its request; undefined if it sent no such request. */
export function responseMoment(
  origin: string | undefined,
): Promise<Moment | undefined> | undefined {
  return origin === undefined ? undefined : requests.get(origin)
}
