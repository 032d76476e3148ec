import { eventList } from '@touchline/contract/events/shapes/requests'
import { invitationsPage } from '@touchline/contract/invitations/shapes'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'

import { lettersTo, letterTo } from '#server/invitations/testing/invitation-test.ts'
import { aClub, aGuardian, aMember, aTeam } from '#server/teams/testing/people.ts'

import { running, type Person } from './support/running.ts'

const { platform, ask, done, signUp } = await running({ PUBLIC_URL: 'http://touchline.test' })
const { database } = platform

interface Family {
  readonly teamId: string
  readonly coach: Person
  readonly ben: string
  readonly guardianId: string
  readonly eventId: string
  readonly email: string
  /** The path behind the email's button, on our own origin. */
  readonly page: string
}

/** A coach, a nine-year-old with a coming practice, and a newly invited parent. */
async function aFamily(email = `kate-${crypto.randomUUID()}@example.org`): Promise<Family> {
  const coach = await signUp('Anna')
  const teamId = await aTeam(database)
  await aMember(database, teamId, { accountId: coach.id, isAdmin: true })
  const ben = await aMember(database, teamId, { firstName: 'Ben' })
  const guardianId = await aGuardian(database, { teamId, memberId: ben }, { verifiedAt: null })
  await sql`update members set date_of_birth = '2017-05-04' where team_id = ${teamId} and id = ${ben}`.execute(
    database,
  )
  await sql`update guardians set email = ${email} where team_id = ${teamId} and id = ${guardianId}`.execute(
    database,
  )
  const { event } = await done(coach, `POST /teams/${teamId}/events`, {
    body: {
      type: 'practice',
      title: 'Practice',
      date: soon(),
      startTime: '17:30',
      endTime: '19:00',
    },
    shape: z.object({ event: z.object({ id: z.string() }) }),
  })
  await done(coach, `POST /teams/${teamId}/invitations`, {
    body: { person: { kind: 'guardian', id: guardianId } },
    shape: z.unknown(),
  })
  const { text } = await letterTo(database, email)
  const page = /Join for Ben:\n(\S+)/.exec(text)?.[1]?.replace('http://touchline.test', '') ?? ''
  return { teamId, coach, ben, guardianId, eventId: event.id, email, page }
}

function soon(): string {
  return new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
}

const get = (path: string) => ask(undefined, { method: 'GET', path })

