import { pushPayload } from '@touchline/contract/notifications/shapes'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { aCollection } from '#server/collections/testing/bills.ts'
import { cancelEvent } from '#server/events/commands/cancel.ts'
import { anEvent, aPlayingTeam, type Playing } from '#server/events/testing/playing-team.ts'
import { pushKeys } from '#server/platform/push/keys.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub } from '#server/teams/testing/people.ts'

import { findPushDevices, savePushDevice } from '../queries/push-devices.ts'
import { pushesJob } from '../queries/pushes.ts'
import { openCentre } from '../testing/centre.ts'
import { openBrowser, openPushService, senderOf } from '../testing/push-service.ts'

const service = await openPushService()
const platform = await testPlatform({ OPERATOR_EMAILS: 'ops@example.org' }, service.outbound)
const { database } = platform
const centre = await openCentre(platform)

const saturday = '2026-03-14T09:00:00.000Z'
let team: Playing
let count = 0

beforeEach(async () => {
  platform.setClock(saturday)
  service.delivered.length = 0
  team = await aPlayingTeam(database)
})

/** A browser of the player that receives pushes. */
async function subscribed(accountId = team.player.accountId) {
  count += 1
  const path = `/browser/${count}`
  const browser = openBrowser(service.origin + path)
  await database.transaction().execute((tx) =>
    savePushDevice(tx, {
      ...browser.address,
      accountId,
      sessionId: crypto.randomUUID(),
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      at: platform.clock(),
    }),
  )
  return { path, open: (body: Buffer) => pushPayload.parse(browser.open(body)) }
}

async function prefers(column: string, value: string | boolean): Promise<void> {
  await sql`update accounts set ${sql.ref(column)} = ${value}
    where id = ${team.player.accountId}`.execute(database)
}

async function madeAnEvent(): Promise<string> {
  const eventId = await anEvent(database, team.coach)
  await centre.settle()
  return eventId
}

/** Runs the minutely job. */
async function handOut(): Promise<void> {
  await platform.jobs.enqueue(database, { name: pushesJob, data: {} })
  await centre.settle()
}

const paths = () => service.delivered.map(({ path }) => path)

test('pushes a line to the owner’s browsers in their language, and to nobody else', async () => {
  const [phone, laptop] = [await subscribed(), await subscribed()]
  await prefers('language', 'de')
  const eventId = await madeAnEvent()
  expect(paths().toSorted()).toEqual([phone.path, laptop.path].toSorted())

  const [line] = await centre.linesOf(team.player.accountId)
  const first = service.delivered.find(({ path }) => path === phone.path)
  const pushed = phone.open(first?.body ?? Buffer.alloc(0))
  expect(pushed).toMatchObject({
    title: line?.team?.name,
    tag: line?.id,
    isUrgent: false,
    line: { kind: 'event_created', event: { id: eventId }, asGuest: false },
    answer: { going: 'Dabei', notGoing: 'Nicht dabei', tokens: [expect.any(String)] },
  })
  expect(pushed.body).toContain('Neu in Norte U12')
  expect(() => laptop.open(first?.body ?? Buffer.alloc(0))).toThrow('unable to authenticate')
})

test('tells the push service the sender and the lifetime', async () => {
  await subscribed()
  await madeAnEvent()
  const [sent] = service.delivered
  expect(sent?.headers).toMatchObject({
    'content-encoding': 'aes128gcm',
    ttl: '86400',
    urgency: 'normal',
  })
  const sender = sent && (await senderOf(sent))
  const { publicKey } = await pushKeys(platform)
  expect(sender).toMatchObject({
    key: publicKey,
    aud: service.origin,
    sub: 'mailto:ops@example.org',
  })
})

