import { pino } from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { readConfig } from '../config.ts'
import { AppError } from '../errors.ts'
import { rememberAccount } from './request-log.ts'
import { makeServer } from './server.ts'

test('an unexpected error returns a reference number, and only the log has the cause', async () => {
  const lines: string[] = []
  const serializers = { error: pino.stdSerializers.err }
  const log = pino({ serializers }, { write: (line: string) => void lines.push(line) })
  const app = makeServer({ config: readConfig({}, '/'), log }, { scriptHashes: [], secure: false })
  app.get('/broken', () => {
    throw new Error('relation "members" does not exist')
  })
  const answer = await app.inject('/broken?secret=7')
  await app.close()

  expect(answer.statusCode).toBe(500)
  const shape = z.strictObject({ code: z.string(), message: z.string(), data: z.unknown() })
  const body = shape.parse(answer.json())
  expect(body).toMatchObject({ code: 'unexpected', message: 'unexpected' })
  const { id } = z.strictObject({ id: z.uuid() }).parse(body.data)
  const [line = ''] = lines
  expect(JSON.parse(line)).toMatchObject({ id, path: '/broken' })
  expect(line).toContain('does not exist')
  expect(answer.body).not.toMatch(/members|server\.test/)
})

test('logs each request once by its route, with the reason of a 5xx', async () => {
  const lines: string[] = []
  const serializers = { error: pino.stdSerializers.err }
  const log = pino(
    { serializers, level: 'info' },
    { write: (line: string) => void lines.push(line) },
  )
  const app = makeServer({ config: readConfig({}, '/'), log }, { scriptHashes: [], secure: false })
  app.get('/away', () => {
    throw Object.assign(new Error('the database system is shut down'), { code: '57P03' })
  })
  app.get('/full', () => {
    throw Object.assign(new Error('could not extend file'), { code: '53100' })
  })
  app.get('/busy', () => {
    throw new AppError('unavailable')
  })
  app.get('/mute', (_, reply) => reply.status(502).send())
  app.get('/teams/:teamId', (request) => {
    rememberAccount(request, 'ana')
    return {}
  })
  app.get('/named', { config: { operation: 'events.cancel' } }, () => ({}))
  app.get('/healthz', () => ({}))
  for (const path of ['/away', '/full', '/busy', '/mute', '/teams/7?token=secret'])
    await app.inject(path)
  for (const path of ['/named', '/healthz', '/unknown/secret']) await app.inject(path)
  await app.close()

  expect(lines.map((line) => z.looseObject({}).parse(JSON.parse(line)))).toMatchObject([
    { route: '/away', status: 503, error: { message: 'the database system is shut down' } },
    { route: '/full', status: 507, error: { message: 'could not extend file' } },
    { route: '/busy', status: 503, reason: 'unavailable', level: 30 },
    { route: '/mute', status: 502, reason: 'unknown', level: 40 },
    { route: '/teams/:teamId', status: 200, accountId: 'ana', level: 30 },
    { route: 'events.cancel', status: 200, level: 30 },
    { route: 'page', status: 404, level: 30 },
  ])
  expect(lines.join('')).not.toContain('secret')
})

test.each(['/league/%FF', '/league/%E4%B8', '/league/100%', '/%', '/league/%C3%28?day=%FF'])(
  'an undecodable URL (%s) is not found',
  async (address) => {
    const config = readConfig({}, '/')
    const app = makeServer(
      { config, log: pino({ enabled: false }) },
      { scriptHashes: [], secure: false },
    )
    app.get('/league/:slug', ({ params }) => ({ params }))
    app.setNotFoundHandler((_, reply) => reply.status(404).send({ code: 'not_found' }))
    const { headers, body } = await app.inject(address)
    await app.close()

    expect(headers['x-content-type-options']).toBe('nosniff')
    const slug = /^\/league\/([^?]*)/.exec(address)?.[1]
    expect(JSON.parse(body)).toEqual(
      slug === undefined ? { code: 'not_found' } : { params: { slug } },
    )
  },
)
