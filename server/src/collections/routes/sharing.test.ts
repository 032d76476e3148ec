import { bill as billShape } from '@touchline/contract/collections/shapes/bill'
import { billPage } from '@touchline/contract/collections/shapes/payer'
import { report } from '@touchline/contract/collections/shapes/report'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aGuardian, aMember, anAccount } from '#server/teams/testing/people.ts'

import { sharingRequests } from '../testing/sharing.ts'

const platform = await testPlatform()
const { database } = platform
const { teamId, send, ask, people, begin, newCampaign, bills, ...family } =
  await sharingRequests(platform)
const { billed, read, share, shared, pay, sums, listed, mine } = family

beforeEach(begin)

test('a shared bill is two halves to the cent, each with its own payer and reference', async () => {
  const halves = await shared()
  expect(await sums(halves)).toEqual([
    [5001, 0, 5001],
    [5000, 0, 5000],
  ])
  const [one, other] = [await read(halves.first), await read(halves.second)]
  expect(one.reference).not.toBe(other.reference)
  expect(one.halves).toEqual(other.halves)
  expect(one.halves.map(({ payer, outstanding }) => [payer, outstanding])).toEqual([
    ['Marta Gil', 5001],
    ['Luis Gil', 5000],
  ])
  expect(one.lines.map(({ amount }) => amount)).toEqual([5001])
  expect(other.lines.map(({ amount }) => amount)).toEqual([5000])
  expect(other.instalments).toEqual([
    { amount: 5000, dueOn: one.instalments[0]?.dueOn, isPaid: false },
  ])
})

test('each parent sees their own half, and whether the other is paid', async () => {
  const halves = await shared()
  await pay(halves.first, 5001)
  expect(
    (await mine(people.mother)).map(({ id, outstanding, otherHalf }) => [
      id,
      outstanding,
      otherHalf,
    ]),
  ).toEqual([[halves.first, 0, { firstName: 'Luis', isPaid: false }]])
  const [his] = await mine(people.father)
  expect([his?.id, his?.outstanding, his?.otherHalf]).toEqual([
    halves.second,
    5000,
    { firstName: 'Marta', isPaid: true },
  ])
})

test('the treasurer sees one bill with totals, state and reminders of both halves', async () => {
  const halves = await shared()
  const row = async () => {
    const [one, ...others] = await listed()
    expect(others).toEqual([])
    return [one?.payer, one?.state, one?.charged, one?.paid, one?.outstanding, one?.dueReminders]
  }
  const payers = 'Marta Gil & Luis Gil'
  expect(await row()).toEqual([payers, 'open', 10_001, 0, 10_001, 2])
  await pay(halves.second, 5000)
  expect(await row()).toEqual([payers, 'part_paid', 10_001, 5000, 5001, 1])
  await pay(halves.first, 5001)
  expect(await row()).toEqual([payers, 'paid', 10_001, 10_001, 0, 0])

  const { whole, byFee, byDay } = report.parse(
    (await send(`GET /collections/${people.campaign.id}/report`)).body,
  )
  expect(whole).toMatchObject({ charged: 10_001, paid: 10_001, outstanding: 0, bills: 1 })
  expect(byFee).toMatchObject([{ quantity: 1, charged: 10_001, paid: 10_001, outstanding: 0 }])
  expect(byDay.at(-1)).toMatchObject({ charged: 10_001, paid: 10_001 })
})

test('a bill paid by one parent names that parent only', async () => {
  await billed()
  expect((await listed()).map(({ payer }) => payer)).toEqual(['Marta Gil'])
})

test('a bill of one piece does not use up two of the stock', async () => {
  await newCampaign({ kind: 'pre_order', stock: 2 })
  await shared()
  const again = { clientId: newId(), memberId: people.childId, feeId: people.campaign.feeId }
  expect((await send(`POST ${bills()}`, again)).status).toBe(201)
  expect((await send(`POST ${bills()}`, { ...again, clientId: newId() })).status).toBe(422)
})

test('only what is due is reminded of, and the list shows the number of emails', async () => {
  const halves = await shared()
  await pay(halves.first, 5001)
  const [row] = await listed()
  expect(row?.dueReminders).toBe(1)
  const remind = (some: object) =>
    send(`POST /collections/${people.campaign.id}/notifications`, {
      message: { kind: 'reminder', ...some },
    })
  const sent = await remind({ participantIds: [halves.first] })
  expect(sent.body).toEqual({ count: 1 })
  expect((await listed())[0]?.dueReminders).toBe(0)

  // Instalments of next month aren't due yet.
  platform.setClock('2026-03-16T09:00:00.000Z')
  const parts = [{ amount: 5000, dueOn: '2026-05-01' }]
  await send(`PUT ${bills()}/${halves.second}/instalments`, { parts })
  expect((await listed())[0]?.dueReminders).toBe(0)
  const nobody = await remind({})
  expect(nobody.body).toEqual({ count: 0 })
})

