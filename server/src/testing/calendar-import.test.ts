import {
  followedCalendars,
  importedCalendar,
} from '@touchline/contract/events/shapes/calendar-sync'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'

import { enqueueDueCalendars, refreshCalendar } from '#server/events/commands/refresh-calendar.ts'
import { followJob } from '#server/events/queries/calendars.ts'
import { aClub, aMember, aTeam } from '#server/teams/testing/people.ts'

import { type CalendarEntry, calendarSite } from './support/calendar-site.ts'
import { running } from './support/running.ts'

const site = await calendarSite()
afterAll(() => site.close())
const { at, asked, limits } = site
const { ask, done, signUp, platform } = await running({ AUTH_JWT_SECONDS: '86400' }, site.outbound)
const { database } = platform
const coach = await signUp('Carla')
const player = await signUp('Pau')

async function aRunTeam() {
  const teamId = await aTeam(database)
  const memberId = await aMember(database, teamId, { accountId: coach.id, role: 'Coach' })
  const playerId = await aMember(database, teamId, { accountId: player.id, role: 'Player' })
  return { teamId, memberId, playerId, at: `/teams/${teamId}/calendar-imports` }
}

/** Days count from the start, however far the clock moves. */
const begin = platform.clock()
const says = (...events: readonly CalendarEntry[]) => site.says(begin, events)

const eventsOf = (teamId: string) =>
  database
    .selectFrom('events')
    .select(['id', 'title', 'type', 'cancelled_at', 'starts_at'])
    .where('team_id', '=', teamId)
    .orderBy('starts_at')
    .execute()

async function imported(name: string) {
  const team = await aRunTeam()
  const body = { source: { address: at(name) } }
  const { calendars } = await done(coach, `POST ${team.at}`, { body, shape: followedCalendars })
  return { ...team, calendarId: calendars[0]?.id ?? '', calendars }
}

function later(minutes: number): void {
  platform.setClock(new Date(platform.clock().getTime() + minutes * 60_000).toISOString())
}

test('previews, then imports, and duplicates nothing the second time', async () => {
  says(['Sur', 7], ['Este', 14, 'SUMMARY:Training'])
  const { at: path, teamId } = await aRunTeam()
  const body = { source: { address: at('first') } }
  const { preview: seen } = await done(coach, `POST ${path}`, {
    body: { ...body, preview: true },
    shape: importedCalendar,
  })
  expect(seen).toMatchObject({ name: 'Regional league', created: 2, changed: 0, gone: 0 })
  expect(seen).toMatchObject({ unreadable: 0, tooOften: { count: 0, titles: [] } })
  expect(seen?.types).toEqual([
    { type: 'game', count: 1 },
    { type: 'practice', count: 1 },
  ])
  expect(await eventsOf(teamId)).toEqual([])

  for (let time = 0; time < 2; time += 1)
    await done(coach, `POST ${path}`, { body, shape: followedCalendars })
  expect((await eventsOf(teamId)).map(({ title, type }) => [title, type])).toEqual([
    ['Norte - Sur', 'game'],
    ['Training', 'practice'],
  ])
  expect(asked.filter((one) => one.startsWith('/first.ics'))).toHaveLength(1)
  expect(asked.join('\n')).not.toMatch(/cookie|authorization|touchline/i)
})

test('applies changes, keeps answers, and announces moved and removed events', async () => {
  says(['Sur', 7], ['Este', 14], ['Oeste', 21], ['Norte', 28])
  const { teamId, playerId, calendarId } = await imported('changing')
  const before = await eventsOf(teamId)
  for (const { id } of before.slice(0, 2))
    await ask(player, {
      method: 'PUT',
      path: `/rest/v1/teams/${teamId}/events/${id}/answers`,
      body: { answers: [{ memberId: playerId, answer: 'going' }] },
    })
  later(60)
  says(['Sur', 8], ['Norte', 28, 'SUMMARY:Norte - Norte', 'STATUS:CANCELLED'], ['Nuevo', 35])
  await refreshCalendar(platform, { teamId, calendarId })

  const after = await eventsOf(teamId)
  expect(after.map(({ title, cancelled_at: off }) => [title, off !== null])).toEqual([
    ['Norte - Sur', false],
    ['Norte - Este', true],
    ['Norte - Norte', true],
    ['Norte - Nuevo', false],
  ])
  expect(after[0]?.id).toBe(before[0]?.id)
  const kept = await database
    .selectFrom('answers')
    .select('event_id')
    .where('team_id', '=', teamId)
    .orderBy('event_id')
    .execute()
  expect(kept.map((row) => row.event_id)).toEqual(before.slice(0, 2).map(({ id }) => id))
  const pending = await database
    .selectFrom('pending_changes')
    .select(['event_id', 'actor_id'])
    .where('team_id', '=', teamId)
    .execute()
  expect(new Set(pending.map((row) => row.event_id))).toEqual(
    new Set([before[0]?.id, before[1]?.id, before[3]?.id]),
  )
  expect(pending.every((row) => row.actor_id === null)).toBe(true)
})

