interface Queue {
  running: number
  readonly waiting: (() => void)[]
}

const queues = new Map<string, Queue>()

/** Enough to look people up while another one holds the event; few enough to leave the pool to others. */
const width = 4

/**
 * Lets answers to one event go to the database in the order of their arrival, a few at a time. The
 * lock on the event's row keeps the truth; this keeps a crowd from occupying every connection.
 */
export async function inTurn<T>(eventId: string, run: () => Promise<T>): Promise<T> {
  const queue = queues.get(eventId) ?? { running: 0, waiting: [] }
  queues.set(eventId, queue)
  if (queue.running < width) queue.running += 1
  else await new Promise<void>((resolve) => queue.waiting.push(resolve))
  return run().finally(() => leave(eventId, queue))
}

/** The one who leaves hands the turn over. */
function leave(eventId: string, queue: Queue): void {
  const next = queue.waiting.shift()
  if (next !== undefined) return next()
  queue.running -= 1
  if (queue.running === 0) queues.delete(eventId)
}