test("with half paid, the other half is the rest; with more, it can't be shared", async () => {
  const { id: first } = await billed()
  await pay(first, 5001)
  const { halves } = billShape.parse((await share(first)).body)
  expect(halves.map(({ outstanding }) => outstanding)).toEqual([0, 5000])

  await newCampaign({ amount: 10_001 })
  const { id } = await billed()
  await pay(id, 5002)
  expect(await share(id)).toMatchObject({ status: 422 })
})

test.each([
  ['a stranger to the child', async () => newId(), 422],
  ['who pays it already', async () => people.motherId, 422],
  [
    'a parent nobody vouched for',
    () => aGuardian(database, { teamId, memberId: people.childId }, { verifiedAt: null }),
    422,
  ],
  ['the other parent', async () => people.fatherId, 200],
])('shared with %s', async (_, guardian, status) => {
  const { id } = await billed()
  expect((await share(id, await guardian())).status).toBe(status)
})

test('a half is not shared again, and only treasurers share', async () => {
  const { first, second } = await shared()
  expect((await share(first)).status).toBe(409)
  expect((await share(second, people.motherId)).status).toBe(409)
  const asFather = await send(`PUT ${bills()}/${first}/share`, { guardianId: null }, people.father)
  expect(asFather.status).toBe(403)
})

/** The amount to move back stays recorded without asking the provider. */
test.each([
  ['nobody chosen: the first parent', () => [], ['Marta Gil']],
  ['the father', () => [people.fatherId], ['Luis Gil']],
  ['both, half each', () => [people.fatherId, people.motherId], ['Marta Gil', 'Luis Gil']],
])('the bills of a child go to %s', async (_, chosen, payers) => {
  const path = `/members/${people.childId}/bill-payers`
  const set = await send(`PUT ${path}`, { guardianIds: chosen() }, people.mother)
  expect(set.status).toBe(200)
  const bill = await billed()
  const { halves } = await read(bill.id)
  const names =
    halves.length > 0 ? halves.map(({ payer }) => payer) : [`${bill.firstName} ${bill.lastName}`]
  expect(names).toEqual(payers)
})

test('parents without an account share, too', async () => {
  await database
    .updateTable('guardians')
    .set({ account_id: null })
    .where('team_id', '=', teamId)
    .execute()
  const guardianIds = [people.motherId, people.fatherId]
  await send(`PUT /members/${people.childId}/bill-payers`, { guardianIds })
  const { halves } = await read((await billed()).id)
  expect(halves.map(({ payer }) => payer)).toEqual(['Marta Gil', 'Luis Gil'])
})

test('by default a bill goes to the parent who paid before', async () => {
  const { id: first } = await billed()
  await database
    .updateTable('bills')
    .set({ account_id: people.father })
    .where('id', '=', first)
    .execute()
  await newCampaign()
  expect((await billed()).firstName).toBe('Luis')
})

test('choosing both shares what is open, unless more than half is paid', async () => {
  const open = await billed()
  await newCampaign()
  const almost = await billed()
  await pay(almost.id, 9000)
  const set = await send(
    `PUT /members/${people.childId}/bill-payers`,
    { guardianIds: [people.motherId, people.fatherId] },
    people.father,
  )
  expect(set.status).toBe(200)
  expect((await mine(people.father)).map(({ outstanding }) => outstanding)).toEqual([5000])
  expect((await read(almost.id)).halves).toEqual([])
  expect(open.id).not.toBe(almost.id)
})

test.each([
  ['a parent of another child', async () => anotherParent(), 404],
  ['the treasurer', async () => undefined, 200],
])('%s chooses: %d', async (_, who, status) => {
  const accountId = await who()
  const got = await send(`GET /members/${people.childId}/bill-payers`, undefined, accountId)
  expect(got.status).toBe(status)
})

async function anotherParent() {
  const accountId = await anAccount(database, 'Zoe')
  const memberId = await aMember(database, teamId, { firstName: 'Kim' })
  await aGuardian(database, { teamId, memberId }, { accountId })
  return accountId
}

test("a guardian of no child here can't be chosen", async () => {
  const set = await send(`PUT /members/${people.childId}/bill-payers`, { guardianIds: [newId()] })
  expect(set.status).toBe(422)
})

test("the page of a half shows the other payer's first name only", async () => {
  await shared()
  const [his] = await mine(people.father)
  const body = { token: his?.token }
  const page = await ask(people.father, { method: 'POST', path: '/bill-page/open', body })
  expect(billPage.parse(page.body)).toMatchObject({
    charged: 5000,
    nextAmount: 5000,
    otherHalf: { firstName: 'Marta', isPaid: false },
  })
  expect(JSON.stringify(page.body)).not.toContain('Marta Gil')
})
