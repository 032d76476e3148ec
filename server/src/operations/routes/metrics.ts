import { createHash, timingSafeEqual } from 'node:crypto'

import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

import { routeNameOf } from '#server/platform/http/request-log.ts'
import type { Platform } from '#server/platform/platform.ts'
import { openStreams } from '#server/platform/realtime/open-streams.ts'
import { version } from '#server/platform/version.ts'

import { countWaiting } from '../queries/gauges.ts'

/** Seconds; the budgets of the data interface lie between the first ones. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * `/metrics` for Prometheus, with `Authorization: Bearer METRICS_TOKEN`; without that setting there is no
 * such path. Numbers only: routes as they are written in the code, never an address somebody asked for.
 */
export function metricsRoutes(app: FastifyInstance, platform: Platform): void {
  const { metricsToken } = platform.config
  if (metricsToken === undefined) return
  const register = new Registry()
  collectDefaultMetrics({ register })
  timeRequests(app, register)
  gaugesOf(register, platform)

  app.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isToken(request.headers.authorization, metricsToken))
      return reply.status(401).header('www-authenticate', 'Bearer').send()
    return reply.type(register.contentType).send(await register.metrics())
  })
}

function timeRequests(app: FastifyInstance, register: Registry): void {
  const seconds = new Histogram({
    name: 'touchline_request_seconds',
    help: 'From the first byte of a request to the last of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [register],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = routeNameOf(request)
    // A stream lasts as long as somebody looks.
    if (route.startsWith('/realtime/')) return
    const labels = { method: request.method, route, status: String(reply.statusCode) }
    seconds.observe(labels, reply.elapsedTime / 1000)
  })
}

function gaugesOf(register: Registry, { database, pool }: Platform): void {
  const registers = [register]
  new Gauge({
    name: 'touchline_info',
    help: 'Which Touchline runs',
    labelNames: ['version'],
    registers,
  }).set({ version }, 1)
  new Gauge({
    name: 'touchline_streams',
    help: 'Streams of news this process holds open',
    registers,
    collect() {
      this.set(openStreams(database))
    },
  })
  new Gauge({
    name: 'touchline_database_connections',
    help: 'Connections of this process: in use, idle, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'wanted' }, pool.waitingCount)
    },
  })
  new Gauge({
    name: 'touchline_waiting',
    help: 'What waits to be done, in the whole installation',
    labelNames: ['what'],
    registers,
    async collect() {
      this.reset()
      for (const { what, count } of await countWaiting(database).catch(() => []))
        this.set({ what }, count)
    },
  })
}

/** Compared in the same time, whatever is given. */
function isToken(given: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given ?? ''), digest(`Bearer ${token}`))
}
