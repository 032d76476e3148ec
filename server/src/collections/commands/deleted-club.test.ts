import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { aRoster } from '#server/members/testing/team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aClub } from '#server/teams/testing/people.ts'

import { requirePayerBill } from '../queries/bill-page.ts'
import { findMyBills } from '../queries/my-bills.ts'
import { aBill, aCollection } from '../testing/bills.ts'
import { bookEntry } from './book-entry.ts'
import { remindAll } from './remind-all.ts'
import { notifyInvited, notifyPayer } from './write-letters.ts'

const platform = await testPlatform()
const { database } = platform

test("a deleted club's bills ask for no money and are in no list", async () => {
  const at = new Date('2026-03-14T09:00:00.000Z')
  platform.setClock(at.toISOString())
  const roster = await aRoster(database)
  const { mother } = roster.people
  const clubId = await aClub(database)
  await sql`update teams set club_id = ${clubId} where id = ${roster.teamId}`.execute(database)
  const campaign = await aCollection(database, roster.teamId)
  const key = { teamId: roster.teamId, collectionId: campaign.id }
  const invitation = { id: newId(), member_id: roster.rows.leo, invited_at: at }
  await database
    .insertInto('collection_invitations')
    .values({ ...invitation, team_id: key.teamId, collection_id: key.collectionId })
    .execute()
  const bill = await aBill(database, campaign, { accountId: mother })
  await database
    .transaction()
    .execute((tx) =>
      bookEntry(tx, { ...bill, now: at }, { entry: { kind: 'charged', amount: 10_000 } }),
    )
  const letters = () => database.selectFrom('mails').select('kind').execute()
  const notice = { ...bill, news: { kind: 'paid', amount: 10_000 }, fact: 'paid:2' } as const
  platform.setClock('2026-03-30T09:00:00.000Z')
  expect(await findMyBills(database, { accountId: mother, provider: 'sandbox' })).toHaveLength(1)

  await sql`update clubs set deleted_at = now() where id = ${clubId}`.execute(database)
  await remindAll(platform)
  await notifyPayer(platform, notice)
  expect(await notifyInvited(platform, { ...key, at })).toBe(0)
  expect(await letters()).toEqual([])
  expect(await findMyBills(database, { accountId: mother, provider: 'sandbox' })).toEqual([])
  await expect(requirePayerBill(database, bill)).rejects.toMatchObject({ code: 'not_found' })

  await sql`update clubs set deleted_at = null where id = ${clubId}`.execute(database)
  await remindAll(platform)
  expect(await letters()).toEqual([{ kind: 'collections.reminder' }])
})
