import ICAL from 'ical.js'
import { sync as nodeIcal } from 'node-ical'
import { convertIcsCalendar } from 'ts-ics'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { readCalendar } from '#server/events/commands/calendar-file/read.ts'
import { pathOnly } from '#server/platform/log.ts'
import { aClub, aMember, aTeam } from '#server/teams/testing/people.ts'

import { running, type Person } from './support/running.ts'

const { ask, done, signUp, platform } = await running({ AUTH_RATE_LIMITS: 'on' })
const feed = z.object({ address: z.string() })
const coach = await signUp('Carla')
const teamId = await aTeam(platform.database)
await aMember(platform.database, teamId, { accountId: coach.id, role: 'Coach' })

const made = z.object({ event: z.object({ id: z.string() }) })
const plan = { type: 'practice', date: '2031-07-05', startTime: '17:30', endTime: '19:00' }
const hard = 'Ä, ö; \\ "ü" — 練習 '.repeat(8).trim()
const titles = [hard, 'Winter practice']
for (const [index, title] of titles.entries())
  await done(coach, `POST /teams/${teamId}/events`, {
    body: {
      ...plan,
      title,
      date: index === 0 ? plan.date : '2031-12-06',
      location: 'Sports park, field 2',
      details: 'Leo has an allergy, call +34600123456',
      timeZone: 'Europe/Madrid',
    },
    shape: made,
  })

async function linkOf(who: Person, path = `/me/calendar-feed?teamId=${teamId}`): Promise<string> {
  const { address } = await done(who, `GET ${path}`, { shape: feed })
  return new URL(address).pathname
}

const read = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  ask(undefined, { method, path, headers })

async function aPlayer(): Promise<{ person: Person; memberId: string }> {
  const person = await signUp('Pau')
  const memberId = await aMember(platform.database, teamId, { accountId: person.id })
  return { person, memberId }
}

test('is read by calendar programs without signing in, and equally by three parsers', async () => {
  const { status, text, headers } = await read(await linkOf(coach))
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)

  const expected = [
    [hard, '2031-07-05T15:30:00.000Z', '2031-07-05T17:00:00.000Z'],
    ['Winter practice', '2031-12-06T16:30:00.000Z', '2031-12-06T18:00:00.000Z'],
  ]
  expect(byOurselves(text)).toEqual(expected)
  expect(byIcalJs(text)).toEqual(expected)
  expect(byNodeIcal(text)).toEqual(expected)
  expect(byTsIcs(text)).toEqual(expected)
})

type Seen = readonly [title: string, start: string, end: string]

function byOurselves(text: string): readonly Seen[] {
  const found = readCalendar(text, { from: new Date('2031-01-01'), to: new Date('2032-01-01') })
  if (found.kind === 'refused') return []
  return found.entries.flatMap(({ title, starts, ends }): Seen[] =>
    starts.kind === 'instant' && ends.kind === 'instant'
      ? [[title, new Date(starts.at).toISOString(), new Date(ends.at).toISOString()]]
      : [],
  )
}

/** Times in the zones that the feed describes. */
function byIcalJs(text: string): readonly Seen[] {
  const instantOf = (time: ICAL.Time) =>
    time.convertToZone(ICAL.Timezone.utcTimezone).toString().replace('Z', '.000Z')
  return ICAL.Component.fromString(text)
    .getAllSubcomponents('vevent')
    .map((one): Seen => {
      const { summary, startDate, endDate } = new ICAL.Event(one)
      return [summary, instantOf(startDate), instantOf(endDate)]
    })
}

function byNodeIcal(text: string): readonly Seen[] {
  return Object.values(nodeIcal.parseICS(text)).flatMap((found): Seen[] =>
    found?.type === 'VEVENT'
      ? [[textOf(found.summary), found.start.toISOString(), found.end?.toISOString() ?? '']]
      : [],
  )
}

/** A parser that keeps parameters returns the text in an object. */
function textOf(value: string | { readonly val: string }): string {
  return typeof value === 'string' ? value : value.val
}

