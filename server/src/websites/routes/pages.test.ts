import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import { cancelEvent } from '#server/events/commands/cancel.ts'
import { anEvent, now, someEvents } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aGuardian, aMember, anAccount } from '#server/teams/testing/people.ts'

import { aPublicClub, visitorsOf } from '../testing/public-club.ts'

const platform = await testPlatform()
const { database } = platform
const { open, close } = visitorsOf(platform)
afterAll(close)
const club = await aPublicClub(platform)
const other = await aPublicClub(platform)
const { slug, u12 } = club
const carla = await anAccount(database, 'Carla')
await aMember(database, u12, { accountId: carla, firstName: 'Carla', role: 'Coach' })
const coach = await requirePerson(database, { accountId: carla, teamId: u12 })
const child = await aMember(database, u12, { firstName: 'Leokadia', role: 'Player' })
await aGuardian(database, { teamId: u12, memberId: child })
const names = ['Leokadia', 'Ruiz', 'Carla', 'Marta', 'Eva', 'Ringstrasse', 'Secret']
const pages = [`/site/${slug}`, `/site/${slug}/norte-u10`, `/site/${slug}/norte-u12`]

beforeAll(async () => {
  platform.setClock(now.toISOString())
  await plantNames()
  await club.publish()
})

/** A match and trainings whose every free text names a child and its home. */
async function plantNames(): Promise<void> {
  const secret = 'Secret: Leokadia Ruiz, Ringstrasse 4'
  const planted = {
    title: secret,
    details: secret,
    location: secret,
    meetingPlace: secret,
    kit: secret,
  }
  const match = { ...planted, type: 'game', startTime: '10:30', homeAway: 'home' } as const
  await anEvent(database, coach, { ...match, opponent: 'Harbour <b>Town</b></script>' })
  const cancelled = await anEvent(database, coach, { ...match, opponent: 'Old Mill' })
  await database
    .transaction()
    .execute((tx) => cancelEvent(tx, { actor: coach, now, eventId: cancelled }, { reason: secret }))
  await anEvent(database, coach, { ...planted, type: 'meeting', title: 'Secret meeting' })
  await sql`update teams set notes = ${secret}, motto = ${secret}, address = ${secret},
    email = 'carla@norte.example', phone = '+34611000000' where id = ${u12}`.execute(database)
  await sql`update clubs set safeguarding_name = 'Marta Gil', safeguarding_phone = '+34611000001',
    phone = '+34611000002' where id = ${club.clubId}`.execute(database)
  await someEvents(database, coach, {
    ...planted,
    startTime: '17:30',
    endTime: '19:00',
    date: '2026-03-17',
    repeat: { every: 'week', ends: { kind: 'count', count: 4 } },
  })
}

const bodyOf = async (url: string) => (await open(url)).body

test('is closed until the club publishes it', async () => {
  expect((await open(`/site/${other.slug}`)).statusCode).toBe(404)
  const draft = await other.publish({ isPublished: false })
  expect((await open(`/site/${other.slug}`)).statusCode).toBe(404)
  const preview = new URL(draft.previewUrl ?? '')
  const shown = await open(preview.pathname + preview.search)
  expect([shown.statusCode, shown.body.includes('noindex')]).toEqual([200, true])
  expect(shown.body).toContain(`/norte-u10${preview.search}`)
  expect((await open(`${preview.pathname}?preview=guessed`)).statusCode).toBe(404)
  expect((await open(`/site/${slug}${preview.search}`)).body).not.toContain('noindex')
})

test('shows teams, coming matches and training times', async () => {
  const page = await bodyOf(`/site/${slug}`)
  expect(page).toContain('<h1>CD Norte</h1>')
  expect(page).toContain(`<a href="/site/${slug}/norte-u12">Norte U12</a>`)
  expect(page).toContain('Norte U12 – Harbour &lt;b&gt;Town&lt;/b&gt;&lt;/script&gt;')
  expect(page).toContain('Tuesday, 17:30–19:00')
  expect(await bodyOf(`/site/${slug}/norte-u12`)).toContain('10:30</time>')
})

test('marks cancelled matches', async () => {
  const page = await bodyOf(`/site/${slug}/norte-u12`)
  expect(page).toMatch(/Old Mill<\/a><\/span>\s*<span class="quiet"><s>.*Cancelled/s)
  expect(page).toContain('https://schema.org/EventCancelled')
})

test.each(pages)('%s names no child, parent, coach or home', async (url) => {
  const page = await bodyOf(url)
  expect(names.filter((name) => page.includes(name))).toEqual([])
  expect(page).not.toMatch(/611000|carla@/)
})

