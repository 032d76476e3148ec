import underPressure from '@fastify/under-pressure'
import { isServicePath } from '@touchline/domain/values/service-path'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { AppError } from '../errors.ts'
import { pathOnly } from '../log.ts'
import type { Platform } from '../platform.ts'

/** On average between two turns of the event loop; a healthy server has a few. */
const maxDelayMs = 500
/** One long turn, as of a garbage collection, is no reason to refuse anybody. */
const sampleMs = 2000
const retryAfterSeconds = 5
const logEveryMs = 10_000

/**
 * Answers 503 at once while requests wait for their turn: late answers for all would help no one. Pages
 * and their files go on: they cost next to nothing, and a browser would show the refusal as it is.
 */
export function shedLoad(app: FastifyInstance, { log }: Pick<Platform, 'log'>): void {
  let loggedAt = -Infinity
  void app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    sampleInterval: sampleMs,
    async pressureHandler(request: FastifyRequest) {
      const path = pathOnly(request.url)
      // Without a port the only one who asks is a test, in the same event loop as its own work.
      if (!app.server.listening || !isServicePath(path)) return
      if (performance.now() - loggedAt > logEveryMs) {
        loggedAt = performance.now()
        log.warn(
          { path, delayMs: Math.round(app.memoryUsage().eventLoopDelay) },
          'too busy: requests are refused',
        )
      }
      throw new AppError('unavailable', { retryAfterSeconds })
    },
  })
}