test('a cancellation within a day is urgent, at night and with notifications off', async () => {
  await subscribed()
  await prefers('push_topics', '{changes}')
  const eventId = await madeAnEvent()
  expect(paths()).toEqual([])

  platform.setClock('2026-03-14T23:30:00.000Z')
  await sql`update events set starts_at = '2026-03-15T09:00Z', ends_at = '2026-03-15T10:00Z'
    where id = ${eventId}`.execute(database)
  const asking = { actor: team.coach, now: platform.clock(), eventId }
  await database.transaction().execute((tx) => cancelEvent(tx, asking, { reason: null }))
  await centre.settle()
  expect(service.delivered[0]?.headers['urgency']).toBe('high')
})

test('waits out quiet hours', async () => {
  await subscribed()
  platform.setClock('2026-03-14T23:30:00.000Z')
  await madeAnEvent()
  expect(paths()).toEqual([])
  platform.setClock('2026-03-15T06:30:00.000Z')
  await handOut()
  expect(paths()).toHaveLength(1)
})

test('does not push what was read meanwhile', async () => {
  await subscribed()
  platform.setClock('2026-03-14T23:30:00.000Z')
  await madeAnEvent()
  await sql`update notifications set read_at = now()`.execute(database)
  platform.setClock('2026-03-15T06:30:00.000Z')
  await handOut()
  expect(paths()).toEqual([])
})

test.each([
  [410, 0],
  [404, 0],
  [403, 0],
  [400, 1],
  [201, 1],
])('after response %i there are %i browsers', async (status, left) => {
  const { path } = await subscribed()
  service.answer(path, status)
  await madeAnEvent()
  expect(paths()).toEqual([path])
  expect(await findPushDevices(database, team.player.accountId)).toHaveLength(left)
})

test('tries an unavailable push service again', async () => {
  const { path } = await subscribed()
  service.answer(path, 503)
  await expect(madeAnEvent()).rejects.toThrow('just now')
  expect(await findPushDevices(database, team.player.accountId)).toHaveLength(1)
})

test('never calls a private address, and deletes it', async () => {
  const browser = openBrowser('http://127.0.0.2/hook')
  await database.transaction().execute((tx) =>
    savePushDevice(tx, {
      ...browser.address,
      accountId: team.player.accountId,
      sessionId: crypto.randomUUID(),
      userAgent: undefined,
      at: platform.clock(),
    }),
  )
  await madeAnEvent()
  expect(await findPushDevices(database, team.player.accountId)).toEqual([])
})

test('deletes a browser with invalid keys', async () => {
  const { address } = openBrowser(`${service.origin}/broken`)
  await database.transaction().execute((tx) =>
    savePushDevice(tx, {
      ...address,
      p256dh: `B${'A'.repeat(86)}`,
      accountId: team.player.accountId,
      sessionId: crypto.randomUUID(),
      userAgent: undefined,
      at: platform.clock(),
    }),
  )
  await madeAnEvent()
  expect(paths()).toEqual([])
  expect(await findPushDevices(database, team.player.accountId)).toEqual([])
})

test('names the club before the team in a push about money', async () => {
  const { open } = await subscribed()
  const clubId = await aClub(database)
  await sql`update clubs set name = 'SV Grünwald' where id = ${clubId}`.execute(database)
  await sql`update teams set club_id = ${clubId} where id = ${team.teamId}`.execute(database)
  const { id: collectionId } = await aCollection(database, team.teamId)
  const memberId = team.player.memberId
  await sql`insert into collection_invitations (id, team_id, collection_id, member_id, invited_at)
    values (${crypto.randomUUID()}, ${team.teamId}, ${collectionId}, ${memberId}, ${platform.clock()})`.execute(
    database,
  )
  const payload = { teamId: team.teamId, collectionId, at: platform.clock().toISOString() }
  await centre.announce({ name: 'collections.invited', topics: [], payload })
  await centre.settle()
  expect(open(service.delivered[0]?.body ?? Buffer.alloc(0)).title).toBe('SV Grünwald, Norte U12')
})

test('gives two processes that need keys at once the same ones', async () => {
  await sql`delete from push_keys`.execute(database)
  const made = await Promise.all([1, 2, 3].map(() => pushKeys(platform)))
  expect(new Set(made.map(({ privateKey }) => privateKey)).size).toBe(1)
})
