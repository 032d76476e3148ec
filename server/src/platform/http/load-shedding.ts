import underPressure from '@fastify/under-pressure'
import { isServicePath } from '@touchline/domain/values/service-path'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { AppError } from '../errors.ts'
import { pathOnly } from '../log.ts'
import type { Platform } from '../platform.ts'

/** Average delay of an event loop turn; healthy servers have a few milliseconds. */
const maxDelayMs = 500
/** Longer than a garbage collection (ms). */
const sampleMs = 2000
const retryAfterSeconds = 5
const logEveryMs = 10_000

/**
 * Answers 503 while the event loop lags, because late responses help no one. Pages and files are
 * still served: they are cheap, and a browser would show the error page.
 */
export function shedLoad(app: FastifyInstance, { log }: Pick<Platform, 'log'>): void {
  let loggedAt = -Infinity
  void app.register(underPressure, {
    maxEventLoopDelay: maxDelayMs,
    sampleInterval: sampleMs,
    async pressureHandler(request: FastifyRequest) {
      const path = pathOnly(request.url)
      // Without a port this is a test, whose own work blocks the event loop.
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
