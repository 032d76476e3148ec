import { notificationsPage } from '@touchline/contract/notifications/shapes'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { changeEvent } from '#server/events/commands/edit.ts'
import { anEvent, aPlayingTeam, type Playing } from '#server/events/testing/playing-team.ts'
import { requestsOver, type Request } from '#server/events/testing/requests.ts'
import { newestEventId, findEventsAfter } from '#server/platform/outbox/queries.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { anAccount } from '#server/teams/testing/people.ts'

import { notificationsJobs } from './jobs.ts'
import { notificationsRoutes } from './routes.ts'
import { openCentre } from './testing/centre.ts'

const platform = await testPlatform()
const { database } = platform
const centre = await openCentre(platform)
const ask = requestsOver(platform, { notifications: notificationsRoutes })

const testDay = '2026-03-14T09:00:00.000Z'
let team: Playing
let playerId: string

beforeEach(async () => {
  platform.setClock(testDay)
  team = await aPlayingTeam(database)
  playerId = team.player.accountId
})

/** Several lines: each event has moved. */
async function someLines(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) {
    platform.setClock(`2026-03-14T10:0${minute}:00.000Z`)
    const eventId = await anEvent(database, team.coach)
    const asking = { actor: team.coach, now: platform.clock(), eventId }
    const changes = { location: 'Campo Sur' }
    await platform.database
      .transaction()
      .execute((tx) => changeEvent(tx, asking, { version: 1, changes }))
    await centre.settle()
  }
}

const list = (query = ''): Request => ({ method: 'GET', path: `/me/notifications${query}` })
const unread: Request = { method: 'GET', path: '/me/notifications/unread' }
const readAll: Request = { method: 'PUT', path: '/me/notifications/read', body: {} }
const read = (id: string): Request => ({ ...readAll, body: { notificationIds: [id] } })

async function page(query = '', accountId = playerId) {
  return notificationsPage.parse((await ask(accountId, list(query))).body)
}

test.each([list(), unread, readAll, read(newId())])(
  '$method $path needs an account',
  async (request) => {
    expect((await ask(undefined, request)).status).toBe(401)
  },
)

test('pages through all lines, newest first, without gaps or repetitions', async () => {
  await someLines(5)
  const whole = (await page()).notifications
  const days = whole.map(({ createdAt }) => createdAt)
  expect(days).toEqual(days.toSorted().toReversed())
  expect(whole).toHaveLength(6)

  const seen: string[] = []
  let cursor: string | null = ''
  while (cursor !== null) {
    const piece = await page(`?limit=2${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
    seen.push(...piece.notifications.map(({ id }) => id))
    cursor = piece.nextCursor
  }
  expect(seen).toEqual(whole.map(({ id }) => id))
})

test.each([
  'x',
  `${testDay}_`,
  `${testDay}_x`,
  `2026-99-99T00:00:00Z_${newId()}`,
  `0000-01-01T00:00:00Z_${newId()}`,
  "';--",
])('the cursor %j is refused', async (cursor) => {
  const answer = await ask(playerId, list(`?cursor=${encodeURIComponent(cursor)}`))
  expect(answer).toMatchObject({ status: 422, body: { code: 'invalid_input' } })
})

test('counts the unread lines, fewer as they are read', async () => {
  await someLines(2)
  const { notifications } = await page()
  expect((await ask(playerId, unread)).body).toMatchObject({ unread: 3 })

  const one = notifications[0]?.id ?? ''
  expect((await ask(playerId, read(one))).body).toMatchObject({ unread: 2 })
  expect((await ask(playerId, read(one))).body).toMatchObject({ unread: 2 })
  expect((await page()).notifications.map(({ isRead }) => isRead)).toEqual([true, false, false])

  expect((await ask(playerId, readAll)).body).toEqual({ unread: 0, conversations: [] })
  expect((await page()).notifications.every(({ isRead }) => isRead)).toBe(true)
})

test("hides and keeps another person's notification", async () => {
  await someLines(1)
  const [line] = (await page()).notifications
  const stranger = await anAccount(database, 'Igor')
  for (const id of [line?.id ?? '', newId()])
    expect(await ask(stranger, read(id))).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    })
  await ask(stranger, readAll)
  expect((await ask(playerId, unread)).body).toMatchObject({ unread: 2 })
  expect((await ask(stranger, unread)).body).toMatchObject({ unread: 0 })
})

test('shows no lines or count of a team someone has left', async () => {
  await someLines(1)
  await database
    .updateTable('members')
    .set({ left_at: platform.clock() })
    .where('account_id', '=', playerId)
    .execute()
  expect(await page()).toEqual({ notifications: [], nextCursor: null })
  expect((await ask(playerId, unread)).body).toMatchObject({ unread: 0 })
})

test('announces new and read lines to the person’s browsers only', async () => {
  const topics = [`inbox:${playerId}`]
  const linesAfter = async (after: number) =>
    (await findEventsAfter(database, { after, topics, limit: 10 })).filter(
      ({ id, name }) => id > after && name === 'notifications.changed',
    )
  const start = await newestEventId(database)
  await someLines(1)
  const [first] = await linesAfter(start)
  expect(first?.topics).toContain(`inbox:${playerId}`)
  expect(first?.topics).not.toContain(`inbox:${team.coach.accountId}`)

  const before = await newestEventId(database)
  await ask(playerId, readAll)
  await ask(playerId, readAll)
  expect(await linesAfter(before)).toMatchObject([{ topics }])
})

test('deletes lines after 90 days', async () => {
  await someLines(1)
  const job = notificationsJobs(platform).find(({ name }) => name === 'notifications.forget')
  platform.setClock('2026-06-12T09:00:00.000Z')
  await job?.run({})
  expect((await page()).notifications).toHaveLength(2)
  platform.setClock('2026-06-12T11:00:00.000Z')
  await job?.run({})
  expect((await page()).notifications).toEqual([])
})
