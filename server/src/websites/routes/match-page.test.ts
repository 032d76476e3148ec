import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { anEvent, now } from '#server/events/testing/playing-team.ts'
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
const secret = 'Leokadia Ruiz'
let page = ''
let matchId = ''
let trainingId = ''

beforeAll(async () => {
  platform.setClock(now.toISOString())
  const carla = await anAccount(database, 'Carla')
  await aMember(database, club.u12, { accountId: carla, role: 'Coach' })
  const coach = await requirePerson(database, { accountId: carla, teamId: club.u12 })
  const planted = { title: secret, details: secret, location: secret, meetingPlace: secret }
  const match = { ...planted, type: 'game', startTime: '10:30', homeAway: 'away' } as const
  matchId = await anEvent(database, coach, { ...match, opponent: 'Harbour <i>Town</i>' })
  trainingId = await anEvent(database, coach, { ...planted, startTime: '17:30', endTime: '19:00' })
  await club.publish()
  page = `/site/${club.slug}/match/${matchId}`
})

test('each coming match has a page that prints as a poster', async () => {
  expect((await open(`/site/${club.slug}`)).body).toContain(`<a href="${page}">`)
  const { body, headers } = await open(page)
  expect(body).toContain(
    '<span>Harbour &lt;i&gt;Town&lt;/i&gt;</span> <i>–</i> <span>Norte U12</span>',
  )
  expect(body).toContain('Saturday, 21 March 2026')
  expect(body).toContain('<p class="clock">10:30</p>')
  expect(body).toMatch(/@page\{.*<button type="button" id="print">/s)
  expect(body).not.toContain('oembed')
  const policy = String(headers['content-security-policy'])
  expect(policy).toMatch(/script-src 'sha256-[^']+';/)
  expect(policy).toContain("frame-ancestors 'none'")
})

test('shows the crest of the opponent beside ours, the host’s first', async () => {
  const [ours, theirs] = [await aCrest(), await aCrest()]
  const opponentId = '019cebf5-0f00-7000-8000-00000000cc01'
  await sql`insert into opponents (team_id, id, name, logo_file_id)
    values (${club.u12}, ${opponentId}, 'Harbour', ${theirs})`.execute(database)
  await sql`update events set opponent_id = ${opponentId} where id = ${matchId}`.execute(database)
  const crestsIn = async () => [...(await open(page)).body.matchAll(/<img src="([^"]*)"/g)]
  expect(await crestsIn()).toEqual([])
  await sql`update teams set logo_file_id = ${ours} where id = ${club.u12}`.execute(database)
  expect((await crestsIn()).map(([, src]) => src)).toEqual([
    expect.stringContaining(theirs),
    expect.stringContaining(ours),
  ])
  await sql`update events set opponent_id = null where id = ${matchId}`.execute(database)
})

async function aCrest(): Promise<string> {
  const id = newId()
  await database
    .insertInto('files')
    .values({
      id,
      team_id: club.u12,
      uploaded_by: club.managerId,
      kind: 'picture',
      purpose: 'team_logo',
      content_type: 'image/webp',
      bytes: 100,
    })
    .execute()
  return id
}

test('names nobody', async () => {
  const { body } = await open(page)
  expect(body).not.toMatch(/Leokadia|Ruiz|Carla|Eva/)
})

test('says when it is cancelled', async () => {
  await sql`update events set cancelled_at = now() where id = ${matchId}`.execute(database)
  expect((await open(page)).body).toContain('<p class="off">Cancelled</p>')
  await sql`update events set cancelled_at = null where id = ${matchId}`.execute(database)
})

test('is there only for matches that the website shows', async () => {
  await other.publish()
  const at = (slug: string, id: string) => `/site/${slug}/match/${id}`
  const missing = [
    at(club.slug, trainingId),
    at(other.slug, matchId),
    at(club.slug, 'nonsense'),
    at(club.slug, club.u12),
  ]
  for (const url of missing) expect((await open(url)).statusCode).toBe(404)
  await club.publish({ settings: { shownTeamIds: [club.u10] } })
  expect((await open(page)).statusCode).toBe(404)
  await club.publish({ isPublished: false, settings: { shownTeamIds: [club.u10, club.u12] } })
  expect((await open(page)).statusCode).toBe(404)
})
