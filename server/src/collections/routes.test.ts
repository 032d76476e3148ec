import { collection, collectionList } from '@touchline/contract/collections/shapes/collection'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { describe, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember, anAccount } from '#server/teams/testing/people.ts'

import { completeDraft, treasurerRequests } from './testing/requests.ts'

const platform = await testPlatform()
const { database } = platform
const { teamId, send, create, save, write } = await treasurerRequests(platform)

async function open() {
  const draft = await create()
  const saved = collection.parse((await save(completeDraft(draft))).body)
  const body = { state: 'open', version: saved.version }
  return collection.parse((await send(`PUT /collections/${draft.id}/state`, body)).body)
}

async function billed() {
  const { id, fees } = await open()
  const memberId = await aMember(database, teamId)
  const input = { clientId: newId(), memberId, feeId: fees[0]?.id }
  return { id, memberId, input, bill: await write(`POST /collections/${id}/bills`, input) }
}

describe('setting up', () => {
  test("a membership campaign starts with the specification's fee", async () => {
    const draft = await create()
    expect(draft).toMatchObject({
      state: 'draft',
      broadcast: 'private',
      fees: [{ name: 'Adult', type: 'fixed', amount: 10_000, isActive: true }],
      problems: { name: 'name_missing', startsOn: 'start_missing', endsOn: 'end_missing' },
    })
  })

  test('a fund starts with a free amount, a pre-order without fees', async () => {
    expect((await create('fund')).fees).toMatchObject([{ type: 'new', amount: null }])
    expect((await create('pre_order')).fees).toEqual([])
  })

  test('is created once if requested twice with one id', async () => {
    const id = newId()
    const twice = [1, 2].map(() => send('POST /collections', { kind: 'fund', draftId: id }))
    expect((await Promise.all(twice)).map(({ status }) => status)).toEqual([201, 201])
  })

  test('a draft keeps what was typed; an older version is refused', async () => {
    const draft = await create()
    const half = {
      ...draft,
      name: 'Half',
      startsOn: '2026-08-01',
      organizerEmail: 'not an address',
    }
    const saved = collection.parse((await save(half)).body)
    expect(saved).toMatchObject({ name: 'Half', problems: { organizerEmail: 'email_wrong' } })
    expect(await save(half)).toMatchObject({ status: 412 })
  })

  test('fees, sizes and fields are added, changed, ordered and removed by their ids', async () => {
    const draft = await create('pre_order')
    const fee = (name: string, sizes: string[]) => ({
      id: newId(),
      name,
      details: '',
      type: 'fixed' as const,
      amount: 2500,
      isActive: true,
      stock: null,
      sizes: sizes.map((size) => ({ id: newId(), name: size, stock: 5 })),
    })
    const field = { id: newId(), name: 'Print', type: 'text' as const, isMandatory: true }
    const [shirt, scarf] = [fee('Shirt', ['S', 'M']), fee('Scarf', [])]
    const fields = [{ ...field, feeId: shirt.id, options: [] }]
    const first = collection.parse((await save({ ...draft, fees: [shirt, scarf], fields })).body)
    expect(first).toMatchObject({ fees: [shirt, scarf], fields })

    const [small, medium] = shirt.sizes
    if (small === undefined || medium === undefined) throw new Error('no sizes')
    const sizes = [
      { ...medium, name: 'S' },
      { ...small, name: 'M' },
    ]
    const swapped = { ...first, fees: [scarf, { ...shirt, sizes }], fields: [] }
    expect(collection.parse((await save(swapped)).body)).toMatchObject({
      fees: [scarf, { ...shirt, sizes }],
      fields: [],
    })
  })

  test.each([
    ['fees.0', { name: 'Free', type: 'free' as const, amount: 100 }],
    ['fees.0', { name: 'Adult', type: 'fixed' as const, amount: null }],
  ])('a fee that is not whole is refused at %s', async (field, change) => {
    const draft = await create()
    const fees = draft.fees.map((fee) => ({ ...fee, ...change }))
    const answer = await save({ ...draft, fees })
    expect(answer).toMatchObject({
      status: 422,
      body: { data: { fields: { [field]: 'not_whole' } } },
    })
  })

  test("ids of another collection's fees are refused", async () => {
    const other = await create()
    const draft = await create()
    expect(await save({ ...draft, fees: other.fees })).toMatchObject({ status: 422 })
  })

  test('opening times need a provider account', async () => {
    const draft = await create()
    const answer = await save({ ...draft, opensOn: '2026-09-01' })
    expect(answer.body).toMatchObject({ data: { fields: { opensOn: 'payee_not_ready' } } })
    const { body } = await send('POST /payout/onboarding', { country: 'ES', returnPath: '/teams' })
    expect(body).toEqual({ url: `${platform.config.publicUrl}/teams` })
    expect(await save({ ...draft, opensOn: '2026-09-01' })).toMatchObject({ status: 200 })
  })
})

