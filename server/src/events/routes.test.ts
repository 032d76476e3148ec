import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { anAccount } from '#server/teams/testing/people.ts'

import { lockEvent } from './queries/event-lock.ts'
import { eventsRoutes } from './routes.ts'
import { aPlayingTeam, anEvent, rowOf } from './testing/playing-team.ts'
import { requestsOver, type Request } from './testing/requests.ts'

const platform = await testPlatform()
const { database } = platform
const team = await aPlayingTeam(database)
const other = await aPlayingTeam(database)
const stranger = await anAccount(database, 'Stranger')

const ask = requestsOver(platform, { events: eventsRoutes })

const events = `/teams/${team.teamId}/events`
const eventId = await anEvent(database, team.coach, { places: 5 })
const one = `${events}/${eventId}`
const player = rowOf(team.player)
const practice = { type: 'practice', title: 'Practice', date: '2026-03-21' }

const requests: readonly Request[] = [
  { method: 'POST', path: events, body: practice },
  { method: 'GET', path: `${events}?from=2026-03-01&to=2026-03-31` },
  { method: 'GET', path: `${events}/around` },
  { method: 'GET', path: one },
  { method: 'PATCH', path: one, body: { version: 1, changes: { title: 'Mine' } } },
  {
    method: 'PUT',
    path: `${one}/answers`,
    body: { answers: [{ memberId: player, answer: 'maybe' }] },
  },
  { method: 'GET', path: `${one}/answers/${player}/history` },
  { method: 'PUT', path: `${one}/cancellation`, body: { isCancelled: true } },
]

describe.each(requests)('$method $path', (request) => {
  test('requires signing in', async () => {
    expect(await ask(undefined, request)).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    })
  })

  test('hides the event from strangers and another team’s coach', async () => {
    for (const accountId of [stranger, other.coach.accountId])
      expect(await ask(accountId, request)).toMatchObject({
        status: 404,
        body: { code: 'not_found', message: 'not_found' },
      })
  })

  test('answers the same for an event that never existed', async () => {
    const path = request.path.replace(eventId, newId())
    const expected = path === request.path ? [200, 201] : [404]
    const { status } = await ask(team.coach.accountId, { ...request, path })
    expect(expected).toContain(status)
  })
})

test('a stranger’s answer takes no lock and waits for none', async () => {
  await database.transaction().execute(async (tx) => {
    await lockEvent(tx, { teamId: team.teamId, eventId })
    const body = { answers: [{ memberId: player, answer: 'maybe' }] }
    const answered = await ask(stranger, { method: 'PUT', path: `${one}/answers`, body })
    expect(answered).toMatchObject({ status: 404 })
  })
})

test('a coach creates an event, a player answers and the coach sees it', async () => {
  const made = await ask(team.coach.accountId, {
    method: 'POST',
    path: events,
    body: { ...practice, teamId: other.teamId, id: newId(), version: 7, createdBy: stranger },
  })
  expect(made).toMatchObject({
    status: 201,
    body: { count: 1, event: { teamId: team.teamId, version: 1, counts: { silent: 4 } } },
  })
  expect(await countOf(other.teamId)).toBe(0)

  const said = await ask(team.player.accountId, {
    method: 'PUT',
    path: `${one}/answers`,
    body: { answers: [{ memberId: player, answer: 'going', comment: 'I bring the balls' }] },
  })
  expect(said).toMatchObject({ status: 200, body: { counts: { going: 1 } } })

  const page = await ask(team.coach.accountId, { method: 'GET', path: one })
  expect(page.body['answers']).toContainEqual(
    expect.objectContaining({ memberId: player, answer: 'going', comment: 'I bring the balls' }),
  )
})

test.each([
  [{ ...practice, title: '' }, { title: 'title_required' }],
  [{ ...practice, date: undefined }, { date: 'date_required' }],
  [{ ...practice, endTime: '08:00' }, { endTime: 'end_before_start' }],
  [{ ...practice, places: 'abc' }, { places: 'places_invalid' }],
])('refuses %j at its field', async (body, fields) => {
  expect(await ask(team.coach.accountId, { method: 'POST', path: events, body })).toMatchObject({
    status: 422,
    body: { code: 'invalid_input', data: { fields } },
  })
})

test.each([
  'from=2026-03-01&to=2026-05-02',
  'from=2026-03-02&to=2026-03-01',
  'from=yesterday&to=2026-03-01',
  'from=2026-03-01&to=2026-03-31&limit=1000000',
  'from=2026-03-01&to=2026-03-31&limit=0',
  'from=2026-03-01&to=2026-03-31&cursor=1',
])('refuses the window %s', async (query) => {
  const path = `${events}?${query}`
  expect(await ask(team.coach.accountId, { method: 'GET', path })).toMatchObject({
    status: 422,
    body: { code: 'invalid_input' },
  })
})

test('lists the events of all my teams without naming one', async () => {
  const path = '/me/events?from=2026-03-01&to=2026-03-31&limit=1'
  const { status, body } = await ask(team.mother.accountId, { method: 'GET', path })
  expect(status).toBe(200)
  expect(body).toMatchObject({ events: [{ teamId: team.teamId }] })
  expect(body['next']).toMatch(/^2026-03-/)
})

test('hides other people’s history from players', async () => {
  const path = `${one}/answers/${team.leo}/history`
  expect(await ask(team.player.accountId, { method: 'GET', path })).toMatchObject({ status: 403 })
  expect(await ask(team.mother.accountId, { method: 'GET', path })).toMatchObject({ status: 200 })
})

async function countOf(teamId: string): Promise<number> {
  const rows = await database
    .selectFrom('events')
    .select('id')
    .where('team_id', '=', teamId)
    .execute()
  return rows.length
}

test('limits a calendar to two months but searches years', async () => {
  const path = `${events}?from=2026-01-01&to=2027-12-31`
  expect(await ask(team.coach.accountId, { method: 'GET', path })).toMatchObject({
    status: 422,
    body: { code: 'invalid_input' },
  })
  const searching = { method: 'GET', path: `${path}&search=Nobody` } as const
  expect(await ask(team.coach.accountId, searching)).toMatchObject({
    status: 200,
    body: { events: [], next: null },
  })
})
