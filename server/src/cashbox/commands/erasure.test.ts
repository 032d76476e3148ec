import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'
import { erasePerson } from '#server/privacy/queries/erase-person.ts'
import { forgetNames } from '#server/privacy/queries/retention.ts'

import { aPubTeam, type PubTeam } from '../testing/pub-team.ts'

const platform = await testPlatform()
const { database } = platform
const formerMember = { en: 'Former member', de: 'Früheres Mitglied', fr: '', es: '' }
let team: PubTeam

beforeEach(async () => {
  platform.setClock('2026-12-01T20:00:00.000Z')
  team = await aPubTeam(platform)
  await team.charge(team.tina, team.late, [team.paul])
  await team.record('payment', 200, team.paul)
})

const entries = async () =>
  (await team.entriesOf(team.paul)).map(({ label, owed, cash, member }) => ({
    label,
    owed,
    cash,
    name: member?.firstName,
  }))

const withoutName = [
  { label: '', owed: -200, cash: 200, name: 'Former member' },
  { label: 'Late', owed: 500, cash: 0, name: 'Former member' },
]

test('erasing a player keeps the sums, without their name and notes about them', async () => {
  const { paul, balances, box } = team
  const who = { accountId: paul.accountId, email: 'paul@example.org', phone: null }
  await database
    .transaction()
    .execute((tx) => erasePerson(tx, { ...who, now: platform.clock(), formerMember }))
  expect(await entries()).toEqual(withoutName)
  expect(await balances()).toMatchObject({ 'Former member': 300 })
  expect((await box()).cash).toBe(200)
  await team.record('waiver', 300, paul)
  expect(await balances()).not.toHaveProperty('Former member')
})

test('years after a player has left, notes about them are deleted with the name', async () => {
  await database
    .updateTable('members')
    .set({ left_at: new Date('2020-01-01T00:00:00Z') })
    .where('team_id', '=', team.teamId)
    .where('id', '=', team.paul.memberId)
    .execute()
  const times = { before: new Date('2021-01-01T00:00:00Z'), now: platform.clock() }
  await database.transaction().execute((tx) => forgetNames(tx, { ...times, formerMember }))
  expect(await entries()).toEqual(withoutName)
})
