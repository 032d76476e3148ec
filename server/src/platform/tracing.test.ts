import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

import { afterAll, expect, inject, test } from 'vitest'
import { z } from 'zod'

const spans = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              name: z.string(),
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
            }),
          ),
        }),
      ),
    }),
  ),
})
const received: z.infer<typeof spans>[] = []
const collector = createServer((request, response) => {
  void buffer(request).then((body) => {
    received.push(spans.parse(JSON.parse(body.toString())))
    response.end('{}')
  })
})
await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
afterAll(() => new Promise((resolve) => collector.close(resolve)))

test("a request and its statements share a trace, under the proxy's span", async () => {
  const address = collector.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const script = `
    import { startTracing } from ${JSON.stringify(join(import.meta.dirname, 'tracing.ts'))}
    import Fastify from 'fastify'
    import pg from 'pg'
    const tracing = startTracing({ sampler: 'parentbased_always_on', ratio: 1 })
    const pool = new pg.Pool(${JSON.stringify(inject('connection'))})
    const app = Fastify()
    app.get('/teams/:teamId', { config: { operation: 'teams.get' } }, async () => {
      await pool.query('select 1 as one')
      return {}
    })
    const at = await app.listen({ port: 0, host: '127.0.0.1' })
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    await fetch(at + '/teams/7?token=secret', { headers: { traceparent } })
    await app.close()
    await pool.end()
    await tracing.stop()`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    env: { ...process.env, OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const errors = (await buffer(child.stderr)).toString()
  expect(errors).toBe('')

  const all = received.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)),
  )
  const request = all.find(({ name }) => name === 'GET teams.get')
  expect(request).toMatchObject({
    traceId: '0af7651916cd43dd8448eb211c80319c',
    parentSpanId: 'b7ad6b7169203331',
  })
  expect(all).toContainEqual(
    expect.objectContaining({ name: 'database', parentSpanId: request?.spanId }),
  )
  expect(JSON.stringify(received)).not.toContain('secret')
})