function byTsIcs(text: string): readonly Seen[] {
  const { events = [] } = convertIcsCalendar(undefined, text)
  return events.map(({ summary, start, end }) => [
    summary,
    start.date.toISOString(),
    end?.date.toISOString() ?? '',
  ])
}

test('says when, where and what, and nothing else', async () => {
  const { text } = await read(await linkOf(coach))
  expect(text).toContain('Sports park\\, field 2')
  expect(text).not.toMatch(/allergy|34600|Leo|Carla/)
})

test('appears in no cache, search engine or log', async () => {
  const link = await linkOf(coach)
  const { headers } = await read(link)
  expect(headers['cache-control']).toMatch(/private/)
  expect(headers['x-robots-tag']).toBe('noindex')
  expect(pathOnly(link)).toBe('/feeds/(cut)')
  expect(link.length - '/feeds/.ics'.length).toBe(67)
})

test('supports HEAD and conditional requests', async () => {
  const link = await linkOf(coach)
  const first = await read(link)
  expect(await read(link, {}, 'HEAD')).toMatchObject({ status: 200, text: '' })
  const etag = String(first.headers['etag'])
  expect(await read(link, { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' })
  expect(await read(link, { 'if-none-match': '"other"' })).toMatchObject({ status: 200 })
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('refuses %s', async (method) => {
  const answer = await read(await linkOf(coach), {}, method)
  expect(answer.status).toBeGreaterThanOrEqual(404)
})

test('ends the old link at once when renewed', async () => {
  const { person } = await aPlayer()
  const old = await linkOf(person)
  const { address } = await done(person, 'PATCH /me/calendar-feed', {
    body: { teamId, renew: true },
    shape: feed,
  })
  expect((await read(old)).status).toBe(404)
  expect((await read(new URL(address).pathname)).status).toBe(200)
  expect(await linkOf(person)).toBe(new URL(address).pathname)
})

test('names the opponent of a match, but neither meeting place nor kit', async () => {
  const { person } = await aPlayer()
  const at = await aTeam(platform.database)
  await aMember(platform.database, at, { accountId: person.id, role: 'Coach' })
  const match = { type: 'game', title: 'Match', opponent: 'CD Sur', timeZone: 'Europe/Madrid' }
  const meeting = { meetingTime: '16:45', meetingPlace: 'Clubhouse', kit: 'Blue' }
  const body = { ...plan, ...match, ...meeting }
  await done(person, `POST /teams/${at}/events`, { body, shape: made })
  const { text } = await read(await linkOf(person, `/me/calendar-feed?teamId=${at}`))
  expect(text.split('\r\n')).toContain('SUMMARY:Match · CD Sur')
  expect(text).not.toMatch(/16:?45|Clubhouse|Blue/)
})

test('ends when its owner leaves the team', async () => {
  const { person, memberId } = await aPlayer()
  const [link, all] = [await linkOf(person), await linkOf(person, '/me/calendar-feed')]
  expect((await read(all)).text).toContain('Winter practice')
  const leave = { left_at: platform.clock() }
  await platform.database.updateTable('members').set(leave).where('id', '=', memberId).execute()
  expect((await read(link)).status).toBe(404)
  expect((await read(all)).text).not.toContain('Winter practice')
})

test('ends for an account that is being deleted', async () => {
  const { person } = await aPlayer()
  const links = [await linkOf(person), await linkOf(person, '/me/calendar-feed')]
  await platform.database
    .insertInto('account_deletions')
    .values({
      account_id: person.id,
      requested_at: platform.clock(),
      erase_at: new Date('2099-01-01'),
    })
    .execute()
  for (const link of links) expect((await read(link)).status).toBe(404)
})

test('shows a guardian the child’s events as long as they are its guardian', async () => {
  const mother = await signUp('Marta')
  const childId = await aMember(platform.database, teamId, { firstName: 'Mia' })
  const guardian = await platform.database
    .insertInto('guardians')
    .values({
      id: crypto.randomUUID(),
      team_id: teamId,
      account_id: mother.id,
      first_name: 'Marta',
      last_name: 'Ruiz',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await platform.database
    .insertInto('guardianships')
    .values({
      team_id: teamId,
      guardian_id: guardian.id,
      member_id: childId,
      role: 'mother',
      verified_at: platform.clock(),
    })
    .execute()
  const link = await linkOf(mother)
  const { text } = await read(link)
  expect(text).toContain('SUMMARY:Mia: Winter practice')
  const family = await linkOf(mother, '/me/calendar-feed')
  expect((await read(family)).text).toMatch(/SUMMARY:Mia · .*: Winter practice/)
  expect((await read(await linkOf(coach))).text).not.toContain('Mia')
  await platform.database.deleteFrom('guardianships').where('member_id', '=', childId).execute()
  expect((await read(link)).status).toBe(404)
})

test('lists the club’s events in one feed for a manager on no roster', async () => {
  const manager = await signUp('Manuela')
  const clubId = await aClub(platform.database, manager.id)
  const name = 'Norte U14'
  const led = await aTeam(platform.database, { clubId, name })
  await done(manager, `POST /teams/${led}/events`, {
    body: { ...plan, title: 'Club cup', timeZone: 'Europe/Madrid' },
    shape: made,
  })
  const link = await linkOf(manager, '/me/calendar-feed')
  const { text } = await read(link)
  expect(text).toContain(`SUMMARY:${name}: Club cup`)
  expect(text).not.toContain('Winter practice')
  await platform.database.deleteFrom('club_roles').where('account_id', '=', manager.id).execute()
  expect((await read(link)).text).not.toContain('Club cup')
})

test('links a guest’s event to the guest page', async () => {
  const { person, memberId } = await aPlayer()
  const host = await aTeam(platform.database)
  const hostCoach = await signUp('Greta')
  await aMember(platform.database, host, { accountId: hostCoach.id, role: 'Coach' })
  const { event } = await done(hostCoach, `POST /teams/${host}/events`, {
    body: { ...plan, title: 'Friendly', timeZone: 'Europe/Madrid' },
    shape: made,
  })
  await platform.database
    .insertInto('event_guests')
    .values({
      team_id: host,
      event_id: event.id,
      member_id: memberId,
      guest_team_id: teamId,
      invited_by: hostCoach.id,
      invited_at: platform.clock(),
    })
    .execute()
  expect(await addressesIn(person)).toContain(`/guest/${host}/events/${event.id}`)
  expect(await addressesIn(person)).toContainEqual(
    expect.stringMatching(new RegExp(`^/team/${teamId}/events/`)),
  )
  expect(await addressesIn(hostCoach)).toEqual([`/team/${host}/events/${event.id}`])
})

async function addressesIn(who: Person): Promise<readonly string[]> {
  const { text } = await read(await linkOf(who, '/me/calendar-feed'))
  return [...text.replaceAll('\r\n ', '').matchAll(/^URL:(.*)\r$/gm)].map(
    ([, address = '']) => new URL(address).pathname,
  )
}

test('accepts a secret only for its own feed', async () => {
  const other = await aTeam(platform.database)
  const secret = (await linkOf(coach)).slice('/feeds/'.length, -'.ics'.length)
  const ids = Buffer.from(`${coach.id}${other}`.replaceAll('-', ''), 'hex').toString('base64url')
  const guesses = [
    `${ids}${secret.slice(-24)}`,
    `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`,
    secret.slice(-24),
    `${secret}A`,
    '%00',
    'x'.repeat(290),
  ]
  for (const guess of guesses) expect((await read(`/feeds/${guess}.ics`)).status).toBe(404)
  const asSession = await ask({ token: secret }, { method: 'GET', path: '/rest/v1/me' })
  expect(asSession.status).toBe(401)
})

test('allows a hundred readings a minute', { timeout: 60_000 }, async () => {
  const link = await linkOf((await aPlayer()).person)
  for (let count = 0; count < 10; count += 1)
    for (const { status } of await Promise.all(Array.from({ length: 10 }, () => read(link))))
      expect(status).toBe(200)
  const { status, headers } = await read(link)
  expect(status).toBe(429)
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
})
