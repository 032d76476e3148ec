import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { fillPlaces, releasePlaces } from '../commands/places/fill-places.ts'
import { campsOn, pageOf } from '../testing/camps.ts'

const platform = await testPlatform()
const { database } = platform
const { aCamp, read } = campsOn(platform)

beforeEach(async () => {
  platform.setClock('2026-03-02T09:00:00.000Z')
  for (const table of ['rate_limits', 'mails', 'outbox'] as const)
    await sql`delete from ${sql.table(table)}`.execute(database)
})

async function releaseOn(day: string) {
  platform.setClock(`${day}T09:00:00.000Z`)
  await releasePlaces(platform)
}

test('only places of the fee that people wait for are released', async () => {
  const { signUp, names, camp } = await aCamp({ places: null, holdDays: 5, stock: 1 })
  const fee = newId()
  await sql`
    insert into collection_fees (id, team_id, collection_id, position, name, type, amount, stock)
    values (${fee}, ${camp.teamId}, ${camp.id}, 1, 'Child', 'fixed', 5000, 9)`.execute(database)
  const ana = pageOf(await signUp('ana', { fee }))
  const ben = pageOf(await signUp('ben'))
  await signUp('cleo', { waits: true })
  await releaseOn('2026-03-20')
  expect(await read(ana.token)).toMatchObject({ state: 'open' })
  expect(await read(ben.token)).toMatchObject({ state: 'waived' })
  expect(await names()).toEqual([])
})

test('no place is released for a family that still has too few', async () => {
  const { signUp, names } = await aCamp({ places: 1, holdDays: 5 })
  const ana = pageOf(await signUp('ana'))
  await signUp('ben', { people: 4, waits: true })
  await releaseOn('2026-03-20')
  expect(await read(ana.token)).toMatchObject({ state: 'open' })
  expect(await names()).toEqual(['ben'])
})

test('no place is released that was given beyond the stock of a fee', async () => {
  const { signUp, camp } = await aCamp({ places: null, holdDays: 5, stock: 2 })
  const ana = pageOf(await signUp('ana'))
  await signUp('ben')
  await signUp('cleo', { waits: true })
  await sql`update collection_fees set stock = 0 where id = ${camp.feeId}`.execute(database)
  await releaseOn('2026-03-20')
  expect(await read(ana.token)).toMatchObject({ state: 'open' })
})

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
