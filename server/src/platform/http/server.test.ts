import { pino } from 'pino'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { readConfig } from '../config.ts'
import { makeServer } from './server.ts'

test('what nobody expected is a number to quote; the log alone has the cause', async () => {
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
  const told = shape.parse(answer.json())
  expect(told).toMatchObject({ code: 'unexpected', message: 'unexpected' })
  const { id } = z.strictObject({ id: z.uuid() }).parse(told.data)
  const [line = ''] = lines
  expect(JSON.parse(line)).toMatchObject({ id, path: '/broken' })
  expect(line).toContain('does not exist')
  expect(answer.body).not.toMatch(/members|server\.test/)
})

test('an answer of 503 or 507 leaves a line at info that says why, others leave none', async () => {
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
  app.get('/fine', () => ({}))
  for (const path of ['/away', '/full', '/fine']) await app.inject(path)
  await app.close()

  expect(lines.map((line) => z.looseObject({}).parse(JSON.parse(line)))).toMatchObject([
    { path: '/away', status: 503, error: { message: 'the database system is shut down' } },
    { path: '/full', status: 507, error: { message: 'could not extend file' } },
  ])
})

test.each(['/league/%FF', '/league/%E4%B8', '/league/100%', '/%', '/league/%C3%28?day=%FF'])(
  'the address %s, whose signs are no letters, is an unknown one',
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