test('publishes exactly the contact that the club typed', async () => {
  const contact = { name: 'Office', email: 'info@norte.example', phone: '+34600123456' }
  await club.publish({ settings: { contact } })
  const page = await bodyOf(`/site/${slug}`)
  for (const word of Object.values(contact)) expect(page).toContain(word)
})

test('describes club, team and matches for search engines', async () => {
  const data = dataIn(await bodyOf(`/site/${slug}/norte-u12`))
  expect(data).toMatchObject([
    { '@type': 'SportsTeam', name: 'Norte U12', sport: 'football', memberOf: { name: 'CD Norte' } },
    {
      '@type': 'SportsEvent',
      name: 'Norte U12 – Harbour <b>Town</b></script>',
      startDate: '2026-03-21T10:30+01:00',
      homeTeam: { name: 'Norte U12' },
    },
    { eventStatus: 'https://schema.org/EventCancelled' },
  ])
  expect(dataIn(await bodyOf(`/site/${slug}`))).toMatchObject([
    { '@type': 'SportsOrganization', subOrganization: [{ name: 'Norte U10' }, {}] },
    {},
    {},
  ])
})

function dataIn(page: string): unknown {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? []
  return z.object({ '@graph': z.unknown() }).parse(JSON.parse(json))['@graph']
}

test('is one small page without scripts that no site can frame', async () => {
  const { headers, body } = await open(`/site/${slug}`)
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect([headers['x-frame-options'], headers['x-robots-tag']]).toEqual(['DENY', undefined])
  expect(body.match(/<script/g)).toHaveLength(1)
  expect(body.length).toBeLessThan(20_000)
})

test('browsers that know the page get an empty answer', async () => {
  const { etag } = (await open(`/site/${slug}`)).headers
  const again = await open(`/site/${slug}`, { 'if-none-match': String(etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('shows only what the club ticked', async () => {
  await club.publish({ settings: { shownTeamIds: [club.u12], showsTrainings: false } })
  const page = await bodyOf(`/site/${slug}`)
  expect([page.includes('U10'), page.includes('17:30')]).toEqual([false, false])
  expect((await open(`/site/${slug}/norte-u10`)).statusCode).toBe(404)
  await club.publish({ settings: { shownTeamIds: [club.u10, club.u12], showsTrainings: true } })
})

test.each([
  ['is suspended', 'suspended_at = now()', 'suspended_at = null'],
  ['is deleted', 'deleted_at = now()', 'deleted_at = null'],
  ['has websites turned off', `features = '{"websites": false}'`, `features = '{}'`],
])('is gone while the club %s', async (_how, off, on) => {
  const set = (columns: string) =>
    sql`update clubs set ${sql.raw(columns)} where id = ${club.clubId}`.execute(database)
  await set(off)
  for (const url of pages) expect((await open(url)).statusCode).toBe(404)
  await set(on)
  for (const url of pages) expect((await open(url)).statusCode).toBe(200)
})

test('finds no team of another club, and no made-up address', async () => {
  await other.publish()
  await sql`update teams set name = 'Sur U12' where id = ${other.u12}`.execute(database)
  const addresses = [`/site/${slug}/sur-u12`, '/site/nobody', `/site/${club.clubId}`, '/site/%00']
  for (const url of addresses) {
    const { statusCode, headers, body } = await open(url, { 'accept-language': 'de' })
    expect([statusCode, headers['x-robots-tag']]).toEqual([404, 'noindex'])
    expect(body).toContain('Diese Seite gibt es nicht')
  }
})

test('a former name leads to the website, so that posters stay true', async () => {
  await club.publish({ slug: `${slug}-new` })
  for (const rest of ['', '/norte-u12', '/match/019cebf5-0f00-7000-8000-000000000001']) {
    const { statusCode, headers } = await open(`/site/${slug}${rest}`)
    expect([statusCode, headers.location]).toEqual([301, `/site/${slug}-new${rest}`])
  }
  await club.publish({ slug })
  expect((await open(`/site/${slug}`)).statusCode).toBe(200)
  expect((await open(`/site/${slug}-new/`)).headers.location).toBe(`/site/${slug}`)
})

test('opens with a slash at the end', async () => {
  for (const url of pages) expect((await open(`${url}/`)).statusCode).toBe(200)
})

test('a demo is not for search engines', async () => {
  await sql`update teams set is_demo = true where id = ${u12}`.execute(database)
  expect(await bodyOf(`/site/${slug}`)).toContain('noindex')
  await sql`update teams set is_demo = false where id = ${u12}`.execute(database)
  expect(await bodyOf(`/site/${slug}`)).not.toContain('noindex')
})

test('is gone at once when it is taken offline', async () => {
  await club.publish({ isPublished: false })
  for (const url of pages) expect((await open(url)).statusCode).toBe(404)
})
