import { randomUUID } from 'node:crypto'

import { archivedLedgersList } from '@touchline/contract/collections/shapes/archived-ledgers'
import { beforeEach, expect, test } from 'vitest'

import { requestsOver } from '#server/events/testing/requests.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { deleteTeam } from '#server/teams/commands/leaving.ts'
import { eraseOldTeams } from '#server/teams/jobs.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { bookEntry } from '../commands/book-entry.ts'
import { writeReceipt } from '../commands/receipt/write.ts'
import { addPage } from '../queries/checkouts.ts'
import { addRefund } from '../queries/refunds.ts'
import { collectionsRoutes } from '../routes.ts'
import { aBill, aCollection } from '../testing/bills.ts'

const platform = await testPlatform()
const { database } = platform
const ask = requestsOver(platform, { collections: collectionsRoutes })
const path = '/me/archived-ledgers'

let admin = ''
let player = ''
let teamId = ''
let bill = { teamId: '', billId: '' }

/** A team with a bill of a hundred, of which sixty were paid in cash. */
beforeEach(async () => {
  platform.setClock('2026-03-14T09:00:00.000Z')
  ;[admin, player] = [await anAccount(database, 'Eva'), await anAccount(database, 'Leo')]
  teamId = await aTeam(database)
  await aMember(database, teamId, { accountId: admin, isAdmin: true })
  await aMember(database, teamId, { accountId: player })
  bill = await aBill(database, await aCollection(database, teamId))
  await aCollection(database, teamId)
  await database.transaction().execute(async (tx) => {
    const key = { ...bill, now: platform.clock() }
    await bookEntry(tx, key, { entry: { kind: 'charged', amount: 10_000 } })
    const entry = { kind: 'paid', method: 'cash', amount: 6000 } as const
    await bookEntry(tx, key, { entry, note: 'from Marta Gil' })
  })
})

async function remove(): Promise<void> {
  const actor = await requirePerson(database, { accountId: admin, teamId })
  const { name } = await database
    .selectFrom('teams')
    .select('name')
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow()
  await database
    .transaction()
    .execute((tx) => deleteTeam(tx, actor, { typedName: name, now: platform.clock() }))
}

/** The archived ledgers an account may read on a day. */
async function listed(accountId: string) {
  return archivedLedgersList.parse((await ask(accountId, { method: 'GET', path })).body).books
}

async function erasedOn(day: string): Promise<void> {
  platform.setClock(`${day}T09:00:00.000Z`)
  await eraseOldTeams(platform)
}

test('archived ledgers are kept ten years for the people who ran the team, without names', async () => {
  await remove()
  await erasedOn('2026-04-20')
  expect(await database.selectFrom('bills').select('id').execute()).toEqual([])
  const [books, ...others] = await listed(admin)
  expect([books?.collection, books?.erasedOn, books?.keepUntil, others.length]).toEqual([
    'Season 2026/27',
    '2026-04-20',
    '2036-12-31',
    0,
  ])
  expect(await listed(player)).toEqual([])

  const body = { format: 'csv', language: 'en' }
  const place = `${path}/${books?.id}/export`
  expect((await ask(player, { method: 'POST', path: place, body })).status).toBe(404)
  const file = (await ask(admin, { method: 'POST', path: place, body })).bytes.toString()
  expect(file).toContain('60.00')
  expect(file.trimEnd().split('\n').at(-1)).toContain('100.00,60.00,40.00')
  expect(file).not.toMatch(/Marta|Gil|Leo|Eva/)

  await erasedOn('2036-12-31')
  expect(await listed(admin)).toHaveLength(1)
  await erasedOn('2037-01-01')
  expect(await listed(admin)).toEqual([])
})

async function orderedPage(): Promise<string> {
  const id = randomUUID()
  const now = platform.clock()
  await database.transaction().execute((tx) =>
    addPage(tx, {
      id,
      team_id: teamId,
      bill_id: bill.billId,
      amount: 4000,
      provider: 'sandbox',
      payout_account_id: 'acct_1',
      session_id: `cs_${id}`,
      state: 'waiting',
      created_at: now,
      expires_at: now,
    }),
  )
  return id
}

test('archived ledgers include receipt numbers, and lose them when deleted', async () => {
  const input = { ...bill, language: 'en', isSandbox: false, now: platform.clock() } as const
  await writeReceipt(database, input)
  await remove()
  await erasedOn('2026-04-20')
  const [books] = await listed(admin)
  const place = `${path}/${books?.id}/export`
  const body = { format: 'csv', language: 'en' }
  const file = (await ask(admin, { method: 'POST', path: place, body })).bytes.toString()
  const [head, ...lines] = file
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split(','))
  const at = head?.indexOf('Receipt') ?? -1
  expect(lines.map((line) => line[at])).toEqual(['', '1', ''])
  const kept = () => database.selectFrom('archived_receipts').select('issued_on').execute()
  expect(await kept()).toEqual([{ issued_on: '2026-03-14' }])
  await expect(
    database.updateTable('archived_receipts').set({ position: 9 }).execute(),
  ).rejects.toThrow('archived_receipts_entry_fkey')
  await erasedOn('2037-01-01')
  expect(await kept()).toEqual([])
})

test("a team with pending money can't be deleted until it has arrived", async () => {
  const id = await orderedPage()
  await expect(remove()).rejects.toMatchObject({ code: 'money_on_its_way' })
  await database
    .updateTable('bill_checkouts')
    .set({ state: 'closed' })
    .where('id', '=', id)
    .execute()
  await expect(remove()).resolves.toBeUndefined()
})

test("money without news for 30 days doesn't prevent deletion, as its provider may be gone", async () => {
  const pageId = await orderedPage()
  await database
    .transaction()
    .execute((tx) => addRefund(tx, { ...bill, pageId, amount: 100, now: platform.clock() }))
  platform.setClock('2026-04-13T08:59:00.000Z')
  await expect(remove()).rejects.toMatchObject({ code: 'money_on_its_way' })
  platform.setClock('2026-04-13T09:01:00.000Z')
  await expect(remove()).resolves.toBeUndefined()
})
