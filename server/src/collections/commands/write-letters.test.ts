import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { aRoster, type Roster } from '#server/members/testing/team.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { aMember, anAccount } from '#server/teams/testing/people.ts'

import { aBill, aCollection, type TestCollection } from '../testing/bills.ts'
import { bookEntry } from './book-entry.ts'
import { remindAll } from './remind-all.ts'
import { remindParticipants } from './remind.ts'
import { notifyInvited, notifyPayer } from './write-letters.ts'

const platform = await testPlatform()
const { database } = platform
const at = new Date('2026-03-14T09:00:00.000Z')
let roster: Roster
let campaign: TestCollection

beforeEach(async () => {
  platform.setClock(at.toISOString())
  await sql`delete from collections`.execute(database)
  await sql`delete from mails`.execute(database)
  roster = await aRoster(database)
  campaign = await aCollection(database, roster.teamId, { organizerEmail: 'eva@example.org' })
})

async function ask(...memberIds: string[]): Promise<void> {
  await database
    .insertInto('collection_invitations')
    .values(
      memberIds.map((memberId) => ({
        id: newId(),
        team_id: roster.teamId,
        collection_id: campaign.id,
        member_id: memberId,
        invited_at: at,
      })),
    )
    .execute()
}

async function aDebt(parts?: { readonly amount: number; readonly dueOn: string }[]) {
  const bill = await aBill(database, campaign, parts === undefined ? {} : { parts })
  const entry = { kind: 'charged', amount: 10_000 } as const
  await database
    .transaction()
    .execute((tx) => bookEntry(tx, { ...bill, now: platform.clock() }, { entry }))
  return bill
}

async function letters(): Promise<readonly string[]> {
  const rows = await database
    .selectFrom('mails')
    .select(['kind', 'recipient'])
    .orderBy('id')
    .execute()
  return rows.map(({ kind, recipient }) => `${kind} ${recipient.split('-')[0]}`)
}

test('a mother is asked for her child and a player for himself, each once', async () => {
  const { rows, teamId } = roster
  await ask(rows.leo, rows.player)
  const asked = { teamId, collectionId: campaign.id, at }
  expect(await notifyInvited(platform, asked)).toBe(2)
  expect(await notifyInvited(platform, asked)).toBe(0)
  expect((await letters()).toSorted()).toEqual([
    'collections.invited mother',
    'collections.invited player',
  ])
})

test("a bill's event is emailed once", async () => {
  const bill = await aDebt()
  const notice = { ...bill, news: { kind: 'paid', amount: 10_000 }, fact: 'paid:1' } as const
  await Promise.all([notifyPayer(platform, notice), notifyPayer(platform, notice)])
  expect(await letters()).toEqual(['collections.paid marta@example.org'])
})

test('an address gets ten emails about a bill a day, without the name of a new team; payments are always reported', async () => {
  const maker = await anAccount(database)
  await sql`update collections set created_by = ${maker} where id = ${campaign.id}`.execute(
    database,
  )
  for (let count = 0; count < 12; count += 1) {
    const bill = await aDebt()
    await notifyPayer(platform, { ...bill, news: { kind: 'billed' }, fact: `billed:${count}` })
    const news = { kind: 'paid', amount: 10_000 } as const
    await notifyPayer(platform, { ...bill, news, fact: `paid:${count}` })
  }
  const rows = await database.selectFrom('mails').select(['kind', 'state', 'subject']).execute()
  const sent = rows.filter(({ state }) => state !== 'bounced').map(({ kind }) => kind)
  expect(sent.filter((kind) => kind === 'collections.billed')).toHaveLength(10)
  expect(sent.filter((kind) => kind === 'collections.paid')).toHaveLength(12)
  expect(new Set(rows.map(({ subject }) => subject))).toEqual(
    new Set(['New bill: €100.00, Fees', 'Payment received: €100.00, Fees']),
  )
})

test("people just reminded aren't reminded again", async () => {
  await ask(roster.rows.leo)
  const { billId } = await aDebt()
  const wanted = {
    teamId: roster.teamId,
    collectionId: campaign.id,
    billIds: [billId],
    memberIds: [roster.rows.leo],
  }
  const remind = () =>
    database.transaction().execute((tx) => remindParticipants(tx, platform, wanted))
  expect([await remind(), await remind()]).toEqual([2, 0])
})

test('a reminder about instalments shows what is due, and when', async () => {
  await aDebt([
    { amount: 3334, dueOn: '2026-04-01' },
    { amount: 6666, dueOn: '2026-05-01' },
  ])
  platform.setClock('2026-03-30T09:00:00.000Z')
  await remindAll(platform)
  const { text_body: words } = await database
    .selectFrom('mails')
    .select('text_body')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(words).toContain('Still open: €100.00')
  expect(words).toContain('Due on: 1 April 2026 · €33.34')
})

test('an instalment is reminded of three days before and one day after its date, and no more', async () => {
  await aDebt([{ amount: 10_000, dueOn: '2026-04-01' }])
  const counts: number[] = []
  for (const day of [
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
    '2026-04-01',
    '2026-04-02',
    '2026-04-03',
  ]) {
    platform.setClock(`${day}T09:00:00.000Z`)
    await remindAll(platform)
    counts.push((await letters()).length)
  }
  expect(counts).toEqual([0, 1, 1, 1, 2, 2])
})

