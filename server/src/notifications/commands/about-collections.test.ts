import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { answerRequest } from '#server/collections/commands/answer-request.ts'
import { bookEntry } from '#server/collections/commands/book-entry.ts'
import { requestRelief } from '#server/collections/commands/request-relief.ts'
import { aBill, aCollection, type TestCollection } from '#server/collections/testing/bills.ts'
import { aPlayingTeam, type Playing } from '#server/events/testing/playing-team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'
import { aClub, aMember, anAccount } from '#server/teams/testing/people.ts'

import { openCentre } from '../testing/centre.ts'

const platform = await testPlatform()
const { database } = platform
const centre = await openCentre(platform)
const now = platform.clock()

let team: Playing
let fees: TestCollection

beforeEach(async () => {
  team = await aPlayingTeam(database)
  fees = await aCollection(database, team.teamId)
})

async function anAdmin() {
  const accountId = await anAccount(database, 'Eva')
  await aMember(database, team.teamId, { accountId, isAdmin: true })
  return requirePerson(database, { accountId, teamId: team.teamId })
}

test('notifies people asked to fill in a form, and a child’s parents', async () => {
  await database
    .insertInto('collection_invitations')
    .values({
      id: newId(),
      team_id: team.teamId,
      collection_id: fees.id,
      member_id: team.leo,
      invited_at: now,
    })
    .execute()
  const payload = { teamId: team.teamId, collectionId: fees.id, at: now.toISOString() }
  await centre.announce({ name: 'collections.invited', topics: [], payload })
  await centre.hearAgain()
  expect(await centre.notificationsOf(team.mother)).toEqual(['form_opened'])
  expect(await centre.notificationsOf(team.player)).toEqual([])
  expect(await centre.notificationsOf(team.coach)).toEqual([])
})

test('names the collection and the child, and is read once the child has a bill', async () => {
  const other = await aCollection(database, team.teamId)
  for (const { id } of [fees, other]) {
    await database
      .insertInto('collection_invitations')
      .values({
        id: newId(),
        team_id: team.teamId,
        collection_id: id,
        member_id: team.leo,
        invited_at: now,
      })
      .execute()
    const payload = { teamId: team.teamId, collectionId: id, at: now.toISOString() }
    await centre.announce({ name: 'collections.invited', topics: [], payload })
  }
  const lines = async () => centre.linesOf(team.mother.accountId)
  const line = {
    isRead: false,
    collection: { name: 'Season 2026/27' },
    people: [{ firstName: 'Leo', relation: 'child' }],
  }
  expect(await lines()).toMatchObject([line, line])

  const bill = await aBill(database, fees, { accountId: team.mother.accountId })
  await database
    .insertInto('bill_lines')
    .values({
      id: newId(),
      team_id: team.teamId,
      bill_id: bill.billId,
      position: 1,
      fee_id: fees.feeId,
      member_id: team.leo,
      first_name: 'Leo',
      last_name: 'Ruiz',
      amount: 10_000,
    })
    .execute()
  await centre.announce({ name: 'collections.billed', topics: [], payload: bill })
  const after = await lines()
  expect(after.find(({ collection }) => collection?.id === fees.id)?.isRead).toBe(true)
  expect(after.find(({ collection }) => collection?.id === other.id)?.isRead).toBe(false)
})

test('notifies the treasurers of a private request, and its author of the reply', async () => {
  const admin = await anAdmin()
  const { accountId } = team.mother
  const bill = await aBill(database, fees, { accountId })
  await database.transaction().execute(async (tx) => {
    await bookEntry(tx, { ...bill, now }, { entry: { kind: 'charged', amount: 10_000 } })
    await requestRelief(tx, bill, { kind: 'reduction', words: 'We have three children', now })
  })
  expect(await centre.notificationsOf(admin)).toEqual(['relief_asked'])
  expect(await centre.notificationsOf(team.coach)).toEqual([])
  expect(await centre.notificationsOf(team.mother)).toEqual([])

  const { id: requestId } = await database
    .selectFrom('bill_requests')
    .select('id')
    .where('team_id', '=', team.teamId)
    .executeTakeFirstOrThrow()
  await database.transaction().execute((tx) =>
    answerRequest(
      tx,
      { actor: admin, now },
      {
        teamId: team.teamId,
        collectionId: fees.id,
        requestId,
        decision: { kind: 'reduced', amount: 4000 },
        answer: 'Gladly',
      },
    ),
  )
  expect(await centre.notificationsOf(team.mother)).toEqual(['relief_answered'])
})

test('a changed payout account notifies every other admin, muted or not', async () => {
  const [admin, other] = [await anAdmin(), await anAdmin()]
  await database
    .insertInto('team_mutes')
    .values({ team_id: team.teamId, account_id: other.accountId })
    .execute()
  const payload = {
    teamId: team.teamId,
    what: 'transfers_named',
    by: admin.accountId,
    changeId: '1',
  }
  await centre.announce({ name: 'collections.payout_changed', topics: [], payload })
  await centre.hearAgain()
  expect(await centre.notificationsOf(other)).toEqual(['payout_changed'])
  expect(await centre.notificationsOf(admin)).toEqual([])
  expect(await centre.notificationsOf(team.coach)).toEqual([])
})

test('notifies the treasurers of team and club about money, but no youth director or board member', async () => {
  const club = await aClub(database, await anAccount(database, 'Mona'))
  await database
    .updateTable('teams')
    .set({ club_id: club, age_group: 'u12' })
    .where('id', '=', team.teamId)
    .execute()
  const admin = await anAdmin()
  const ofTeam = await anAccount(database, 'Tina')
  await aMember(database, team.teamId, { accountId: ofTeam, isTreasurer: true })
  const holder = async (role: string) => {
    const accountId = await anAccount(database, role)
    await database
      .insertInto('club_roles')
      .values({ club_id: club, account_id: accountId, roles: [role] })
      .execute()
    return accountId
  }
  const ofClub = await holder('treasurer')
  const others = [await holder('youth_director'), await holder('board')]
  const payload = { teamId: team.teamId, by: admin.accountId, collectionId: fees.id }
  await centre.announce({ name: 'collections.payout_changed', topics: [], payload })
  await centre.announce({ name: 'collections.relief_asked', topics: [], payload })
  for (const accountId of [ofTeam, ofClub]) {
    const received = await centre.notificationsOf({ accountId })
    expect(received.toSorted()).toEqual(['payout_changed', 'relief_asked'])
  }
  for (const accountId of others) expect(await centre.notificationsOf({ accountId })).toEqual([])
})
