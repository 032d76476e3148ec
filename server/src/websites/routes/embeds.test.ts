import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { anEvent, now } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aMember, anAccount } from '#server/teams/testing/people.ts'

import { aPublicClub, visitorsOf } from '../testing/public-club.ts'

const platform = await testPlatform()
const { database, config } = platform
const { open, close } = visitorsOf(platform)
afterAll(close)
const club = await aPublicClub(platform)
const { clubId, u10, u12, slug } = club
const views = ['fixtures', 'results', 'standings', 'calendar'] as const

beforeAll(async () => {
  platform.setClock(now.toISOString())
  const carla = await anAccount(database, 'Carla')
  await aMember(database, u12, { accountId: carla, role: 'Coach' })
  const coach = await requirePerson(database, { accountId: carla, teamId: u12 })
  const match = { type: 'game', startTime: '10:30', homeAway: 'away' } as const
  for (let number = 1; number <= 20; number += 1)
    await anEvent(database, coach, { ...match, opponent: `${'&'.repeat(110)} ${number}` })
  await anEvent(database, coach, {
    title: 'Leokadia’s practice',
    startTime: '17:30',
    endTime: '19:00',
  })
  await club.publish()
})

test.each(views)('%s can be framed by any site, and are small', async (view) => {
  const { statusCode, headers, body } = await open(`/embed/${clubId}/${view}`)
  expect([statusCode, headers['x-frame-options'], headers['x-robots-tag']]).toEqual([
    200,
    undefined,
    'noindex',
  ])
  expect(headers['content-security-policy']).toContain('frame-ancestors *')
  expect(body.length).toBeLessThanOrEqual(20_000)
  expect(body).not.toMatch(/<script|<img|Leokadia/)
})

test('shows one team in the theme of the page around it', async () => {
  const path = `/embed/${u12}/fixtures`
  expect((await open(path)).body).toContain('color-scheme:light;')
  const { body } = await open(`${path}?theme=dark`)
  expect(body).toContain('color-scheme:dark;')
  expect(body).toContain(`– Norte U12</span>`)
  expect((await open(`/embed/${u10}/fixtures`)).body).not.toContain('Norte U12')
  expect((await open(`${path}?theme=red`)).body).toContain('color-scheme:light;')
})

test('tells other sites the code of an address', async () => {
  const ask = (url: string, more = '') => open(`/oembed?url=${encodeURIComponent(url)}${more}`)
  const site = `${config.publicUrl}/site/${slug}`
  const answer = await ask(`${site}/norte-u12`, '&maxwidth=320')
  expect(answer.json()).toMatchObject({ version: '1.0', type: 'rich', width: 320, height: 480 })
  expect(answer.body).toContain(`src=\\"${config.publicUrl}/embed/${u12}/fixtures\\"`)
  expect((await ask(site)).body).toContain(`/embed/${clubId}/fixtures\\"`)
  const embed = `${config.publicUrl}/embed/${u12}/standings?theme=dark`
  expect((await ask(embed)).body).toContain(embed)
  expect((await open(`/site/${slug}`)).body).toContain('application/json+oembed')
  for (const url of ['https://elsewhere.example/site/x', `${site}/nobody`, `${config.publicUrl}/`])
    expect((await ask(url)).statusCode).toBe(404)
  expect((await ask(site, '&format=xml')).statusCode).toBe(501)
  expect((await open('/oembed')).statusCode).toBe(422)
  expect((await ask(`${site.replace(slug, slug.toUpperCase())}/`)).statusCode).toBe(200)
  for (const nothing of [`${u12}/nothing`, `${clubId.replace(/.$/, 'z')}/fixtures`])
    expect((await ask(`${config.publicUrl}/embed/${nothing}`)).statusCode).toBe(404)
})

test('ends where the club shows no results, hides the team or goes offline', async () => {
  const status = async (path: string) => (await open(path)).statusCode
  await club.publish({ settings: { showsResults: false, shownTeamIds: [] } })
  for (const path of [`/embed/${clubId}/results`, `/embed/${u12}/fixtures`]) {
    expect(await status(path)).toBe(404)
    const url = encodeURIComponent(config.publicUrl + path)
    expect(await status(`/oembed?url=${url}`)).toBe(404)
  }
  await club.publish({ isPublished: false })
  const closed = await open(`/embed/${clubId}/fixtures`)
  expect([closed.statusCode, closed.headers['x-frame-options']]).toEqual([404, undefined])
  expect(closed.body).toContain('This page doesn’t exist')
  await sql`update clubs set suspended_at = now() where id = ${clubId}`.execute(database)
  expect(await status(`/embed/${clubId}/fixtures`)).toBe(404)
})
