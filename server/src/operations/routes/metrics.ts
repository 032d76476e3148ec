import { createHash, timingSafeEqual } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

import { deliveries, storageFaults } from '#server/platform/counters.ts'
import { routeNameOf } from '#server/platform/http/request-log.ts'

import { addGauges, type GaugeSources } from './gauges.ts'

/** Seconds; the first ones are near the budgets for requests. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * `/metrics` for Prometheus, with `Authorization: Bearer METRICS_TOKEN`; not found without that
 * setting. Routes appear by name, never as the requested address.
 */
export function metricsRoutes(app: FastifyInstance, watched: GaugeSources): void {
  const { metricsToken } = watched.platform.config
  if (metricsToken === undefined) return
  const register = new Registry()
  collectDefaultMetrics({ register })
  timeRequests(app, register)
  register.registerMetric(deliveries)
  register.registerMetric(storageFaults)
  const refresh = addGauges(register, watched)

  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isToken(request.headers.authorization, metricsToken))
      return reply.status(401).header('www-authenticate', 'Bearer').send()
    await refresh()
    return reply.type(register.contentType).send(await register.metrics())
  })
}

function timeRequests(app: FastifyInstance, register: Registry): void {
  const seconds = new Histogram({
    name: 'touchline_request_seconds',
    help: 'From the first byte of a request to the last of its response',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = routeNameOf(request)
    // A stream lasts as long as its page is open.
    if (route.startsWith('/realtime/')) return
    const labels = { method: request.method, route, status: String(reply.statusCode) }
    seconds.observe(labels, reply.elapsedTime / 1000)
  })
}

/** Compares in constant time. */
function isToken(given: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given ?? ''), digest(`Bearer ${token}`))
}
