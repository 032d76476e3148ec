import { myBills } from '@touchline/contract/collections/shapes/payer'
import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { askingOver } from '#server/events/testing/asking.ts'
import { aRoster } from '#server/members/testing/team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'

import { collectionsRoutes } from '../routes.ts'
import { aBill, aCollection } from '../testing/bills.ts'

const platform = await testPlatform()
const { database } = platform
const ask = askingOver(platform, { collections: collectionsRoutes })
const { teamId, people, rows } = await aRoster(database)
const campaign = await aCollection(database, teamId)
const { billId } = await aBill(database, campaign)

test.each([
  ['to my address and for my child', 'mine', rows.leo, 1],
  ['to my address, for somebody else', 'mine', rows.player, 0],
  ['to my address, for nobody of the roster', 'mine', null, 0],
  ['to another address, for my child', 'eve@example.org', rows.leo, 0],
])('of bills without an account mine are those made out %s', async (...[, to, memberId, count]) => {
  const mine = sql`(select upper(email) from accounts where id = ${people.mother})`
  const email = to === 'mine' ? mine : sql`${to}`
  await sql`update bills set email = ${email} where id = ${billId}`.execute(database)
  await sql`update bill_lines set member_id = ${memberId} where bill_id = ${billId}`.execute(
    database,
  )
  const { body } = await ask(people.mother, { method: 'GET', path: '/me/bills' })
  expect(myBills.parse(body).bills).toHaveLength(count)
})