describe('publishing', () => {
  test('an incomplete one is refused at its fields', async () => {
    const draft = await create()
    const body = { state: 'open', version: draft.version, invite: { kind: 'everybody' } }
    const answer = await send(`PUT /collections/${draft.id}/state`, body)
    expect(answer.body).toMatchObject({ data: { fields: { name: 'name_missing' } } })
  })

  test('invites everyone on the roster once', async () => {
    const { id } = await open()
    const memberIds = [await aMember(database, teamId), await aMember(database, teamId)]
    const invite = (invited: readonly string[]) =>
      send(`POST /collections/${id}/notifications`, {
        message: { kind: 'invitation', memberIds: invited },
      })
    expect(await invite(memberIds)).toMatchObject({ body: { count: 2 } })
    expect(await invite(memberIds)).toMatchObject({ body: { count: 0 } })
    expect(await invite([newId()])).toMatchObject({ status: 404 })
  })

  test('creating one needs trial or Premium; existing ones stay', async () => {
    const ready = collection.parse((await save(completeDraft(await create()))).body)
    const running = await open()
    const created = (at: string) =>
      database.updateTable('teams').set({ created_at: at }).where('id', '=', teamId).execute()
    await created('2026-01-01T09:00:00Z')
    const body = { state: 'open', version: ready.version }
    expect(await send(`PUT /collections/${ready.id}/state`, body)).toMatchObject({ status: 402 })
    expect(await send('POST /collections', { kind: 'fund' })).toMatchObject({ status: 402 })
    expect(await save({ ...running, name: 'Renamed' })).toMatchObject({ status: 200 })
    await created('2026-03-14T09:00:00Z')
  })

  test('can be closed and reopened, and deleted only without bills', async () => {
    const { id } = await open()
    for (const state of ['closed', 'open'])
      expect((await send(`PUT /collections/${id}/state`, { state })).body).toMatchObject({ state })
    expect(await send(`DELETE /collections/${id}`)).toMatchObject({ status: 200 })
    const { id: used } = await billed()
    expect(await send(`DELETE /collections/${used}`)).toMatchObject({
      status: 409,
      body: { code: 'collection_has_bills' },
    })
  })
})

describe('a fee used in bills', () => {
  test.each([
    ['another price', (fee: object) => [{ ...fee, amount: 1 }], 'fees.0.amount'],
    ['no such fee', () => [], 'fees'],
  ])('a sold fee gets %s: refused', async (_, change, field) => {
    const { id } = await billed()
    const read = collection.parse((await send(`GET /collections/${id}`)).body)
    const extra = { ...read.fees[0], id: newId(), name: 'Extra' }
    const fees = [...change(read.fees[0] ?? {}), extra]
    const answer = await send(`PUT /collections/${id}`, { ...read, fees })
    expect(answer.body).toMatchObject({ data: { fields: { [field]: 'in_bills' } } })
  })

  test('can be switched off while another stays', async () => {
    const { id } = await billed()
    const read = collection.parse((await send(`GET /collections/${id}`)).body)
    const off = read.fees.map((fee) => ({ ...fee, isActive: false }))
    const on = read.fees.map((fee) => ({ ...fee, id: newId() }))
    expect(await save({ ...read, fees: [...off, ...on] })).toMatchObject({ status: 200 })
    expect(await save({ ...read, version: read.version + 1, fees: off })).toMatchObject({
      body: { data: { fields: { fees: 'no_fee' } } },
    })
  })
})

