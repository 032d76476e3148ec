import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub, anAccount } from '#server/teams/testing/people.ts'

import { fillPlaces, releasePlaces } from '../commands/places/fill-places.ts'
import { openBillToken } from '../queries/links.ts'
import { campsOn, pageOf } from '../testing/camps.ts'

const platform = await testPlatform()
const { database } = platform
const { as, stranger, aCamp, read } = campsOn(platform)

beforeEach(async () => {
  platform.setClock('2026-03-02T09:00:00.000Z')
  for (const table of ['rate_limits', 'mails', 'outbox'] as const)
    await sql`delete from ${sql.table(table)}`.execute(database)
})

async function releaseOn(day: string) {
  platform.setClock(`${day}T09:00:00.000Z`)
  await releasePlaces(platform)
}

type Camp = Awaited<ReturnType<typeof aCamp>>

/** A family asks to pay differently, and the treasurer answers. */
async function answered({ ask, at }: Camp, token: string, decision: object) {
  const asked = { token, kind: 'instalments', words: 'Later?' }
  expect(await stranger('POST /bill-page/request', asked)).toMatchObject({ status: 200 })
  const bill = await openBillToken(database, token)
  const found = await sql<{ id: string }>`
    select id from bill_requests where bill_id = ${bill?.billId ?? null}`.execute(database)
  const answer = { decision, answer: '' }
  expect(await ask(`PUT ${at}/requests/${found.rows[0]?.id}`, answer)).toMatchObject({
    status: 200,
  })
}

test('a place is held from the answer to a request, and until the day that was agreed', async () => {
  const camp = await aCamp({ places: 2, holdDays: 5 })
  const ana = pageOf(await camp.signUp('ana'))
  const ben = pageOf(await camp.signUp('ben'))
  for (const name of ['cleo', 'dora']) await camp.signUp(name, { waits: true })
  platform.setClock('2026-03-20T09:00:00.000Z')
  await answered(camp, ana.token, { kind: 'reduced', amount: 5000 })
  const parts = [
    { amount: 5000, dueOn: '2026-03-30' },
    { amount: 5000, dueOn: '2026-06-01' },
  ]
  await answered(camp, ben.token, { kind: 'parted', parts })
  await releaseOn('2026-03-25')
  expect(await camp.names()).toEqual(['cleo', 'dora'])
  await releaseOn('2026-03-26')
  expect(await read(ana.token)).toMatchObject({ state: 'waived' })
  await releaseOn('2026-03-30')
  expect(await camp.names()).toEqual(['dora'])
  await releaseOn('2026-03-31')
  expect(await camp.names()).toEqual([])
})

test('a place is held while the club can collect its bill', async () => {
  const manager = await anAccount(database)
  const clubId = await aClub(database, manager)
  await database.updateTable('clubs').set({ country: 'DE' }).where('id', '=', clubId).execute()
  const iban = 'DE89370400440532013000'
  const creditor = {
    name: 'CD Norte',
    identifier: 'DE98ZZZ09999999999',
    iban,
    referenceFormat: 'M{nnn}',
    noticeDays: 14,
    file: 'pain.008.001.08',
    marksFirst: false,
    version: 0,
  }
  expect(await as(manager)(`PUT /clubs/${clubId}/debits`, creditor)).toMatchObject({ status: 200 })
  const camp = await aCamp({ places: 1, holdDays: 5, clubId })
  const ana = pageOf(await camp.signUp('ana'))
  const mandate = { holder: 'Ana Gil', iban, address: null, language: 'en', name: 'Ana Gil' }
  const sign = (signed: object | null) =>
    stranger('POST /bill-page/mandate', { token: ana.token, mandate: signed })
  expect(await sign(mandate)).toMatchObject({ status: 200 })
  await camp.signUp('ben', { waits: true })
  await releaseOn('2026-03-20')
  expect(await read(ana.token)).toMatchObject({ state: 'open' })
  expect(await sign(null)).toMatchObject({ status: 200 })
  await releaseOn('2026-03-20')
  expect(await read(ana.token)).toMatchObject({ state: 'waived' })
})

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