/** Submits the page's form like a browser. */
function press(page: string, fields: Readonly<Record<string, string>> = {}, path = '/welcome') {
  const query = new URLSearchParams(page.split('?')[1])
  return ask(undefined, {
    method: 'POST',
    path,
    body: new URLSearchParams({
      team: query.get('team') ?? '',
      invitation: query.get('invitation') ?? '',
      ...fields,
    }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}

/** A redirect's target and the session it carries. */
function landing(headers: Readonly<Record<string, unknown>>) {
  const url = new URL(String(headers['location']))
  const token = new URLSearchParams(url.hash.slice(1)).get('access_token') ?? ''
  return { path: url.pathname, token }
}

async function stateOf({ coach, teamId }: Family) {
  const shape = invitationsPage
  const page = await done(coach, `GET /teams/${teamId}/invitations`, { shape })
  return page.invitations[0]?.state
}

test('takes two taps from the email until a parent has joined and answered for the child', async () => {
  const family = await aFamily()
  const { ben, eventId, page, teamId } = family
  const opened = await get(`${page}&event=${eventId}&answer=going`)
  expect(opened.status).toBe(200)
  expect(opened.text).toContain('Yes, I’m Ben’s mother')
  expect(opened.text).toContain(`name="answer:${eventId}:${ben}" value="going" checked`)

  const { status, headers } = await press(page, { [`answer:${eventId}:${ben}`]: 'going' })
  expect(status).toBe(303)
  const { path, token } = landing(headers)
  expect(path).toBe(`/team/${teamId}`)
  const kate = { id: '', email: family.email, token }
  const days = `from=${new Date().toISOString().slice(0, 10)}&to=${soon()}`
  const { events } = await done(kate, `GET /me/events?${days}`, { shape: eventList })
  expect(events.map(({ mine }) => mine)).toMatchObject([[{ memberId: ben, answer: 'going' }]])
  expect(await stateOf(family)).toBe('joined')
})

test('changes nothing when the page is fetched, however often', async () => {
  const family = await aFamily()
  for (const method of ['GET', 'HEAD', 'GET'])
    expect((await ask(undefined, { method, path: family.page })).status).toBe(200)
  const { rows } = await sql`
    select opened_at, accepted_at, revoked_at from invitations where team_id = ${family.teamId}`.execute(
    database,
  )
  expect(rows).toEqual([{ opened_at: null, accepted_at: null, revoked_at: null }])
  expect((await press(family.page)).status).toBe(303)
})

test('lets a parent correct name and role while joining', async () => {
  const { page, teamId } = await aFamily()
  await press(page, { firstName: 'Karl', lastName: 'Berger', role: 'father' })
  const { rows } = await sql`
    select g.first_name, g.last_name, care.role, care.verified_how from guardians g
    join guardianships care on care.team_id = g.team_id and care.guardian_id = g.id
    where g.team_id = ${teamId}`.execute(database)
  expect(rows).toEqual([
    { first_name: 'Karl', last_name: 'Berger', role: 'father', verified_how: 'email' },
  ])
})

test('discards a stranger’s sign-up with the address once the invitation is accepted', async () => {
  const email = `taken-${crypto.randomUUID()}@example.org`
  const family = await aFamily(email)
  await sql`insert into auth.users (id, email, password_hash, is_anonymous, app_metadata, user_metadata, created_at, updated_at)
    values (gen_random_uuid(), ${email}, 'a stranger’s', false, '{}', '{}', now(), now())`.execute(
    database,
  )
  const { headers } = await press(family.page)
  expect(landing(headers).token).not.toBe('')
  const { rows } = await sql<{ hash: string | null }>`
    select password_hash as hash from auth.users where email = ${email}`.execute(database)
  expect(rows).toEqual([{ hash: null }])
})

test('adds an existing account, which signs in as before', async () => {
  const known = await signUp('Kate')
  const family = await aFamily(known.email)
  const { status, headers, text } = await press(family.page)
  expect(status).toBe(200)
  expect(headers['location']).toBeUndefined()
  expect(text).toContain(`href="/team/${family.teamId}"`)
  const team = await ask(known, { method: 'GET', path: `/rest/v1/teams/${family.teamId}` })
  expect(team.status).toBe(200)
})

describe('an ended invitation', () => {
  test('shows, half hidden, the address that used it', async () => {
    const { page, email } = await aFamily()
    await press(page)
    for (const again of [await get(page), await press(page)]) {
      expect(again.status).toBe(410)
      expect(again.text).toContain('k…@example.org')
      expect(again.text).not.toContain(email)
    }
  })

  test('leads nowhere for another team, an invalid secret or none', async () => {
    const { page } = await aFamily()
    const other = await aTeam(database)
    const wrong = [
      page.replace(/team=[^&]+/, `team=${other}`),
      page.replace(/invitation=.+/, 'invitation=made-up'),
      '/welcome',
    ]
    for (const path of wrong) expect((await get(path)).status).toBe(404)
  })
})

test('“This isn’t me” ends the invitation and tells the sender', async () => {
  const family = await aFamily()
  const said = await press(family.page, {}, '/welcome/not-me')
  expect(said.status).toBe(200)
  expect(await stateOf(family)).toBe('disowned')
  expect((await press(family.page)).status).toBe(410)
  const { rows } = await sql<{ payload: unknown }>`
    select payload from outbox where name = 'invitations.disowned' order by id desc limit 1`.execute(
    database,
  )
  expect(rows).toMatchObject([{ payload: { guardianId: family.guardianId } }])
})

test('shows no place and no surname of a child on the page', async () => {
  const { page, teamId, ben } = await aFamily()
  await sql`update members set last_name = 'Secretson' where team_id = ${teamId} and id = ${ben}`.execute(
    database,
  )
  await sql`update events set location = 'Hidden Lane 5' where team_id = ${teamId}`.execute(
    database,
  )
  const { text } = await get(page)
  expect(text).toContain('Ben')
  expect(text).not.toMatch(/Secretson|Hidden Lane/)
})

test('sends one email for two children of one parent', async () => {
  const family = await aFamily()
  const { teamId, guardianId, eventId, ben } = family
  const mia = await aMember(database, teamId, { firstName: 'Mia' })
  await sql`insert into guardianships (team_id, guardian_id, member_id, role) values (${teamId}, ${guardianId}, ${mia}, 'mother')`.execute(
    database,
  )
  const { text } = await get(family.page)
  expect(text).toContain('Yes, I’m Ben and Mia’s mother')
  const { headers } = await press(family.page, {
    [`answer:${eventId}:${ben}`]: 'going',
    [`answer:${eventId}:${mia}`]: 'not_going',
  })
  const { rows } = await sql`
    select m.first_name, a.answer from answers a join members m on m.team_id = a.team_id and m.id = a.member_id
    where a.team_id = ${teamId} order by m.first_name`.execute(database)
  expect(landing(headers).path).toBe(`/team/${teamId}`)
  expect(rows).toEqual([
    { first_name: 'Ben', answer: 'going' },
    { first_name: 'Mia', answer: 'not_going' },
  ])
})

test('lets a mother of two join two teams of a club with one email', async () => {
  const coach = await signUp('Anna')
  const clubId = await aClub(database, coach.id)
  const email = `kate-${crypto.randomUUID()}@example.org`
  const sides = []
  for (const firstName of ['Ben', 'Mia']) {
    const teamId = await aTeam(database, { clubId, name: `Lions of ${firstName}` })
    await aMember(database, teamId, { accountId: coach.id, isAdmin: true })
    const memberId = await aMember(database, teamId, { firstName })
    const id = await aGuardian(database, { teamId, memberId }, { verifiedAt: null })
    await sql`update guardians set email = ${email} where id = ${id}`.execute(database)
    const { event } = await done(coach, `POST /teams/${teamId}/events`, {
      body: {
        type: 'practice',
        title: `Practice of ${firstName}`,
        date: soon(),
        startTime: '17:30',
        endTime: '19:00',
      },
      shape: z.object({ event: z.object({ id: z.string() }) }),
    })
    sides.push({ teamId, memberId, id, eventId: event.id })
  }
  for (const { teamId, id } of sides)
    await done(coach, `POST /teams/${teamId}/invitations`, {
      body: { person: { kind: 'guardian', id } },
      shape: z.unknown(),
    })
  expect(await lettersTo(database, email)).toBe(1)

  const { subject, text } = await letterTo(database, email)
  expect(subject).toContain('Ben and Mia are invited to')
  const page = /Join for Ben and Mia:\n(\S+)/.exec(text)?.[1]?.replace('http://touchline.test', '')
  const opened = await get(page ?? '')
  expect(opened.text).toContain('Yes, I’m Ben and Mia’s mother')
  const answers = Object.fromEntries(
    sides.map(({ eventId, memberId }) => [`answer:${eventId}:${memberId}`, 'going']),
  )
  expect(landing((await press(page ?? '', answers)).headers).token).not.toBe('')
  const { rows } = await sql<{ name: string }>`
    select m.first_name as name from answers a join members m on m.team_id = a.team_id and m.id = a.member_id
    where a.team_id = any(${sides.map(({ teamId }) => teamId)}::uuid[]) and a.answer = 'going'
    order by m.first_name`.execute(database)
  expect(rows).toEqual([{ name: 'Ben' }, { name: 'Mia' }])
})
