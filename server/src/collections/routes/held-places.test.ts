import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { fillPlaces, releasePlaces } from '../commands/places/fill-places.ts'
import { campsOn } from '../testing/camps.ts'

const platform = await testPlatform()
const { database } = platform
const { aCamp } = campsOn(platform)

beforeEach(async () => {
  platform.setClock('2026-03-02T09:00:00.000Z')
  for (const table of ['rate_limits', 'mails', 'outbox'] as const)
    await sql`delete from ${sql.table(table)}`.execute(database)
})

async function releaseOn(day: string) {
  platform.setClock(`${day}T09:00:00.000Z`)
  await releasePlaces(platform)
}

test.each(['suspended_at', 'deleted_at'] as const)(
  'a team with %s set loses and gives no places',
  async (column) => {
    const { signUp, camp } = await aCamp({ places: 1, holdDays: 5 })
    await signUp('ana')
    await signUp('ben', { waits: true })
    const set = (at: Date | null) =>
      database
        .updateTable('teams')
        .set({ [column]: at })
        .where('id', '=', camp.teamId)
        .execute()
    await set(platform.clock())
    await releaseOn('2026-03-20')
    const key = { teamId: camp.teamId, collectionId: camp.id }
    const states = async () => {
      const found = await sql<{ state: string }>`
        select state from bills where team_id = ${camp.teamId} order by number`.execute(database)
      return found.rows.map(({ state }) => state)
    }
    await sql`update collections set places = 2 where id = ${camp.id}`.execute(database)
    await database.transaction().execute((tx) => fillPlaces(tx, key, platform.clock()))
    expect(await states()).toEqual(['open', 'waiting'])
    await set(null)
    await database.transaction().execute((tx) => fillPlaces(tx, key, platform.clock()))
    expect(await states()).toEqual(['open', 'open'])
  },
)
