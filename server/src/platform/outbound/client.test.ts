import { lookup } from 'node:dns'
import { createServer, type RequestListener, type Server } from 'node:http'
import { gzipSync } from 'node:zlib'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { openOutbound, type OutboundWorld } from './client.ts'

/** Simulates a server on the internet, the only address this test may reach. */
let friend: Server
/** Simulates a server that must never be reached; counts requests. */
let canary: Server
let touched = 0
const taken: string[] = []

const pages: Record<string, RequestListener> = {
  '/feed': (_request, response) => response.end('BEGIN:VCALENDAR'),
  '/seen': (request, response) => response.end(JSON.stringify(request.headers)),
  '/home': (_request, response) =>
    response.writeHead(302, { location: `http://127.0.0.2:${portOf(canary)}/` }).end(),
  '/loop': (_request, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/flood': (_request, response) => response.end('x'.repeat(300_000)),
  '/bomb': (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(5_000_000))),
  '/drip': (_request, response) => {
    const timer = setInterval(() => response.write('x'), 50)
    response.on('close', () => clearInterval(timer))
  },
  '/gone': (_request, response) => response.writeHead(404).end('no'),
  '/taken': (request, response) => {
    request.toArray().then(
      (parts) => {
        const body = Buffer.concat(parts.map((part) => Buffer.from(part))).toString()
        taken.push([request.method, request.headers['ttl'], body].join(' '))
        response.writeHead(201).end('x'.repeat(300_000))
      },
      () => response.destroy(),
    )
  },
}

beforeAll(async () => {
  friend = createServer((request, response) => pages[request.url ?? '']?.(request, response))
  canary = createServer((_request, response) => {
    touched += 1
    response.end()
  })
  await new Promise<void>((done) => void friend.listen(0, '127.0.0.1', done))
  await new Promise<void>((done) => void canary.listen(0, '127.0.0.2', done))
})
afterAll(() => {
  friend.closeAllConnections()
  friend.close()
  canary.close()
})

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

const world: OutboundWorld = {
  resolve: lookup,
  mayReach: (address) => address === '127.0.0.1',
  mayUsePort: () => true,
}
const outbound = openOutbound({ maxBytes: 200_000, timeoutMs: 1000, redirects: 3 }, world)
const read = (path: string) => outbound.read(`http://127.0.0.1:${portOf(friend)}${path}`)

test('reads a public address', async () => {
  const fetched = await read('/feed')
  expect(fetched.kind === 'read' && fetched.body.toString()).toBe('BEGIN:VCALENDAR')
})

test('sends nothing that identifies us or the user', async () => {
  const fetched = await read('/seen')
  const headers = fetched.kind === 'read' ? fetched.body.toString() : ''
  expect(headers).not.toMatch(/cookie|authorization|touchline/i)
})

test.each([
  ['/home', 'bad_address'],
  ['/loop', 'unreachable'],
  ['/flood', 'too_large'],
  ['/bomb', 'too_large'],
  ['/drip', 'unreachable'],
  ['/gone', 'unreachable'],
])('%s is refused as %s', async (path, why) => {
  expect(await read(path)).toEqual({ kind: 'refused', why })
  expect(touched).toBe(0)
})

test.each([
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://[::ffff:7f00:1]/',
  'http://LOCALHOST:80/',
  'http://①②⑦.0.0.1/',
  'http://169.254.169.254/latest/meta-data',
  'http://10.0.0.1/',
  'http://example.com@127.0.0.1/',
  'http://user:password@example.com/',
  'http://example.com:8080/',
  'file:///etc/hostname',
  'ftp://example.com/',
  'gopher://example.com/',
  'data:text/calendar,x',
  'javascript:alert(1)',
  'jar:http://example.com!/',
  'not an address',
])('never reaches %s with real name resolution', async (address) => {
  const fetched = await openOutbound({ maxBytes: 1000, timeoutMs: 1000, redirects: 0 }).read(
    address,
  )
  expect(fetched.kind).toBe('refused')
})

const send = (path: string) =>
  outbound.send(`http://127.0.0.1:${portOf(friend)}${path}`, {
    headers: { ttl: '60' },
    body: Buffer.from('sealed'),
  })

test('posts a message and returns only its status', async () => {
  expect(await send('/taken')).toEqual({ kind: 'answered', status: 201 })
  expect(taken).toEqual(['POST 60 sealed'])
})

test.each([
  ['/home', { kind: 'answered', status: 302 }],
  ['/gone', { kind: 'answered', status: 404 }],
])('a message to %s reaches nothing else', async (path, expected) => {
  expect(await send(path)).toEqual(expected)
  expect(touched).toBe(0)
})

test('a message reaches no internal address', async () => {
  const address = `http://127.0.0.2:${portOf(canary)}/`
  expect(await outbound.send(address, { headers: {}, body: Buffer.from('x') })).toEqual({
    kind: 'refused',
    why: 'bad_address',
  })
  expect(touched).toBe(0)
})
