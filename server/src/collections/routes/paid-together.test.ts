import { myBills } from '@touchline/contract/collections/shapes/payer'
import { sql } from 'kysely'
import { beforeEach, expect, test, vi } from 'vitest'

import { requestsOver } from '#server/events/testing/requests.ts'
import { aRoster, type Roster } from '#server/members/testing/team.ts'
import { paymentsJobs } from '#server/platform/payments/jobs.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { bookEntry } from '../commands/book-entry.ts'
import { handleCollectionEvent } from '../commands/handle-event.ts'
import { askForRefund, settleRefunds } from '../commands/refunds.ts'
import { settlePayments } from '../commands/settle-payments.ts'
import { collectionsJobs } from '../jobs.ts'
import { billToken } from '../queries/links.ts'
import { collectionsRoutes } from '../routes.ts'
import { aBill, aCollection } from '../testing/bills.ts'

const platform = await testPlatform()
const { database } = platform
await platform.startJobs([
  ...paymentsJobs(platform, [handleCollectionEvent]),
  ...collectionsJobs(platform),
])
const ask = requestsOver(platform, { collections: collectionsRoutes })
const now = platform.clock()
const amounts = [5000, 4500, 5000]

let roster: Roster
let bills: { readonly teamId: string; readonly billId: string }[] = []
let tokens: string[] = []
/** A bill paid to another account. */
let elsewhere = ''

async function payeeOf(teamId: string, account: string) {
  await sql`
    insert into payout_accounts (team_id, provider, provider_id, state)
    values (${teamId}, 'sandbox', ${account}, 'ready')`.execute(database)
}

async function bill(teamId: string, amount: number, accountId: string) {
  const made = await aBill(database, await aCollection(database, teamId), {
    accountId,
    parts: [{ amount, dueOn: '2026-04-01' }],
  })
  const entry = { kind: 'charged', amount } as const
  await database.transaction().execute((tx) => bookEntry(tx, { ...made, now }, { entry }))
  return made
}

beforeEach(async () => {
  await sql`delete from rate_limits`.execute(database)
  const other = await aRoster(database)
  roster = await aRoster(database)
  for (const { teamId } of [roster, other]) await payeeOf(teamId, `acct_${teamId}`)
  const { people } = other
  const { mother } = roster.people
  bills = []
  for (const amount of amounts) bills.push(await bill(roster.teamId, amount, mother))
  elsewhere = await billToken(database, await bill(other.teamId, 2500, people.mother))
  tokens = await Promise.all(bills.map((one) => billToken(database, one)))
})

const post = (path: string, body: object) => ask(undefined, { method: 'POST', path, body })
const together = (which = tokens) => post('/bill-page/checkout', { tokens: which })
const sessionOf = ({ body }: { readonly body: Record<string, unknown> }) =>
  String(body['url']).split('/').at(-1) ?? ''
const answer = (session: string, how: 'pay' | 'later') =>
  platform.payments.sandbox?.answer(session, how)
const shown = (session: string) => platform.payments.sandbox?.show(session)

async function mine() {
  const { body } = await ask(roster.people.mother, { method: 'GET', path: '/me/bills' })
  return myBills.parse(body).bills
}

async function outstanding() {
  const found = await sql<{ id: string; outstanding: number; paid: number }>`
    select id, outstanding, paid from bills where id = any(${bills.map(({ billId }) => billId)}::uuid[])`.execute(
    database,
  )
  const byId = new Map(found.rows.map((row) => [row.id, row]))
  return bills.map(({ billId }) => [byId.get(billId)?.outstanding, byId.get(billId)?.paid])
}

test('several bills are paid on one page, each is booked, and the same page is shown again', async () => {
  expect(new Set((await mine()).map(({ paidTo }) => paidTo)).size).toBe(1)
  const first = await together()
  const again = await Promise.all([together(), together(tokens.toReversed())])
  expect(new Set([first, ...again].map(({ body }) => body['url'])).size).toBe(1)
  expect(await shown(sessionOf(first))).toMatchObject({ amount: 14_500, state: 'open' })

  await answer(sessionOf(first), 'pay')
  expect((await mine()).map((one) => [one.outstanding, one.paidTo])).toEqual(
    amounts.map(() => [0, null]),
  )
  await platform.jobs.settle()
  expect(await outstanding()).toEqual(amounts.map((amount) => [0, amount]))
  expect((await together()).status).toBe(409)
})

