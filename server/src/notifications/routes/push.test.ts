import { createHash } from 'node:crypto'

import { pushDevices } from '@touchline/contract/notifications/shapes'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { requestsOver } from '#server/events/testing/requests.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { anAccount } from '#server/teams/testing/people.ts'

import { findPushDevices, savePushDevice } from '../queries/push-devices.ts'
import { notificationsRoutes } from '../routes.ts'

const platform = await testPlatform()
const { database } = platform
const ask = requestsOver(platform, { notifications: notificationsRoutes })
let ana: string
let ben: string

beforeEach(async () => {
  await sql`delete from push_devices`.execute(database)
  ana = await anAccount(database)
  ben = await anAccount(database)
})

const subscription = (name: string, change: object = {}) => ({
  endpoint: `https://push.example.org/${name}`,
  keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) },
  ...change,
})

async function add(accountId: string, name: string) {
  const answer = await ask(accountId, {
    method: 'POST',
    path: '/me/push',
    body: subscription(name),
  })
  return pushDevices.parse(answer.body)
}

const marks = async (accountId: string) =>
  (await findPushDevices(database, accountId)).map(({ mark }) => mark)

const markOf = (name: string) =>
  createHash('sha256').update(subscription(name).endpoint).digest('base64url')

test('adds a browser once, which recognises itself by its mark', async () => {
  await add(ana, 'phone')
  await add(ana, 'laptop')
  const { publicKey, devices } = await add(ana, 'phone')
  expect(devices.map(({ mark }) => mark)).toEqual([markOf('phone'), markOf('laptop')])
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
  const { body } = await ask(ana, { method: 'GET', path: '/me/push' })
  expect(body).toEqual({ publicKey, devices })
  expect(JSON.stringify(body)).not.toContain('push.example.org')
})

test('a browser gets the pushes of the account that last signed in there', async () => {
  await add(ana, 'family')
  await add(ben, 'family')
  expect(await marks(ana)).toEqual([])
  expect(await marks(ben)).toEqual([markOf('family')])
})

test('replaces the oldest browser with the eleventh', async () => {
  for (let day = 1; day <= 11; day += 1) {
    platform.setClock(`2026-03-${day + 10}T09:00:00.000Z`)
    await add(ana, `browser-${day}`)
  }
  expect(await marks(ana)).toHaveLength(10)
  expect(await marks(ana)).not.toContain(markOf('browser-1'))
})

test('removes one’s own browser, but no one else’s', async () => {
  const { devices } = await add(ana, 'phone')
  const gone = { method: 'DELETE', path: `/me/push/${devices[0]?.id}` } as const
  expect((await ask(ben, gone)).status).toBe(404)
  expect(await marks(ana)).toHaveLength(1)
  expect((await ask(ana, gone)).status).toBe(200)
  expect(await marks(ana)).toEqual([])
})

test.each([
  ['an address without encryption', { endpoint: 'http://push.example.org/ana' }],
  ['no address', { endpoint: 'push' }],
  ['keys that are none', { keys: { p256dh: 'A', auth: 'A' } }],
])('%s is refused', async (_what, change) => {
  const body = subscription('phone', change)
  expect((await ask(ana, { method: 'POST', path: '/me/push', body })).status).toBe(422)
  expect(await marks(ana)).toEqual([])
})

test('ends a browser’s pushes with its session', async () => {
  const sessionId = crypto.randomUUID()
  await sql`insert into auth.users (id, created_at, updated_at) values (${ana}, now(), now())`.execute(
    database,
  )
  await sql`insert into auth.sessions (id, user_id, refresh_key, not_after, created_at, updated_at)
    values (${sessionId}, ${ana}, sha256('key'), now(), now(), now())`.execute(database)
  const { endpoint, keys } = subscription('phone')
  await database.transaction().execute((tx) =>
    savePushDevice(tx, {
      endpoint,
      p256dh: keys.p256dh,
      authSecret: keys.auth,
      accountId: ana,
      sessionId,
      userAgent: undefined,
      at: platform.clock(),
    }),
  )
  expect(await marks(ana)).toHaveLength(1)
  await sql`delete from auth.sessions where id = ${sessionId}`.execute(database)
  expect(await marks(ana)).toEqual([])
})
