import { withdrawalResult } from '@touchline/contract/collections/shapes/payer'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { fillPlaces, releasePlaces } from '../commands/places/fill-places.ts'
import { openBillToken } from '../queries/links.ts'
import { campsOn, pageOf } from '../testing/camps.ts'

const platform = await testPlatform()
const { database } = platform
const { stranger, aCamp, read, withdraw, hear, lettersTo } = campsOn(platform)

beforeEach(async () => {
  platform.setClock('2026-03-02T09:00:00.000Z')
  for (const table of ['rate_limits', 'mails', 'outbox'] as const)
    await sql`delete from ${sql.table(table)}`.execute(database)
})

test('of many at once exactly as many get a place as there are, and the rest wait in order', async () => {
  const { signUp, list, names, opened } = await aCamp({ places: 5 })
  const people = Array.from({ length: 12 }, (_one, at) => `p${at}`)
  const answers = await Promise.all(people.map((name) => signUp(name, { waits: true })))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  const pages = answers.map(pageOf)
  expect(pages.filter(({ state }) => state === 'open')).toHaveLength(5)
  const waiting = pages.flatMap(({ position }) => position ?? [])
  expect(waiting.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(await list()).toMatchObject({ places: 5, taken: 5 })
  expect(await names()).toHaveLength(7)
  expect(await opened()).toMatchObject({ placesLeft: 0 })
  const charged = await sql<{ charged: number }>`
    select sum(charged)::int as charged from bills where state = 'waiting'`.execute(database)
  expect(charged.rows).toEqual([{ charged: 0 }])
})

test('refuses a full form without consent to wait, and makes no bill', async () => {
  const { signUp, names } = await aCamp()
  await signUp('ana')
  expect(await signUp('eva', { people: 2 })).toMatchObject({
    status: 422,
    body: { data: { fields: { lines: 'full' } } },
  })
  expect((await signUp('eva')).status).toBe(201)
  expect(await names()).toEqual([])
})

test('those on the list are written to, and get the bill with the place that becomes free', async () => {
  const { signUp, names } = await aCamp({ places: 1 })
  const ana = pageOf(await signUp('ana'))
  const ben = pageOf(await signUp('ben', { waits: true }))
  const cleo = pageOf(await signUp('cleo', { waits: true }))
  await hear()
  expect((await lettersTo('ben')).map(({ kind }) => kind)).toEqual(['collections.waiting'])
  expect(await read(cleo.token)).toMatchObject({ state: 'waiting', position: 2, outstanding: 0 })

  expect(withdrawalResult.parse((await withdraw(ana.token)).body)).toEqual({
    collection: 'Season 2026/27',
  })
  await hear()
  expect(await read(ben.token)).toMatchObject({
    state: 'open',
    position: null,
    outstanding: 10_000,
    dueOn: '2026-03-16',
  })
  const [, placed] = await lettersTo('ben')
  expect(placed?.kind).toBe('collections.placed')
  expect(placed?.text).toMatch(/€100\.00/)
  expect(await names()).toEqual(['cleo'])
  expect(await read(cleo.token)).toMatchObject({ position: 1 })
  expect(await withdraw(ana.token)).toMatchObject({ status: 409 })
})

test('someone who leaves the list leaves nothing behind', async () => {
  const { signUp, names } = await aCamp({ places: 1 })
  await signUp('ana')
  const { token } = pageOf(await signUp('ben', { waits: true }))
  expect(await withdraw(token)).toMatchObject({ status: 200 })
  expect(await names()).toEqual([])
  expect(await stranger('POST /bill-page/open', { token })).toMatchObject({ status: 404 })
})

test('a bill that the treasurer waives frees its place, and so do more places', async () => {
  const { signUp, names, ask, at } = await aCamp({ places: 1 })
  const { token } = pageOf(await signUp('ana'))
  for (const name of ['ben', 'cleo', 'dora']) await signUp(name, { waits: true })
  await sql`delete from outbox`.execute(database)
  const bill = await openBillToken(database, token)
  const entry = { kind: 'waiver', amount: 10_000, note: '' }
  expect(
    await ask(`POST ${at}/bills/${bill?.billId}/entries`, { id: newId(), entry }),
  ).toMatchObject({ status: 200 })
  await hear()
  expect(await names()).toEqual(['cleo', 'dora'])
  const { body } = await ask(`GET ${at}`)
  const saved = await ask(`PUT ${at}`, { ...Object(body), places: 2 })
  expect(saved).toMatchObject({ status: 200, body: { places: 2 } })
  await hear()
  expect(await names()).toEqual(['dora'])
})

test('a place that was just freed goes to those who wait, not to a newcomer', async () => {
  const { signUp, names, camp } = await aCamp({ places: 1 })
  await signUp('ana')
  const ben = pageOf(await signUp('ben', { waits: true }))
  await sql`update collections set places = 2 where id = ${camp.id}`.execute(database)
  expect(await signUp('cleo')).toMatchObject({ status: 422 })
  expect(pageOf(await signUp('cleo', { waits: true }))).toMatchObject({ state: 'waiting' })
  expect(await names()).toEqual(['cleo'])
  expect(await read(ben.token)).toMatchObject({ state: 'open' })
})

test('those who move up are billed as others are, and written to once', async () => {
  const { signUp, camp } = await aCamp({ places: 1 })
  const ana = pageOf(await signUp('ana'))
  const ben = pageOf(await signUp('ben', { waits: true }))
  await hear()
  await withdraw(ana.token)
  const { billId } = (await openBillToken(database, ben.token)) ?? {}
  const found = await sql<{ payload: object }>`
    select payload from outbox where name = 'collections.billed'`.execute(database)
  expect(found.rows).toMatchObject([
    { payload: { teamId: camp.teamId, collectionId: camp.id, billId } },
  ])
  await hear()
  const kinds = (await lettersTo('ben')).map(({ kind }) => kind)
  expect(kinds).toEqual(['collections.waiting', 'collections.placed'])
})

test('a full fee of an activity has the same list', async () => {
  const { signUp, names, camp } = await aCamp({ places: null, stock: 1 })
  await signUp('ana')
  expect(await signUp('ben')).toMatchObject({ status: 422 })
  await signUp('ben', { waits: true })
  expect(await names()).toEqual(['ben'])
  await sql`update collection_fees set stock = 2 where id = ${camp.feeId}`.execute(database)
  await releasePlaces(platform)
  expect(await names()).toEqual([])
})

test('the treasurer moves people to the top, gives a place by hand and removes them', async () => {
  const { signUp, list, names, move, camp } = await aCamp({ places: 1 })
  await signUp('ana')
  for (const name of ['ben', 'cleo', 'dora']) await signUp(name, { waits: true })
  await hear()
  const idOf = async (name: string) =>
    (await list()).entries.find(({ payer }) => payer.startsWith(name))?.billId
  const [cleo, dora] = [await idOf('cleo'), await idOf('dora')]
  expect(await move(dora, 'first')).toMatchObject({ status: 200 })
  expect(await names()).toEqual(['dora', 'ben', 'cleo'])
  expect(await move(cleo, 'placed')).toMatchObject({ body: { places: 1, taken: 2 } })
  expect(await move(dora, 'removed')).toMatchObject({ status: 200 })
  await hear()
  expect(await names()).toEqual(['ben'])
  const kinds = async (name: string) => (await lettersTo(name)).map(({ kind }) => kind)
  expect(await kinds('cleo')).toEqual(['collections.waiting', 'collections.placed'])
  expect(await kinds('dora')).toEqual(['collections.waiting', 'collections.waiting_ended'])
  expect(await move(dora, 'first')).toMatchObject({ status: 404 })
  // No one moves up after the camp.
  await sql`update collections set ends_on = '2026-03-01', places = 9
    where id = ${camp.id}`.execute(database)
  await releasePlaces(platform)
  expect(await names()).toEqual(['ben'])
})

test('an unpaid place goes to the next after the days it is held, and only if someone waits', async () => {
  const { signUp, names, camp } = await aCamp({ places: 2, holdDays: 5 })
  const ana = pageOf(await signUp('ana'))
  const ben = pageOf(await signUp('ben'))
  expect(ana).toMatchObject({ dueOn: '2026-03-07' })
  platform.setClock('2026-03-08T09:00:00.000Z')
  await releasePlaces(platform)
  expect(await read(ana.token)).toMatchObject({ state: 'open' })
  const cleo = pageOf(await signUp('cleo', { waits: true }))
  await releasePlaces(platform)
  await hear()
  // One waited, so one place is released: the one held longest.
  expect(await read(ana.token)).toMatchObject({ state: 'waived', outstanding: 0 })
  expect(await read(ben.token)).toMatchObject({ state: 'open' })
  expect(await read(cleo.token)).toMatchObject({ state: 'open', dueOn: '2026-03-13' })
  expect((await lettersTo('ana')).map(({ kind }) => kind)).toContain('collections.place_released')
  await signUp('dora', { waits: true })
  const relief = { token: ben.token, kind: 'reduction', words: 'Half of it?' }
  expect(await stranger('POST /bill-page/request', relief)).toMatchObject({ status: 200 })
  await releasePlaces(platform)
  expect(await names()).toEqual(['dora'])
  await database
    .transaction()
    .execute((tx) =>
      fillPlaces(tx, { teamId: camp.teamId, collectionId: camp.id }, platform.clock()),
    )
  expect(await names()).toEqual(['dora'])
})

test('those who wait are in no list of bills, sums or reminders', async () => {
  const { signUp, ask, at } = await aCamp({ places: 1 })
  await signUp('ana')
  await signUp('ben', { waits: true })
  expect(await ask(`GET ${at}/participants`)).toMatchObject({
    body: { participants: [{ payer: 'ana Gil' }] },
  })
  expect(await ask(`GET ${at}/report`)).toMatchObject({
    body: { whole: { bills: 1, charged: 10_000 }, byFee: [{ quantity: 1, charged: 10_000 }] },
  })
})