describe('the list', () => {
  test("shows totals to admins, and to a parent their child's", async () => {
    const { id, bill, memberId } = await billed()
    const path = `/collections/${id}/bills/${bill.id}/entries`
    const cash = { kind: 'payment', method: 'cash', amount: 4000, onDay: '2026-03-14', note: '' }
    await send(`POST ${path}`, { id: newId(), entry: cash })
    platform.setClock('2026-04-01T09:00:00.000Z')
    const { collections } = collectionList.parse((await send('GET /collections')).body)
    expect(collections.find((one) => one.id === id)?.figures).toEqual({
      charged: 10_000,
      paid: 4000,
      outstanding: 6000,
      late: 6000,
      invited: 0,
      unfilled: 0,
      bills: 1,
      paidBills: 0,
      requests: 0,
    })
    platform.setClock('2026-03-14T09:00:00.000Z')

    const child = await aMember(database, teamId, { firstName: 'Leo' })
    const mother = await anAccount(database, 'Marta')
    await aGuardian(database, { teamId, memberId: child }, { accountId: mother })
    await send(`POST /collections/${id}/notifications`, {
      message: { kind: 'invitation', memberIds: [child, memberId] },
    })
    const asked = collectionList.parse((await send('GET /collections')).body).collections
    expect(asked.find((one) => one.id === id)?.figures).toMatchObject({ invited: 2, unfilled: 1 })
    const seen = collectionList.parse((await send('GET /collections', undefined, mother)).body)
    expect(seen).toMatchObject({
      mayRun: false,
      collections: [
        { id, figures: null, mine: { asked: [{ memberId: child, name: 'Leo Ruiz' }], bills: [] } },
      ],
    })
  })

  test('a coach sees no payments', async () => {
    const { id, bill } = await billed()
    const coach = await anAccount(database, 'Carla')
    await aMember(database, teamId, { accountId: coach, role: 'Coach' })
    const paths = ['', `/bills/${bill.id}`, '/participants', '/report']
    for (const path of paths)
      expect(await send(`GET /collections/${id}${path}`, undefined, coach)).toMatchObject({
        status: 403,
      })
    expect((await send('GET /collections', undefined, coach)).body).toEqual({
      collections: [],
      mayRun: false,
    })
  })
})

test('the payout account is refreshed, and an account number needs valid check digits', async () => {
  const account = { holder: 'CD Norte', iban: 'es91 2100 0418 4502 0005 1332' }
  expect((await send('PUT /payout', account)).body).toMatchObject({
    holder: 'CD Norte',
    iban: 'ES9121000418450200051332',
  })
  const wrong = { ...account, iban: 'ES92 2100 0418 4502 0005 1332' }
  expect((await send('PUT /payout', wrong)).body).toMatchObject({
    data: { fields: { iban: 'iban_wrong' } },
  })
  const noted = await sql<{ count: number }>`select count(*) from audit_log
    where action = 'collections.account_named'`.execute(database)
  expect(noted.rows).toEqual([{ count: 1 }])
})

describe('a file of the bank', () => {
  const camt = (within: string) =>
    `<?xml version="1.0"?><Document><BkToCstmrStmt><Stmt>${within}</Stmt></BkToCstmrStmt></Document>`
  const entry =
    '<Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts></Ntry>'.repeat(2)
  const bring = (text: string) =>
    send('POST /bank-transfers', {
      fileName: 'bank.xml',
      base64: Buffer.from(text).toString('base64'),
      currency: 'EUR',
    })

  test.each([
    ['is read', camt(entry), { body: { waiting: 2 } }],
    ['of any length is read', camt(entry + ' '.repeat(100_000)), { body: { known: 2 } }],
    [
      'deeper than any bank writes is refused',
      camt('<a>'.repeat(1000) + '</a>'.repeat(1000)),
      { body: { code: 'import_not_a_table' } },
    ],
    [
      'that ends in a comment is refused, however long',
      camt(`<!-- ${' '.repeat(100_000)}`),
      { body: { code: 'import_not_a_table' } },
    ],
    [
      'with more than is read is refused',
      camt(entry.repeat(2501)),
      { body: { code: 'import_too_large' } },
    ],
  ])('%s', async (_what, text, expected) => {
    expect(await bring(text)).toMatchObject(expected)
  })
})
