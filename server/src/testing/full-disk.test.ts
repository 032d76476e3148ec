import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { running } from './support/running.ts'
import { teamFields } from './support/world-bodies.ts'

const touchline = await running()
const { ask, platform } = touchline
const coach = await touchline.signUp('Paul')

test('stores nothing while the database is full, says so, keeps reading, and recovers', async () => {
  await sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(
    platform.database,
  )
  await sql`create trigger no_room after insert on teams execute function no_room()`.execute(
    platform.database,
  )
  const create = () => ask(coach, { method: 'POST', path: '/rest/v1/teams', body: teamFields })
  const refused = await create()
  expect(refused.status).toBe(507)
  expect(JSON.parse(refused.text)).toEqual({ code: 'storage_full', message: 'storage_full' })
  const mine = await ask(coach, { method: 'GET', path: '/rest/v1/me/teams' })
  expect(JSON.parse(mine.text)).toMatchObject({ teams: [] })

  await sql`drop trigger no_room on teams`.execute(platform.database)
  expect((await create()).status).toBe(201)
})
