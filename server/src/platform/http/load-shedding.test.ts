import { setImmediate as nextTurn } from 'node:timers/promises'

import { pino } from 'pino'
import { expect, test } from 'vitest'

import { readConfig } from '../config.ts'
import { makeServer } from './server.ts'

/** Blocks the event loop repeatedly. */
async function busyFor(ms: number): Promise<void> {
  const end = performance.now() + ms
  while (performance.now() < end) {
    const turn = performance.now() + 700
    while (performance.now() < turn);
    await nextTurn()
  }
}

test(
  'refuses API requests with 503 while the event loop lags, but no page and no health check',
  { timeout: 40_000 },
  async () => {
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) })
    const app = makeServer(
      { config: readConfig({}, '/'), log },
      { scriptHashes: [], secure: false },
    )
    app.get('/rest/v1/teams', async () => ({}))
    app.get('/team/:teamId', async () => 'a page')
    app.get('/healthz', async () => ({}))
    app.get('/teams', async () => ({}))
    await app.listen({ port: 0, host: '127.0.0.1' })
    expect((await app.inject('/rest/v1/teams')).statusCode).toBe(200)

    await busyFor(5500)
    const refused = await app.inject('/rest/v1/teams')
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('5')
    expect(refused.json()).toMatchObject({ code: 'unavailable' })
    expect((await app.inject('/rest/v1/teams')).statusCode).toBe(503)
    expect((await app.inject('/healthz')).statusCode).toBe(200)
    expect((await app.inject('/team/1')).body).toBe('a page')
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      path: '/rest/v1/teams',
      msg: 'too busy: requests are refused',
    })

    await expect
      .poll(async () => (await app.inject('/rest/v1/teams')).statusCode, {
        timeout: 10_000,
        interval: 100,
      })
      .toBe(200)
    await app.close()
  },
)
