import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { now } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { statementsOf } from '#server/testing/support/statements.ts'

import { aPublicClub, visitorsOf } from '../testing/public-club.ts'

const platform = await testPlatform()
const { database } = platform
const { open, close } = visitorsOf(platform)
afterAll(close)
const club = await aPublicClub(platform)
const { slug, clubId } = club

/** A hundred teams that train twice a week and play. */
beforeAll(async () => {
  platform.setClock(now.toISOString())
  await sql`insert into teams (id, name, sport, club_id, join_code, join_secret, created_by)
    select gen_random_uuid(), 'Team ' || n, 'football', ${clubId}, upper(substr(md5('large' || n), 1, 6)), gen_random_uuid()::text,
      gen_random_uuid()
    from generate_series(1, 98) as n`.execute(database)
  await sql`insert into events (team_id, id, type, title, starts_at, ends_at, time_zone, home_away,
      opponent, created_by, created_at)
    select id, gen_random_uuid(), case when n % 4 = 0 then 'game' else 'practice' end, 'Secret',
      at, at + interval '90 minutes', 'Europe/Madrid', case when n % 4 = 0 then 'home' end,
      case when n % 4 = 0 then 'Harbour' end, ${club.managerId}, ${now}
    from teams, generate_series(1, 20) as n,
      lateral (select ${now}::timestamptz + interval '1 day' * n as at) as time
    where club_id = ${clubId}`.execute(database)
  await club.publish()
})

test('a club of a hundred teams and 2,000 events has a page of few statements', async () => {
  const path = `/site/${slug}`
  const { statusCode, body } = await open(path)
  expect(statusCode).toBe(200)
  expect(body.match(/Harbour/g)?.length).toBeGreaterThan(10)
  expect(body).not.toContain('Secret')
  expect(await aboutTheClub(() => open(path))).toHaveLength(5)
  expect(body.length).toBeLessThan(60_000)
})

/** Without what other files left running in this process. */
async function aboutTheClub(work: () => Promise<unknown>): Promise<readonly string[]> {
  const teams = await sql<{ id: string }>`
    select id from teams where club_id = ${clubId}`.execute(database)
  const known = new Set<unknown>([slug, clubId, ...teams.rows.map(({ id }) => id)])
  const sent = await statementsOf(work)
  return sent
    .filter(({ values }) => values.flat().some((value) => known.has(value)))
    .map(({ text }) => text)
}
