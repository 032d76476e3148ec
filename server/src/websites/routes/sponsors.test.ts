import { Readable } from 'node:stream'

import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { anEvent, now } from '#server/events/testing/playing-team.ts'
import { storePicture } from '#server/files/commands/pictures.ts'
import { isServed } from '#server/files/queries/pictures.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aMember, anAccount } from '#server/teams/testing/people.ts'

import { aPublicClub, visitorsOf } from '../testing/public-club.ts'

const platform = await testPlatform()
const { database } = platform
const { open, close } = visitorsOf(platform)
afterAll(close)
const club = await aPublicClub(platform)
const other = await aPublicClub(platform)
const bakery = {
  id: '019cebf5-0f00-7000-8000-00000000aa01',
  name: 'Baker & <b>Sons</b>',
  url: 'https://bakery.example/?a=1&b=2',
  logoFileId: null,
  from: null,
  until: null,
}
let matchId = ''

beforeAll(async () => {
  platform.setClock(now.toISOString())
  const carla = await anAccount(database, 'Carla')
  await aMember(database, club.u12, { accountId: carla, role: 'Coach' })
  const coach = await requirePerson(database, { accountId: carla, teamId: club.u12 })
  const match = { type: 'game', startTime: '10:30', homeAway: 'home' } as const
  matchId = await anEvent(database, coach, { ...match, opponent: 'Harbour' })
  await club.publish()
  await other.publish()
})

async function aLogo(accountId: string, purpose: 'sponsor_logo' | 'club_logo' = 'sponsor_logo') {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const upload = { accountId, purpose, fileName: 'logo.png', body: Readable.from([png]) }
  return (await storePicture(platform, upload)).id
}

const show = (...sponsors: object[]) => club.publish({ settings: { sponsors } })
const bodyOf = async (path = '') => (await open(`/site/${club.slug}${path}`)).body

test('shows a logo with the name for those who can’t see it, and the link', async () => {
  const logoFileId = await aLogo(club.managerId)
  const saved = await show({ ...bakery, logoFileId })
  expect(saved.logos).toMatchObject([{ fileId: logoFileId }])
  for (const page of ['', '/norte-u12', `/match/${matchId}`]) {
    const body = await bodyOf(page)
    expect(body).toContain('href="https://bakery.example/?a=1&amp;b=2" rel="sponsored noopener"')
    expect(body).toMatch(
      new RegExp(`${logoFileId}/(thumb|full)[^"]*" alt="Baker &amp; &lt;b&gt;Sons`),
    )
  }
  await show({ ...bakery, logoFileId, name: 'Renamed' })
  expect(await bodyOf()).toContain(`alt="Renamed"`)
  await show()
  expect(await isServed(database, { fileId: logoFileId, isShort: false })).toBe(false)
})

test('shows sponsors on their days, on a poster those of the match', async () => {
  await show(
    { ...bakery, name: 'Past', until: '2026-01-01' },
    { ...bakery, name: 'Later', from: '2026-03-20' },
  )
  expect(await bodyOf()).not.toMatch(/Past|Later/)
  expect(await bodyOf(`/match/${matchId}`)).toMatch(/Later/)
})

test('takes only logos that the editor uploaded as such', async () => {
  const ofOther = await aLogo(other.managerId)
  const wrongPurpose = await aLogo(club.managerId, 'club_logo')
  for (const logoFileId of [ofOther, wrongPurpose, bakery.id]) {
    const refused = await club.send({ settings: { sponsors: [{ ...bakery, logoFileId }] } })
    expect(refused.status).toBe(404)
  }
})

test.each([
  ['url', { url: 'javascript:alert(1)' }],
  ['url', { url: 'bakery' }],
  ['name', { name: ' ' }],
  ['until', { from: '2026-03-02', until: '2026-03-01' }],
])('refuses a wrong %s beside its field', async (field, parts) => {
  const { status, body } = await club.send({ settings: { sponsors: [{ ...bakery, ...parts }] } })
  expect(status).toBe(422)
  expect(JSON.stringify(body)).toContain(`"settings.sponsors.0.${field}":`)
})

test('at most a dozen', async () => {
  const sponsors = Array.from({ length: 13 }, () => bakery)
  expect((await club.send({ settings: { sponsors } })).status).toBe(422)
})

test('news stand newest first, as typed', async () => {
  const post = { id: bakery.id, words: 'Line <script>' }
  const news = [
    { ...post, day: '2026-02-01', title: 'Old' },
    { ...post, day: '2026-03-01', title: 'New' },
    { ...post, day: '2026-03-01', title: 'Same day' },
  ]
  await club.publish({ settings: { news } })
  const body = await bodyOf()
  expect(body).toMatch(/New<.*1 March 2026.*Line &lt;script&gt;.*Same day<.*Old</s)
  expect(await bodyOf('/norte-u12')).not.toContain('1 March 2026')
  await club.publish({ settings: { news: [] } })
  expect(await bodyOf()).not.toContain('1 March 2026')
})