test("overdue parts are listed with date and amount, in the payer's language", async () => {
  await aDebt([
    { amount: 3334, dueOn: '2026-04-01' },
    { amount: 3333, dueOn: '2026-05-01' },
    { amount: 3333, dueOn: '2026-06-01' },
  ])
  const sent: string[] = []
  for (const [day, language] of [
    ['2026-04-02', 'en'],
    ['2026-04-28', 'fr'],
    ['2026-05-02', 'de'],
    ['2026-05-03', 'en'],
    ['2026-06-02', 'es'],
  ] as const) {
    await database.updateTable('bills').set({ language }).execute()
    platform.setClock(`${day}T09:00:00.000Z`)
    const before = (await letters()).length
    await remindAll(platform)
    sent.push(`${day}: ${(await letters()).length - before}`)
  }
  expect(sent).toEqual([
    '2026-04-02: 1',
    '2026-04-28: 1',
    '2026-05-02: 1',
    '2026-05-03: 0',
    '2026-06-02: 1',
  ])
  const mails = await database.selectFrom('mails').select('text_body').orderBy('id').execute()
  const [first, soon, late, all] = mails.map(({ text_body: words }) =>
    words.replaceAll(/[^\S\n]/g, ' '),
  )
  expect(first).toContain('A payment is overdue')
  expect(first).toContain('Was due on: 1 April 2026 · €33.34')
  expect(first).toContain('Due on: 1 May 2026 · €33.33')
  expect(first).not.toContain('Total overdue')
  expect(soon).toMatch(/Échéance passée : 1er avril 2026 · 33,34 €/)
  expect(soon).toMatch(/Échéance : 1er mai 2026 · 33,33 €/)
  expect(late).toContain('2 Zahlungen sind überfällig')
  expect(late).toMatch(/War fällig am: 1\. April 2026 · 33,34 €/)
  expect(late).toMatch(/War fällig am: 1\. Mai 2026 · 33,33 €/)
  expect(late).toMatch(/Überfällig insgesamt: 66,67 €/)
  expect(all).toContain('3 pagos han vencido')
  expect(all).toMatch(/Total vencido: 100,00 €/)
})

test('parts that became overdue during an outage share one email', async () => {
  await aDebt([
    { amount: 5000, dueOn: '2026-04-01' },
    { amount: 5000, dueOn: '2026-05-01' },
  ])
  platform.setClock('2026-05-20T09:00:00.000Z')
  await remindAll(platform)
  await remindAll(platform)
  expect(await letters()).toEqual(['collections.reminder marta@example.org'])
})

test('people are reminded of the form once, some days after they were asked', async () => {
  await ask(roster.rows.leo)
  await database
    .updateTable('collections')
    .set({ reminder_after: 7 })
    .where('id', '=', campaign.id)
    .execute()
  for (const day of ['2026-03-20', '2026-03-21', '2026-03-28']) {
    platform.setClock(`${day}T10:00:00.000Z`)
    await remindAll(platform)
  }
  expect(await letters()).toEqual(['collections.reminder mother'])
})

test('no one is reminded of a closed form', async () => {
  await ask(roster.rows.leo)
  await database
    .updateTable('collections')
    .set({ reminder_after: 7, closes_on: '2026-03-20' })
    .where('id', '=', campaign.id)
    .execute()
  platform.setClock('2026-03-21T10:00:00.000Z')
  await remindAll(platform)
  expect(await letters()).toEqual([])
})

test('the organizer gets a summary every few days if something happened', async () => {
  await database
    .updateTable('collections')
    .set({ organizer_every: 7 })
    .where('id', '=', campaign.id)
    .execute()
  await aDebt([{ amount: 10_000, dueOn: '2027-01-01' }])
  for (const day of ['2026-03-15', '2026-03-16', '2026-03-30']) {
    platform.setClock(`${day}T10:00:00.000Z`)
    await remindAll(platform)
  }
  expect(await letters()).toEqual(['collections.organizer eva@example.org'])
})

test.each([
  ['who made it', 'admin', ['collections.organizer admin']],
  ['nobody who no longer runs it', 'coach', []],
] as const)('without an address it is %s', async (_, person, sent) => {
  await database
    .updateTable('collections')
    .set({ organizer_every: 7, organizer_email: '', created_by: roster.people[person] })
    .where('id', '=', campaign.id)
    .execute()
  await aDebt([{ amount: 10_000, dueOn: '2027-01-01' }])
  platform.setClock('2026-03-30T10:00:00.000Z')
  await remindAll(platform)
  expect(await letters()).toEqual(sent)
})

test("people who turn 18 today in the team's time zone are emailed themselves", async () => {
  await database
    .updateTable('teams')
    .set({ time_zone: 'Pacific/Kiritimati' })
    .where('id', '=', roster.teamId)
    .execute()
  const of = async (firstName: string, date_of_birth: string) => {
    const id = await aMember(database, roster.teamId, { firstName })
    const change = { date_of_birth, email: `${firstName}-1@x.example` }
    await database.updateTable('members').set(change).where('id', '=', id).execute()
    return id
  }
  await ask(await of('today', '2008-03-15'), await of('tomorrow', '2008-03-16'))
  platform.setClock('2026-03-14T11:00:00.000Z')
  await notifyInvited(platform, { teamId: roster.teamId, collectionId: campaign.id, at })
  expect(await letters()).toEqual(['collections.invited today'])
})