test('cancels one event of another file when a file cancels it, and leaves the rest', async () => {
  const { at: path, teamId } = await aRunTeam()
  says(['Sur', 7], ['Este', 14])
  const files = [site.shown()]
  says(['Sur', 7, 'SEQUENCE:1'])
  files.push(site.shown().replace(/X-WR.*/, 'METHOD:CANCEL'))
  const source = (text: string) => ({ fileName: 'x.ics', base64: btoa(text) })
  for (const text of files)
    await done(coach, `POST ${path}`, { body: { source: source(text) }, shape: followedCalendars })
  expect((await eventsOf(teamId)).map(({ cancelled_at: off }) => off !== null)).toEqual([
    true,
    false,
  ])
})

test('keeps a title changed by hand while the time follows; removed events stay removed', async () => {
  says(['Sur', 7], ['Este', 14])
  const { teamId, memberId, calendarId } = await imported('by-hand')
  await database.updateTable('members').set({ is_admin: true }).where('id', '=', memberId).execute()
  const [first, second] = await eventsOf(teamId)
  const path = `/rest/v1/teams/${teamId}/events`
  const edit = { version: 1, changes: { title: 'Derby' } }
  await ask(coach, { method: 'PATCH', path: `${path}/${first?.id}`, body: edit })
  await ask(coach, { method: 'DELETE', path: `${path}/${second?.id}` })
  later(60)
  says(['Sur', 9], ['Este', 14])
  await refreshCalendar(platform, { teamId, calendarId })
  const [only, ...others] = await eventsOf(teamId)
  const moved = new Date((first?.starts_at.getTime() ?? 0) + 2 * 86_400_000)
  expect(only).toMatchObject({ title: 'Derby', starts_at: moved })
  expect(others).toEqual([])
})

test('reads a followed calendar once an hour for all teams, however many look', async () => {
  says(['Sur', 7])
  const { teamId, calendarId } = await imported('hourly')
  const other = await imported('hourly')
  const readings = () => asked.filter((one) => one.startsWith('/hourly.ics')).length
  expect(readings()).toBe(1)
  later(61)
  await Promise.all([enqueueDueCalendars(platform), enqueueDueCalendars(platform)])
  const queued = await sql<{ data: { calendarId: string } }>`
    select data from jobs.job where name = ${followJob}`.execute(database)
  const due = queued.rows.map(({ data }) => data.calendarId)
  expect(due.filter((id) => id === calendarId)).toHaveLength(1)
  expect(due.filter((id) => id === other.calendarId)).toHaveLength(1)
  await refreshCalendar(platform, { teamId, calendarId })
  await refreshCalendar(platform, { teamId: other.teamId, calendarId: other.calendarId })
  expect(readings()).toBe(2)
  const rows = await database
    .selectFrom('calendar_imports')
    .select('read_at')
    .where('id', 'in', [calendarId, other.calendarId])
    .execute()
  expect(rows.map(({ read_at: readAt }) => readAt)).toEqual([platform.clock(), platform.clock()])
  await refreshCalendar(platform, { teamId, calendarId })
  expect(readings()).toBe(2)
})

test('pauses while the team’s club is deleted and continues when it is restored', async () => {
  says(['Sur', 7])
  const { teamId, calendarId } = await imported('resting')
  const clubId = await aClub(database)
  await sql`update teams set club_id = ${clubId} where id = ${teamId}`.execute(database)
  const queued = async () => {
    await enqueueDueCalendars(platform)
    const found = await sql<{ data: { calendarId: string } }>`
      select data from jobs.job where name = ${followJob}`.execute(database)
    return found.rows.filter(({ data }) => data.calendarId === calendarId).length
  }
  await sql`update clubs set deleted_at = now() where id = ${clubId}`.execute(database)
  later(61)
  expect(await queued()).toBe(0)
  await sql`update clubs set deleted_at = null where id = ${clubId}`.execute(database)
  expect(await queued()).toBe(1)
})

