import type { FastifyReply } from 'fastify'

interface Pace {
  /** Milliseconds in which a reader has to take some bytes. */
  readonly every: number
  readonly bytes: number
}

/** 8 KiB a second. */
const least: Pace = { every: 60_000, bytes: 60 * 8 * 1024 }

/** Calls `onSlow` for a reader so slow that it only takes a place from others. */
export function cutOffSlow(response: FastifyReply['raw'], onSlow: () => void, pace = least): void {
  const { socket } = response
  let before = socket?.bytesWritten ?? 0
  const timer = setInterval(() => {
    const now = socket?.bytesWritten ?? before
    if (now - before < pace.bytes) onSlow()
    before = now
  }, pace.every)
  timer.unref()
  response.once('close', () => clearInterval(timer))
}
