import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember, aTeam } from '#server/teams/testing/people.ts'

import { removePlaceholder } from './people.ts'

const { database } = await testPlatform()
let teamId: string
let placeholder: string

beforeEach(async () => {
  teamId = await aTeam(database)
  placeholder = await aMember(database, teamId, { firstName: 'Paul' })
  await sql`update members set is_placeholder = true
    where team_id = ${teamId} and id = ${placeholder}`.execute(database)
  await sql`insert into cash_boxes (team_id, is_on, currency, changed_at)
    values (${teamId}, true, 'EUR', now())`.execute(database)
})

async function fine() {
  await sql`insert into cash_box_entries
    (team_id, id, kind, member_id, owed, cash, label, created_at)
    values (${teamId}, ${newId()}, 'fine', ${placeholder}, 500, 0, 'Late', now())`.execute(database)
}

const remove = (into: string | null) =>
  database
    .transaction()
    .execute((tx) => removePlaceholder(tx, { teamId, memberId: placeholder }, into))

async function entries() {
  const found = await sql<{ member_id: string | null }>`
    select member_id from cash_box_entries where team_id = ${teamId}`.execute(database)
  return found.rows
}

async function rows() {
  const found = await sql<{ hasLeft: boolean }>`
    select left_at is not null as "hasLeft" from members
    where team_id = ${teamId} and id = ${placeholder}`.execute(database)
  return found.rows
}

test('what a placeholder owes the cash box goes with them to their own row', async () => {
  await fine()
  const own = await aMember(database, teamId, { firstName: 'Paul' })
  await remove(own)
  expect(await entries()).toEqual([{ member_id: own }])
  expect(await rows()).toEqual([])
})

test('a placeholder who owes something leaves, and stays listed there', async () => {
  await fine()
  await remove(null)
  expect(await entries()).toEqual([{ member_id: placeholder }])
  expect(await rows()).toEqual([{ hasLeft: true }])
})

test('one without entries is deleted', async () => {
  await remove(null)
  expect(await rows()).toEqual([])
})
