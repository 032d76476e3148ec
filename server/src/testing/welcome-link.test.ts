import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { lettersTo, letterTo } from '#server/invitations/testing/invitation-test.ts'
import { aClub, aGuardian, aMember, aTeam } from '#server/teams/testing/people.ts'

import { running } from './support/running.ts'

const { platform, ask, done, signUp } = await running({ PUBLIC_URL: 'http://touchline.test' })
const { database } = platform

async function aTeamOf(ageGroup: string) {
  const coach = await signUp('Anna')
  const teamId = await aTeam(database, { name: 'Blue Moon' })
  await aMember(database, teamId, { accountId: coach.id, isAdmin: true })
  await sql`update teams set age_group = ${ageGroup}, join_approval = ${ageGroup !== 'adults'}
    where id = ${teamId}`.execute(database)
  const { link } = await done(coach, `GET /teams/${teamId}/join-link`, {
    shape: z.object({ link: z.string() }),
  })
  return { coach, teamId, link: new URL(link) }
}

function send(path: string, fields: Readonly<Record<string, string>>) {
  return ask(undefined, {
    method: 'POST',
    path,
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
}

const asking = (link: URL, email: string) =>
  send('/welcome/link', {
    ...Object.fromEntries(link.searchParams),
    name: 'Tom Baker',
    email,
  })

async function pageIn(email: string) {
  const { text } = await letterTo(database, email)
  return new URL(/http:\S+\/welcome\S+/.exec(text)?.[0] ?? '')
}

const press = (page: URL, fields: Readonly<Record<string, string>> = {}) =>
  send('/welcome', { ...Object.fromEntries(page.searchParams), ...fields })

const address = (name: string) => `${name}-${crypto.randomUUID()}@example.org`

test('lets an adult join by the team’s link with one email: no password, no date of birth', async () => {
  const { teamId, link } = await aTeamOf('adults')
  const opened = await ask(undefined, { method: 'GET', path: `${link.pathname}${link.search}` })
  expect(opened.text).toContain('Join Blue Moon')
  const tom = address('tom')
  expect((await asking(link, tom)).text).toContain(tom)
  expect(await lettersTo(database, tom)).toBe(1)

  const page = await pageIn(tom)
  const shown = await ask(undefined, { method: 'GET', path: `${page.pathname}${page.search}` })
  expect(shown.text).toContain('value="Tom"')
  const { status, headers } = await press(page, { firstName: 'Tom', lastName: 'Baker' })
  expect(status).toBe(303)
  expect(String(headers['location'])).toContain(`/team/${teamId}#`)
  const { rows } = await sql`
    select first_name, last_name from members where team_id = ${teamId} and email = ${tom}`.execute(
    database,
  )
  expect(rows).toEqual([{ first_name: 'Tom', last_name: 'Baker' }])
})

const byHand = { 'sec-fetch-mode': 'navigate' }
const get = ({ pathname, search }: URL, headers: Readonly<Record<string, string>>) =>
  ask(undefined, { method: 'GET', path: `${pathname}${search}`, headers })

/** The cookie of a browser whose own page requested the email. */
async function askHere(link: URL, email: string): Promise<string> {
  const { headers } = await ask(undefined, {
    method: 'POST',
    path: '/welcome/link',
    body: new URLSearchParams({
      ...Object.fromEntries(link.searchParams),
      name: 'Tom Baker',
      email,
    }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
  })
  return String(headers['set-cookie']).split(';')[0] ?? ''
}

const membersAt = (email: string) =>
  sql`select first_name from members where email = ${email}`
    .execute(database)
    .then(({ rows }) => rows)

test('signs in the browser that requested the email as soon as it opens the link', async () => {
  const { teamId, link } = await aTeamOf('adults')
  const tom = address('tom')
  const cookie = await askHere(link, tom)
  const { status, headers } = await get(await pageIn(tom), { ...byHand, cookie })
  expect(status).toBe(303)
  expect(String(headers['location'])).toContain(`/team/${teamId}#`)
  expect(await membersAt(tom)).toEqual([{ first_name: 'Tom' }])
})

test('lets an adult answer from an email: the second tap joins and says yes', async () => {
  const { coach, teamId, link } = await aTeamOf('adults')
  const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const practice = {
    type: 'practice',
    title: 'Practice',
    date,
    startTime: '17:30',
    endTime: '19:00',
  }
  await done(coach, `POST /teams/${teamId}/events`, { body: practice, shape: z.unknown() })
  const tom = address('tom')
  const cookie = await askHere(link, tom)
  const going = await pageIn(tom)
  expect(going.searchParams.get('answer')).toBe('going')
  const elsewhere = await get(going, byHand)
  expect(elsewhere.text).toMatch(/value="going" checked/)
  expect((await get(going, { ...byHand, cookie })).status).toBe(303)
  const { rows } = await sql`
    select a.answer from answers a join members m on m.team_id = a.team_id and m.id = a.member_id
    where m.email = ${tom}`.execute(database)
  expect(rows).toEqual([{ answer: 'going' }])
})

test('shows no events before approval in a team that checks newcomers', async () => {
  const { coach, teamId, link } = await aTeamOf('adults')
  await sql`update teams set join_approval = true where id = ${teamId}`.execute(database)
  const date = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)
  const practice = {
    type: 'practice',
    title: 'Secret practice',
    date,
    startTime: '17:30',
    endTime: '19:00',
  }
  await done(coach, `POST /teams/${teamId}/events`, { body: practice, shape: z.unknown() })
  const tom = address('tom')
  await asking(link, tom)
  expect((await letterTo(database, tom)).text).not.toContain('Secret practice')
  expect((await get(await pageIn(tom), {})).text).not.toContain('Secret practice')
})

test('lets no one in by fetching the link', async () => {
  const { link } = await aTeamOf('adults')
  const [tom, eve] = [address('tom'), address('eve')]
  const cookie = await askHere(link, tom)
  const evesCookie = await askHere(link, eve)
  const page = await pageIn(tom)
  const fetches: Readonly<Record<string, string>>[] = [
    {},
    byHand,
    { cookie },
    { ...byHand, cookie: evesCookie },
    { ...byHand, cookie: `${cookie}x` },
    { ...byHand, cookie, 'sec-purpose': 'prefetch;prerender' },
  ]
  for (const headers of fetches) expect((await get(page, headers)).status).toBe(200)
  expect(await membersAt(tom)).toEqual([])
})

test('sets no cookie for another site’s form', async () => {
  const { link } = await aTeamOf('adults')
  expect((await asking(link, address('tom'))).headers['set-cookie']).toBeUndefined()
})

test('asks before joining someone on the roster, wherever the email is opened', async () => {
  const { teamId, link } = await aTeamOf('adults')
  const tom = address('tom')
  const memberId = await aMember(database, teamId, { firstName: 'Tom' })
  await sql`update members set email = ${tom} where id = ${memberId}`.execute(database)
  const cookie = await askHere(link, tom)
  expect(cookie).not.toBe('')
  expect((await get(await pageIn(tom), { ...byHand, cookie })).status).toBe(200)
})

test('opens the same page by the team’s code', async () => {
  const { teamId } = await aTeamOf('adults')
  const { rows } = await sql<{ code: string }>`
    select join_code as code from teams where id = ${teamId}`.execute(database)
  const typed = rows[0]?.code ?? ''
  const link = new URL(`http://touchline.test/welcome/link?team=${teamId}&typed=${typed}`)
  expect((await get(link, {})).text).toContain('Join Blue Moon')
  const tom = address('tom')
  await asking(link, tom)
  expect((await get(await pageIn(tom), {})).status).toBe(200)
})

test('sends a mother on the roster her own invitation when she uses the link from the group chat', async () => {
  const { teamId, link } = await aTeamOf('U12')
  const memberId = await aMember(database, teamId, { firstName: 'Ben' })
  const id = await aGuardian(database, { teamId, memberId }, { verifiedAt: null })
  const kate = address('kate')
  await sql`update guardians set email = ${kate} where id = ${id}`.execute(database)
  await asking(link, kate)
  expect((await letterTo(database, kate)).subject).toContain('Ben is invited to')
  expect(String((await press(await pageIn(kate))).headers['location'])).toContain(
    `/team/${teamId}#`,
  )
})

test('asks a stranger with a youth team’s link who they are, and makes them wait', async () => {
  const { teamId, link } = await aTeamOf('U12')
  const tom = address('tom')
  await asking(link, tom)
  const { headers } = await press(await pageIn(tom))
  expect(String(headers['location'])).toContain(`/team/${teamId}/join?invitation=`)
  const { rows } =
    await sql`select 1 from members where team_id = ${teamId} and email = ${tom}`.execute(database)
  expect(rows).toEqual([])
})

test('a new link ends emails requested with the old one', async () => {
  const { coach, teamId, link } = await aTeamOf('adults')
  const tom = address('tom')
  await asking(link, tom)
  await done(coach, `PATCH /teams/${teamId}/join-link`, {
    body: { reset: true },
    shape: z.unknown(),
  })
  expect((await press(await pageIn(tom), { firstName: 'Tom', lastName: 'Baker' })).status).toBe(410)
  expect((await asking(link, tom)).status).toBe(404)
})

test('keeps the input when it is refused', async () => {
  const { link } = await aTeamOf('adults')
  const { status, text } = await asking(link, 'nowhere')
  expect(status).toBe(400)
  expect(text).toContain('role="alert"')
  expect(text).toContain('value="nowhere"')
})

test('lets a new club manager in with one tap in the email', async () => {
  const coach = await signUp('Anna')
  const clubId = await aClub(database, coach.id)
  const max = address('max')
  await done(coach, `POST /clubs/${clubId}/invitations`, {
    body: { email: max, roles: ['manager'] },
    shape: z.unknown(),
  })
  const page = await pageIn(max)
  const shown = await ask(undefined, { method: 'GET', path: `${page.pathname}${page.search}` })
  expect(shown.text).toContain('Anna')
  const { headers } = await press(page, { firstName: 'Max', lastName: 'Moser' })
  expect(String(headers['location'])).toContain(`/club/${clubId}#`)
  expect((await press(page)).status).toBe(410)
  const { rows } = await sql`
    select a.first_name from club_roles m join accounts a on a.id = m.account_id
    where m.club_id = ${clubId} and a.email = ${max}`.execute(database)
  expect(rows).toEqual([{ first_name: 'Max' }])
})

test('shows a visitor of the join page the same page, with a link for signed-in people', async () => {
  const { teamId, link } = await aTeamOf('adults')
  const code = link.searchParams.get('code') ?? ''
  const path = `/team/${teamId}/join?code=${encodeURIComponent(code)}`
  const visited = await ask(undefined, { method: 'GET', path })
  expect(visited).toMatchObject({ status: 200 })
  expect(visited.text).toContain('Join Blue Moon')
  expect(visited.text).toContain('action="/welcome/link"')
  expect(visited.text).toContain("localStorage.getItem('touchline-session')")
  expect(String(visited.headers['content-security-policy'])).toMatch(/script-src 'sha256-/)

  const closed = await ask(undefined, { method: 'GET', path: `/team/${teamId}/join?code=wrong` })
  expect(closed).toMatchObject({ status: 404 })
  expect(closed.text).toContain("localStorage.getItem('touchline-session')")

  // The site's own pages, which these tests run without.
  for (const own of [`${path}&account`, `/team/${teamId}/join`, `${path}&invitation=x`])
    expect((await ask(undefined, { method: 'GET', path: own })).text).not.toContain('Blue Moon')
})
