import { once } from 'node:events'
import { createServer, type Server } from 'node:http'

import { afterAll, beforeEach, expect, test } from 'vitest'

import { isPublicAddress } from './addresses.ts'
import { openOutbound, type Resolve } from './client.ts'

/** Simulates the internet: a server at the first address, none at the second. */
const outside = ['127.0.0.1', '127.0.0.3']
const inside = '127.0.0.2'

/** Addresses of each name at successive look-ups; the last one stays. */
const names: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'outside.example': [['127.0.0.1']],
  'inside.example': [[inside]],
  'mapped.example': [[`::ffff:${inside}`]],
  'inside-first.example': [[inside, '127.0.0.1']],
  'outside-first.example': [['127.0.0.1', inside]],
  'silent-or-inside.example': [['127.0.0.3', inside]],
  'moving.example': [['127.0.0.1'], [inside]],
}
const lookedUp: string[] = []

const resolve: Resolve = (name, _options, done) => {
  const answers = names[name] ?? []
  const found = answers[lookedUp.filter((one) => one === name).length] ?? answers.at(-1) ?? []
  lookedUp.push(name)
  done(
    null,
    found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  )
}

const friend = createServer(({ url }, response) => {
  const target = /^\/to\/(.+)$/.exec(url ?? '')?.[1]
  if (target === undefined) response.end('BEGIN:VCALENDAR')
  else response.writeHead(302, { location: addressOf(target) }).end()
})
let touched = 0
const canary = createServer((_request, response) => {
  touched += 1
  response.end('secret')
})
canary.on('connection', () => (touched += 1))

/** Both listen on the same port, so that only the address decides which is reached. */
const port = await listenAt(friend, { host: '127.0.0.1', port: 0 })
await listenAt(canary, { host: inside, port })
afterAll(() => {
  friend.close()
  canary.close()
})
beforeEach(() => {
  lookedUp.length = 0
  touched = 0
})

async function listenAt(server: Server, at: { host: string; port: number }): Promise<number> {
  server.listen(at)
  await once(server, 'listening')
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

function addressOf(name: string, path = '/'): string {
  return `http://${name}:${port}${path}`
}

const outbound = openOutbound(
  { maxBytes: 1000, timeoutMs: 2000, redirects: 3 },
  {
    resolve,
    mayReach: (address) => outside.includes(address) || isPublicAddress(address),
    mayUsePort: () => true,
  },
)
const unreachable = { kind: 'refused', why: 'unreachable' }
const message = { headers: {}, body: Buffer.from('sealed') }

test.each(['inside.example', 'mapped.example', 'silent-or-inside.example', 'nobody.example'])(
  'never reads from or writes to %s',
  async (name) => {
    expect(await outbound.read(addressOf(name))).toEqual(unreachable)
    expect(await outbound.send(addressOf(name), message)).toEqual(unreachable)
    expect(touched).toBe(0)
  },
)

test.each(['outside.example', 'inside-first.example', 'outside-first.example'])(
  'reaches %s if it is public',
  async (name) => {
    expect(await outbound.read(addressOf(name))).toMatchObject({ kind: 'read' })
    expect(await outbound.send(addressOf(name), message)).toMatchObject({ status: 200 })
    expect(touched).toBe(0)
  },
)

test('a name that changes to an internal address is resolved and checked once per connection', async () => {
  expect(await outbound.read(addressOf('moving.example'))).toMatchObject({ kind: 'read' })
  expect(lookedUp).toEqual(['moving.example'])
  expect(await outbound.read(addressOf('moving.example'))).toEqual(unreachable)
  expect(await outbound.send(addressOf('moving.example'), message)).toEqual(unreachable)
  expect(touched).toBe(0)
})

test.each(['inside.example', 'mapped.example', 'silent-or-inside.example'])(
  'a redirect to %s is refused',
  async (name) => {
    expect(await outbound.read(addressOf('outside.example', `/to/${name}`))).toEqual(unreachable)
    expect(lookedUp).toEqual(['outside.example', name])
    expect(touched).toBe(0)
  },
)

test('a redirect to the same name, internal by now, is refused', async () => {
  const address = addressOf('moving.example', '/to/moving.example')
  expect(await outbound.read(address)).toEqual(unreachable)
  expect(lookedUp).toEqual(['moving.example', 'moving.example'])
  expect(touched).toBe(0)
})
