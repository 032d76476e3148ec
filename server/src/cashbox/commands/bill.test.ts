import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { bookEntry } from '#server/collections/commands/book-entry.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { aPubTeam, type PubTeam } from '../testing/pub-team.ts'

const platform = await testPlatform()
const { database } = platform
let team: PubTeam

beforeEach(async () => {
  platform.setClock('2026-12-01T20:00:00.000Z')
  team = await aPubTeam(platform)
  await team.charge(team.tina, team.late, [team.paul, team.rosa])
  await team.charge(team.rosa, team.beer, [team.rosa])
})

async function bills() {
  const found = await sql<{ id: string; name: string; charged: number; outstanding: number }>`
    select b.id, b.first_name as name, b.charged, b.outstanding from bills b
    where b.team_id = ${team.teamId} order by b.first_name`.execute(database)
  return found.rows
}

test('balances become bills, once, and nothing is asked for twice', async () => {
  const { paul, rosa, bill, balances, entriesOf } = team
  const billingId = newId()
  const answers = await Promise.all([
    bill(1200, [paul, rosa], billingId),
    bill(1200, [paul, rosa], billingId),
  ])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await bills()).toMatchObject([
    { name: 'Paul', charged: 500, outstanding: 500 },
    { name: 'Rosa', charged: 700, outstanding: 700 },
  ])
  expect(await balances()).toMatchObject({ Paul: 0, Rosa: 0 })
  expect(await entriesOf(rosa)).toMatchObject([
    { kind: 'bill', owed: -700, cash: 0, label: 'Cash box, December 2026' },
    {},
    {},
  ])
  const announced = await sql`select from outbox where name = 'collections.billed'
    and payload ->> 'teamId' = ${team.teamId}`.execute(database)
  expect(announced.rows).toHaveLength(2)
  await bill(0, [paul, rosa])
  expect(await bills()).toHaveLength(2)
})

test('two treasurers who bill at once bill nobody twice', async () => {
  const { paul, bill, balances } = team
  const answers = await Promise.all([bill(500, [paul]), bill(500, [paul])])
  expect(
    answers.map(({ status }) => status).toSorted((one, other) => Number(one) - Number(other)),
  ).toEqual([200, 412])
  expect(await bills()).toHaveLength(1)
  expect(await balances()).toMatchObject({ Paul: 0 })
})

test('if a balance has changed meanwhile, no bill is written', async () => {
  const { paul, rosa, bill } = team
  expect(await bill(1100, [paul, rosa])).toMatchObject({ status: 412 })
  expect(await bills()).toEqual([])
})

test('cancelling an unpaid bill gives the balance back', async () => {
  const { tina, paul, bill, balances, entriesOf, undo } = team
  await bill(500, [paul])
  const [billed] = await entriesOf(paul)
  expect(await undo(tina, billed?.id)).toMatchObject({ status: 200 })
  expect(await balances()).toMatchObject({ Paul: 500 })
  expect(await bills()).toMatchObject([{ outstanding: 0 }])
  await bill(500, [paul])
  expect(await bills()).toMatchObject([{ outstanding: 0 }, { outstanding: 500 }])
})

test('a bill that was paid in part, or is being paid, stays', async () => {
  const { teamId, tina, paul, bill, balances, entriesOf, undo } = team
  await bill(500, [paul])
  const billId = (await bills())[0]?.id ?? ''
  const [billed] = await entriesOf(paul)
  await sql`insert into bill_checkouts
    (team_id, id, bill_id, amount, state, expires_at, provider, payout_account_id, created_at)
    values (${teamId}, ${newId()}, ${billId}, 500, 'open', '2026-12-01T20:30:00Z', 'sandbox', 'acct', now())`.execute(
    database,
  )
  expect(await undo(tina, billed?.id)).toMatchObject({ body: { code: 'money_on_its_way' } })
  await sql`delete from bill_checkouts where team_id = ${teamId}`.execute(database)
  await database
    .transaction()
    .execute((tx) =>
      bookEntry(
        tx,
        { teamId, billId, now: platform.clock() },
        { entry: { kind: 'paid', method: 'cash', amount: 100 } },
      ),
    )
  expect(await undo(tina, billed?.id)).toMatchObject({ body: { code: 'bill_in_use' } })
  expect(await balances()).toMatchObject({ Paul: 0 })
})

test('someone who left is billed as well', async () => {
  const { teamId, paul, bill } = team
  await sql`update members set left_at = now()
    where team_id = ${teamId} and id = ${paul.memberId}`.execute(database)
  expect(await bill(500, [paul])).toMatchObject({ status: 200 })
  expect(await bills()).toMatchObject([{ name: 'Paul', charged: 500 }])
})

test('bills need Premium or the trial, a day to come, and collections that are on', async () => {
  const { teamId, paul, bill, send, tina } = team
  const past = { billingId: newId(), amount: 500, memberIds: [paul.memberId], dueOn: '2026-11-30' }
  expect((await send(tina, 'POST /bills', past)).body).toMatchObject({
    data: { fields: { dueOn: 'past' } },
  })
  await sql`update teams set created_at = '2020-01-01' where id = ${teamId}`.execute(database)
  expect(await bill(500, [paul])).toMatchObject({ status: 402 })
  expect(await bills()).toEqual([])
})
