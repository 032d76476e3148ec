import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { bookMoney } from '../commands/book-money.ts'
import { returnUnpaidHalves } from '../commands/share-bill.ts'
import { addPage } from '../queries/checkouts.ts'
import { findWaiting } from '../queries/refunds.ts'
import { sharingRequests } from '../testing/sharing.ts'

const platform = await testPlatform()
const { database } = platform
const { teamId, send, people, begin, bills, ...family } = await sharingRequests(platform)
const { read, share, unshare, shared, pay, sums, listed, mine } = family

beforeEach(begin)

test.each([
  [
    'nothing',
    0,
    [
      [10_001, 0, 10_001],
      [0, 0, 0],
    ],
  ],
  [
    'a part',
    2000,
    [
      [8001, 0, 8001],
      [2000, 2000, 0],
    ],
  ],
])(
  'no longer shared after the second has paid %s: what is open is the first one’s',
  async (_, paid, after) => {
    const halves = await shared()
    if (paid > 0) await pay(halves.second, paid)
    expect((await unshare(halves.second)).status).toBe(200)
    expect(await sums(halves)).toEqual(after)
    const [row, ...others] = await listed()
    expect([row?.charged, row?.outstanding, others.length]).toEqual([10_001, 10_001 - paid, 0])
    const one = await read(halves.first)
    expect(one.lines.map(({ amount }) => amount)).toEqual([10_001 - paid])
    expect(one.instalments.map(({ amount }) => amount)).toEqual([10_001 - paid])
    // A half that was fully moved back is no longer visible.
    expect(await mine(people.father)).toHaveLength(paid > 0 ? 1 : 0)
    expect((await share(halves.first)).status).toBe(paid > 0 ? 409 : 200)
  },
)

test("a paid half can't be moved back", async () => {
  const halves = await shared()
  await pay(halves.second, 5000)
  expect((await unshare(halves.first)).status).toBe(409)
})

interface Waiver {
  readonly amount: number
  readonly of: 'half' | 'whole'
  readonly id?: string
}

const waive = (billId: string, { id = newId(), ...waiver }: Waiver) =>
  send(`POST ${bills()}/${billId}/entries`, { id, entry: { kind: 'waiver', note: '', ...waiver } })

test.each<[string, Waiver & { readonly paid: number; readonly open: readonly number[] }]>([
  ['the whole bill', { paid: 0, amount: 10_001, of: 'whole', open: [0, 0] }],
  ['an odd part of it', { paid: 0, amount: 3001, of: 'whole', open: [3500, 3500] }],
  ['more than the first half has open', { paid: 4000, amount: 3000, of: 'whole', open: [0, 3001] }],
  ['one half alone', { paid: 0, amount: 1000, of: 'half', open: [4001, 5000] }],
])('waived: %s', async (_, { paid, open, ...waiver }) => {
  const halves = await shared()
  if (paid > 0) await pay(halves.first, paid)
  const id = newId()
  expect((await waive(halves.first, { ...waiver, id })).status).toBe(200)
  expect((await waive(halves.first, { ...waiver, id })).status).toBe(200)
  expect((await sums(halves)).map(([, , outstanding]) => outstanding)).toEqual(open)
})

test("more than both halves have open can't be waived", async () => {
  const halves = await shared()
  await pay(halves.first, 5001)
  expect((await waive(halves.second, { amount: 5001, of: 'whole' })).status).toBe(422)
  expect((await waive(halves.second, { amount: 5000, of: 'whole' })).status).toBe(200)
  expect((await listed())[0]?.state).toBe('paid')
})

const withoutJobs = { jobs: { ...platform.jobs, enqueue: async () => {} } }

/** A card pays one half, through a page of the provider. */
async function paidByCard(billId: string, amount: number) {
  const now = platform.clock()
  const page = await database.transaction().execute((tx) =>
    addPage(tx, {
      id: newId(),
      team_id: teamId,
      bill_id: billId,
      amount,
      provider: 'sandbox',
      payout_account_id: 'acct_club',
      state: 'paid',
      session_id: `cs_${newId()}`,
      payment_id: `pi_${newId()}`,
      created_at: now,
      expires_at: now,
    }),
  )
  const report = (money: Parameters<typeof bookMoney>[1]) =>
    database
      .transaction()
      .execute((tx) => bookMoney({ tx, platform: withoutJobs, page, now }, money))
  await report({ paid: amount })
  return { page, report }
}

test('a card payment of the whole bill pays one half, and the rest is refunded', async () => {
  const halves = await shared()
  const { report } = await paidByCard(halves.first, 10_001)
  expect(
    (await findWaiting(database, { teamId, billId: halves.first })).map(({ amount }) => amount),
  ).toEqual([5000])
  await report({ paid: 10_001, refunded: 5000 })
  expect(await sums(halves)).toEqual([
    [10_001, 5001, 0],
    [5000, 0, 5000],
  ])
})

test('a chargeback of one half makes it outstanding again; the other stays paid', async () => {
  const halves = await shared()
  await pay(halves.first, 5001)
  const { report } = await paidByCard(halves.second, 5000)
  await report({ paid: 5000, taken: 5000 })
  expect(await sums(halves)).toEqual([
    [5001, 5001, 0],
    [5000, 0, 5000],
  ])
  expect((await listed())[0]).toMatchObject({ state: 'part_paid', paid: 5001, outstanding: 5000 })
  await unshare(halves.first)
  expect(await sums(halves)).toEqual([
    [10_001, 5001, 5000],
    [0, 0, 0],
  ])
})

test('one half is refunded: the other is not touched', async () => {
  const halves = await shared()
  await pay(halves.first, 5001)
  await pay(halves.second, 5000)
  const refund = { id: newId(), method: 'cash', amount: 5000, note: '' }
  await send(`POST ${bills()}/${halves.second}/refunds`, refund)
  expect(await sums(halves)).toEqual([
    [5001, 5001, 0],
    [5000, 0, 0],
  ])
})

test.each([
  [
    'the second',
    () => people.father,
    [
      [10_001, 0, 10_001],
      [0, 0, 0],
    ],
  ],
  [
    'the first',
    () => people.mother,
    [
      [0, 0, 0],
      [10_001, 0, 10_001],
    ],
  ],
] as const)(
  'when %s parent’s account is erased, the other one owes what is open',
  async (_, who, after) => {
    const halves = await shared()
    const erase = { accountId: who(), now: platform.clock() }
    await database.transaction().execute((tx) => returnUnpaidHalves(tx, erase))
    expect(await sums(halves)).toEqual(after)
    const [row, ...others] = await listed()
    expect([row?.outstanding, row?.dueReminders, others.length]).toEqual([10_001, 1, 0])
  },
)