test('ends when the person who added it no longer runs the team', async () => {
  says(['Sur', 7])
  const { teamId, memberId, calendarId } = await imported('leaving')
  await database
    .updateTable('members')
    .set({ left_at: platform.clock() })
    .where('id', '=', memberId)
    .execute()
  later(61)
  const before = asked.length
  await refreshCalendar(platform, { teamId, calendarId })
  expect(asked).toHaveLength(before)
  const row = await database
    .selectFrom('calendar_imports')
    .select(['problem', 'next_at'])
    .where('id', '=', calendarId)
    .executeTakeFirst()
  expect(row).toEqual({ problem: 'adder_left', next_at: null })
})

const refusals: readonly (readonly [address: string, problem: string])[] = [
  ['http://127.1.2.3/', 'bad_address'],
  ['http://2130706434/', 'bad_address'],
  ['http://[::ffff:7f00:2]/', 'bad_address'],
  ['http://10.0.0.1/', 'bad_address'],
  ['http://169.254.169.254/', 'bad_address'],
  ['http://0.0.0.0/', 'bad_address'],
  ['http://user:word@127.0.0.1/', 'bad_address'],
  ['file:///etc/hostname', 'bad_address'],
  ['ftp://127.0.0.1/', 'bad_address'],
  ['javascript:alert(1)', 'bad_address'],
  ['data:text/calendar,x', 'bad_address'],
  ['nonsense', 'bad_address'],
  [at('home'), 'bad_address'],
  [at('bomb'), 'too_large'],
  [at('page'), 'not_a_calendar'],
  [at('gone'), 'unreachable'],
  ['', 'calendar_address_required'],
]

test.each(refusals)('refuses %s with the message: %s', async (address, problem) => {
  const { at: path } = await aRunTeam()
  const answer = await ask(coach, {
    method: 'POST',
    path: `/rest/v1${path}`,
    body: { source: { address }, preview: true },
  })
  expect(answer.status).toBe(422)
  expect(answer.text).toContain(problem)
})

test('hides whether a port is closed, silent or of another kind, in words and time', async () => {
  const { at: path } = await aRunTeam()
  const answers: { text: string; ms: number }[] = []
  for (const address of ['http://127.0.0.1:9/', at('silent'), at('gone')]) {
    const began = performance.now()
    const body = { source: { address }, preview: true }
    const { text } = await ask(coach, { method: 'POST', path: `/rest/v1${path}`, body })
    answers.push({ text, ms: performance.now() - began })
  }
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  for (const { ms } of answers) expect(ms).toBeGreaterThanOrEqual(limits.timeoutMs - 20)
})

test('lets only staff preview and import', async () => {
  const { at: path } = await aRunTeam()
  const source = { address: at('first') }
  const imports = `/rest/v1${path}`
  for (const preview of [true, false]) {
    const { status } = await ask(player, {
      method: 'POST',
      path: imports,
      body: { source, preview },
    })
    expect(status).toBe(403)
  }
  expect((await ask(player, { method: 'GET', path: imports })).status).toBe(403)
})

test('retries an unreadable calendar less and less often', async () => {
  says(['Sur', 7])
  const { teamId, calendarId } = await imported('failing')
  const key = { teamId, calendarId }
  const unreachable = async () => ({ kind: 'refused', why: 'unreachable' }) as const
  const hours: number[] = []
  for (let time = 0; time < 6; time += 1) {
    later(60 * 25)
    await refreshCalendar(platform, key, { accountId: null, read: unreachable })
    const { next_at: next } = await database
      .selectFrom('calendar_imports')
      .select('next_at')
      .where('id', '=', calendarId)
      .executeTakeFirstOrThrow()
    hours.push(((next?.getTime() ?? 0) - platform.clock().getTime()) / 3_600_000)
  }
  expect(hours).toEqual([2, 4, 8, 16, 24, 24])
  expect(await eventsOf(teamId)).toHaveLength(1)
})
