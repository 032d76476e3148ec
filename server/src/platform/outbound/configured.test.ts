import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { callHook } from './configured.ts'

const megabyte = Buffer.alloc(1_000_000, 'a')
const server = createServer((request, response) => {
  if (request.url === '/short') response.end('fine')
  else if (request.url === '/elsewhere') response.writeHead(302, { location: '/short' }).end()
  else if (request.url === '/nothing') response.writeHead(204).end()
  else {
    // Chunked, so the length isn't announced.
    response.write(megabyte)
    response.end('and more')
  }
})

beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)))
afterAll(() => server.close())

function ask(path: string) {
  const { port } = address()
  const question = { method: 'GET', headers: {}, body: '' } as const
  return callHook(`http://127.0.0.1:${port}${path}`, question)
}

function address(): AddressInfo {
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('not listening')
  return bound
}

test.each([
  ['an answer', '/short', { status: 200, body: 'fine' }],
  ['an empty one', '/nothing', { status: 204, body: '' }],
  ['a redirect, which is not followed', '/elsewhere', { status: 302, body: '' }],
  ['one too large, however it is sent', '/endless', undefined],
])('%s', async (_what, path, expected) => {
  expect(await ask(path)).toEqual(expected)
})

test('a server that is down gives no response', async () => {
  const question = { method: 'POST', headers: {}, body: '{}' } as const
  expect(await callHook('http://127.0.0.1:9/', question)).toBeUndefined()
})
