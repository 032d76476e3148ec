import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { openListener, type Listener } from '#server/platform/realtime/listener.ts'

import { known } from '../fixtures/refusals.ts'
import { testAuth, type TestAuth } from '../fixtures/service.ts'
import { openAuth, type Auth } from '../routes.ts'
import { sessionsChannel } from './access.ts'

let service: TestAuth
let token: string
/** Another process of the same installation, which shares only the database. */
let elsewhere: Auth
let listener: Listener
const ended: string[] = []

beforeAll(async () => {
  service = await testAuth()
  token = await service.signedUp(known)
  elsewhere = openAuth(service.platform)
  const { database } = await service.platform.pool
    .query<{ database: string }>('select current_database() as database')
    .then(({ rows: [row = { database: '' }] }) => row)
  const { host, port, user, password } = service.platform.pool.options
  const where = { host, port, user, password, database }
  const connection = Object.fromEntries(
    Object.entries(where).filter(([, value]) => value !== undefined),
  )
  const hearing = {
    channels: {
      [sessionsChannel]: (sessionId: string) => {
        ended.push(sessionId)
        elsewhere.access.sessionEnded(sessionId)
      },
    },
    onReconnect: () => undefined,
  }
  listener = openListener(connection, hearing, service.platform.log)
  await listener.start()
})
afterAll(() => listener.stop())

test('accepts another process’s token, the second time from memory', async () => {
  const account = await elsewhere.access.identify(`Bearer ${token}`)
  expect(account).toMatchObject({ email: known.email, userMetadata: { email: known.email } })

  const begun = performance.now()
  for (let time = 0; time < 1000; time += 1) await elsewhere.access.identify(`bearer ${token}`)
  expect(performance.now() - begun).toBeLessThan(500)
})

test.each([undefined, '', 'Bearer', 'Bearer x', 'Basic dXNlcjpwYXNz', 'Bearer a.b.c'])(
  '%j authenticates nobody',
  async (header) => {
    expect(await elsewhere.access.identify(header)).toBeUndefined()
  },
)

test('ends access in other processes at once when signing out in one', async () => {
  const account = await elsewhere.access.identify(`Bearer ${token}`)
  expect(account).toBeDefined()
  await service.ask('/logout', { method: 'POST', token })
  await vi.waitFor(() => expect(ended).toContain(account?.sessionId))
  expect(await elsewhere.access.identify(`Bearer ${token}`)).toBeUndefined()
})

test('rejects an expired token from memory too', async () => {
  const { data } = await service.browser().signInWithPassword(known)
  const header = `Bearer ${data.session?.access_token ?? ''}`
  expect(await elsewhere.access.identify(header)).toBeDefined()
  const now = service.platform.clock()
  service.platform.setClock(new Date(now.getTime() + 3601 * 1000).toISOString())
  expect(await elsewhere.access.identify(header)).toBeUndefined()
  service.platform.setClock(now.toISOString())
})
