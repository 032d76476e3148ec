import { myBills } from '@touchline/contract/collections/shapes/payer'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeAll, describe, expect, test } from 'vitest'

import { requestsOver } from '#server/events/testing/requests.ts'
import { aRoster } from '#server/members/testing/team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { bookEntry } from '../commands/book-entry.ts'
import { collectionsRoutes } from '../routes.ts'
import { aBill, aCollection } from '../testing/bills.ts'

const platform = await testPlatform()
const { database } = platform
const ask = requestsOver(platform, { collections: collectionsRoutes })
const { teamId, people, rows } = await aRoster(database)
const campaign = await aCollection(database, teamId)
const invited = await aCollection(database, teamId)
const { billId } = await aBill(database, campaign)

test.each([
  ['to my address and for my child', 'mine', rows.leo, 1],
  ['to my address, for somebody else', 'mine', rows.player, 0],
  ['to my address, for nobody of the roster', 'mine', null, 0],
  ['to another address, for my child', 'eve@example.org', rows.leo, 0],
])('without an account, bills made out %s are mine', async (...[, to, memberId, count]) => {
  const mine = sql`(select upper(email) from accounts where id = ${people.mother})`
  const email = to === 'mine' ? mine : sql`${to}`
  await sql`update bills set email = ${email} where id = ${billId}`.execute(database)
  await sql`update bill_lines set member_id = ${memberId} where bill_id = ${billId}`.execute(
    database,
  )
  const { body } = await ask(people.mother, { method: 'GET', path: '/me/bills' })
  expect(myBills.parse(body).bills).toHaveLength(count)
})

test('each bill shows the next payment: an instalment, or everything', async () => {
  const { people: family } = await aRoster(database)
  const accountId = family.mother
  const amounts: (readonly [readonly number[], number])[] = [
    [[10_000], 10_000],
    [[3000, 7000], 3000],
  ]
  for (const [parts] of amounts) {
    const key = await aBill(database, campaign, {
      accountId,
      parts: parts.map((amount, at) => ({ amount, dueOn: `2026-0${at + 4}-01` })),
    })
    const entry = { kind: 'charged', amount: 10_000 } as const
    const now = platform.clock()
    await database.transaction().execute((tx) => bookEntry(tx, { ...key, now }, { entry }))
  }
  const { body } = await ask(accountId, { method: 'GET', path: '/me/bills' })
  const { bills } = myBills.parse(body)
  expect(new Set(bills.map(({ nextAmount }) => nextAmount))).toEqual(
    new Set(amounts.map(([, next]) => next)),
  )
})

describe('forms to fill in are listed', () => {
  const asked = async (account: string) => {
    const { body } = await ask(account, { method: 'GET', path: '/me/bills' })
    return myBills.parse(body).forms.map(({ names }) => names)
  }

  beforeAll(async () => {
    await database
      .insertInto('collection_invitations')
      .values({
        id: newId(),
        team_id: teamId,
        collection_id: invited.id,
        member_id: rows.leo,
        invited_at: platform.clock(),
      })
      .execute()
  })

  test('for everyone who may answer for an invited member, and no one else', async () => {
    expect(await asked(people.mother)).toEqual([['Leo Ruiz']])
    expect(await asked(people.player)).toEqual([])
  })

  test('while the collection is open', async () => {
    const change = (state: 'open' | 'closed') =>
      database.updateTable('collections').set({ state }).where('id', '=', invited.id).execute()
    await change('closed')
    expect(await asked(people.mother)).toEqual([])
    await change('open')
  })

  test('until there is a bill', async () => {
    const { billId: filled } = await aBill(database, invited)
    await database
      .updateTable('bill_lines')
      .set({ member_id: rows.leo })
      .where('bill_id', '=', filled)
      .execute()
    expect(await asked(people.mother)).toEqual([])
  })
})
