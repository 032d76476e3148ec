import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'

import type { Connection } from '#server/platform/database/database.ts'
import { eventsChannel } from '#server/platform/outbox/announce.ts'
import { databaseUrl } from '#server/platform/testing/database-url.ts'
import { testDatabase } from '#server/platform/testing/database.ts'
import { natsServer, withoutNats } from '#server/platform/testing/nats.ts'

import { root } from '../../../bin/steps.ts'
import { killAll, start } from '../../../bin/testing/touchline.ts'
import { aCrowd, anIssuer, type Crowd, type Person } from './support/crowd.ts'
import { follow, type Follower } from './support/follower.ts'
import { ask } from './support/serving.ts'

/** TOUCHLINE_CROWD=1000 runs the full crowd, as the long proofs do. */
const size = Number(process.env['TOUCHLINE_CROWD'] ?? 60)
const soon = { timeout: 20_000 + 20 * size, interval: 50 }
const openingAtOnce = 20
const metricsToken = 'a-token-for-prometheus-alone'

vi.setConfig({ testTimeout: 6 * soon.timeout, hookTimeout: 60_000 + 50 * size })

describe.skipIf(withoutNats)('events by NATS between two processes', async () => {
  const { pool, connection } = await testDatabase()
  const nats = await natsServer()
  const followers: Follower[] = []
  let crowd: Crowd
  let addresses: readonly string[]
  let sent = 0

  beforeAll(async () => {
    await nats.start()
    const issuer = await anIssuer()
    addresses = await Promise.all([aProcess(issuer.settings), aProcess(issuer.settings)])
    crowd = await aCrowd(pool, issuer, size)
  })
  afterAll(() => {
    for (const one of followers) one.close()
    killAll()
  })

  /** Another process on the same database. */
  async function aProcess(settings: Readonly<Record<string, string>>): Promise<string> {
    const server = start([process.execPath, 'server/build/main.js', 'serve'], {
      cwd: root,
      env: {
        DATA_DIR: mkdtempSync(join(inject('folder'), 'nats-')),
        DATABASE_URL: databaseUrl(connection),
        EVENTS_URL: `nats://127.0.0.1:${nats.port}`,
        SMTP_URL: '',
        METRICS_TOKEN: metricsToken,
        LOG_LEVEL: 'warn',
        ...settings,
      },
    })
    return (await server.says(/Touchline runs at (http:\S+)/))[1] ?? ''
  }

  const at = (index: number): string => addresses[index % 2] ?? ''

  /** Everyone follows one process; the coach writes at both alternately. */
  async function everyoneFollows(people: readonly Person[]): Promise<void> {
    for (let from = 0; from < people.length; from += openingAtOnce) {
      const some = people.slice(from, from + openingAtOnce)
      const opening = some.map(({ token }, index) => follow(at(index), token))
      followers.push(...(await Promise.all(opening)))
    }
  }

  async function addMembers(count: number): Promise<void> {
    for (let n = 0; n < count; n += 1) {
      sent += 1
      const { status } = await ask(`${at(sent)}/rest/v1/teams/${crowd.teamId}/members`, {
        method: 'POST',
        token: crowd.coach.token,
        body: { firstName: 'Leo', lastName: `Torres ${sent}` },
      })
      expect(status).toBe(201)
    }
  }

  /** How many people received how many of the additions. */
  const counts = (): Readonly<Record<string, number>> => {
    const groups = Map.groupBy(followers, (one) => one.heard('members.added'))
    return Object.fromEntries([...groups].map(([count, those]) => [count, those.length]))
  }
  const ready = async () =>
    (await Promise.all(addresses.map((one) => ask(`${one}/readyz`)))).map(({ status }) => status)
  const headers = { authorization: `Bearer ${metricsToken}` }
  const isHearing = async (address: string) =>
    /^touchline_listening 1/m.test(await (await fetch(`${address}/metrics`, { headers })).text())
  const hearing = () => Promise.all(addresses.map(isHearing))

  test('loses nothing on streams while NATS is killed and restarted', async () => {
    const notified = await notifications(connection)
    await everyoneFollows(crowd.players)
    await addMembers(10)
    await expect.poll(counts, soon).toEqual({ 10: size })
    // None of it went through the database.
    expect(notified.payloads.filter((payload) => payload.includes('members.added'))).toEqual([])
    await notified.end()
    expect(await ready()).toEqual([200, 200])

    await nats.kill()
    await expect.poll(hearing, soon).toEqual([false, false])
    await addMembers(10)
    // Meanwhile the database carries the events, so the site stays up.
    await expect.poll(counts, soon).toEqual({ 20: size })
    expect(await ready()).toEqual([200, 200])

    await nats.start()
    await addMembers(10)
    await expect.poll(hearing, soon).toEqual([true, true])
    await addMembers(10)
    await expect.poll(counts, soon).toEqual({ 40: size })
    await expect.poll(() => followers.every(({ opened }) => opened > 1), soon).toBe(true)
    const delivered = followers.reduce((sum, one) => sum + one.received('members.added'), 0)
    console.info(
      `events by NATS: ${size} streams at two processes, ${sent} changes, ${sent * size} deliveries, 0 missed, ${delivered - sent * size} repeated`,
    )
  })
})

/** Events that the database sends its listeners. */
async function notifications(connection: Connection) {
  const payloads: string[] = []
  const listener = new pg.Client(connection)
  listener.on('notification', ({ payload }) => payloads.push(payload ?? ''))
  await listener.connect()
  await listener.query(`listen ${eventsChannel}`)
  return { payloads, end: () => listener.end() }
}