test('the provider is asked about a page once for all its bills, and only while open', async () => {
  const asked = vi.spyOn(platform.payments, 'findPayment')
  await mine()
  expect(asked).not.toHaveBeenCalled()
  await together()
  await mine()
  expect(asked).toHaveBeenCalledTimes(1)
  platform.setClock('2026-03-16T09:00:00.000Z')
  await settlePayments(platform)
  expect(asked).toHaveBeenCalledTimes(2)
  platform.setClock(now.toISOString())
  asked.mockRestore()
})

test('a payment reported only by the provider is booked once', async () => {
  await answer(sessionOf(await together()), 'pay')
  await platform.jobs.settle()
  expect(await outstanding()).toEqual(amounts.map((amount) => [0, amount]))
})

test('an abandoned or pending page leaves all bills open', async () => {
  const session = sessionOf(await together())
  expect((await outstanding()).map(([open]) => open)).toEqual(amounts)
  await answer(session, 'later')
  expect((await mine()).map(({ paidTo }) => paidTo)).toEqual([null, null, null])
  expect((await outstanding()).map(([open]) => open)).toEqual(amounts)
  expect((await together()).status).toBe(409)
  const alone = await together(tokens.slice(0, 1))
  expect(alone.status).toBe(409)
})

test('paying one bill, or fewer, closes the page for all', async () => {
  const all = sessionOf(await together())
  const one = sessionOf(await together(tokens.slice(0, 1)))
  expect([await shown(all), await shown(one)]).toMatchObject([
    { state: 'expired' },
    { amount: 5000, state: 'open' },
  ])
  const two = sessionOf(await together(tokens.slice(1)))
  const three = sessionOf(await together())
  expect([await shown(one), await shown(two), await shown(three)]).toMatchObject([
    { state: 'expired' },
    { state: 'expired', amount: 9500 },
    { state: 'open', amount: 14_500 },
  ])
})

test("a refund of one bill doesn't affect others", async () => {
  await answer(sessionOf(await together()), 'pay')
  await platform.jobs.settle()
  const [, , third] = bills
  if (third === undefined) throw new Error('no third bill')
  const input = {
    refundRequestId: third.billId,
    amount: 3000,
    note: '',
    madeBy: roster.people.admin,
    now,
  }
  await database.transaction().execute((tx) => askForRefund(tx, platform, { ...third, ...input }))
  await settleRefunds(platform, third)
  await platform.jobs.settle()
  expect(await outstanding()).toEqual([
    [0, 5000],
    [0, 4500],
    [0, 2000],
  ])
})

test('two simultaneous refunds both reach the provider, in any order', async () => {
  await answer(sessionOf(await together()), 'pay')
  await platform.jobs.settle()
  const [first, , third] = bills
  if (first === undefined || third === undefined) throw new Error('no bills')
  for (const one of [first, third]) {
    const input = {
      refundRequestId: one.billId,
      amount: 2000,
      note: '',
      madeBy: roster.people.admin,
      now,
    }
    await database.transaction().execute((tx) => askForRefund(tx, platform, { ...one, ...input }))
  }
  await settleRefunds(platform, third)
  expect((await outstanding()).map(([, has]) => has)).toEqual([5000, 4500, 3000])
  await settleRefunds(platform, first)
  await platform.jobs.settle()
  expect((await outstanding()).map(([, has]) => has)).toEqual([3000, 4500, 3000])
})

test('a bill paid in cash meanwhile is refunded to the card, the others stay paid', async () => {
  const session = sessionOf(await together())
  const [first] = bills
  if (first === undefined) throw new Error('no bill')
  const entry = { kind: 'paid', amount: 5000, method: 'cash' } as const
  await database.transaction().execute((tx) => bookEntry(tx, { ...first, now }, { entry }))
  await answer(session, 'pay')
  await platform.jobs.settle()
  expect(await outstanding()).toEqual(amounts.map((amount) => [0, amount]))
  expect(await shown(session)).toMatchObject({ state: 'paid' })
  const back =
    await sql`select amount from bill_refunds where bill_id = ${first.billId} and is_booked`.execute(
      database,
    )
  expect(back.rows).toEqual([{ amount: 5000 }])
})

test('bills that are paid to two accounts, and addresses of no bill, are refused', async () => {
  expect((await together([...tokens, elsewhere])).status).toBe(409)
  expect((await together(tokens.slice(1))).status).toBe(200)
  expect((await together([tokens[1] ?? '', `${tokens[2]}x`])).status).toBe(404)
})
