import { debitRunDetails } from '@touchline/contract/collections/shapes/debit-runs'
import { languages } from '@touchline/domain/values/language'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { bookEntry } from '../commands/book-entry.ts'
import { notifyOfBill, notifyOfDebit } from '../commands/debits/write-letters.ts'
import { letterTexts } from '../emails/letter-texts.ts'
import type { BillKey } from '../queries/books.ts'
import { aCollectingClub } from '../testing/debits.ts'

const platform = await testPlatform()
const { database } = platform

beforeEach(async () => {
  platform.setClock('2026-12-01T09:00:00.000Z')
  await database.deleteFrom('mails').execute()
})

type Payer = 'anna' | 'ben' | 'cleo' | 'dora'

/** A club's fee run with a bill of 100.00; Dora has a mandate and pays on 1 June. */
async function aFeeRun(payer: Payer = 'dora', dueOn = '2027-06-01') {
  const club = await aCollectingClub(platform)
  const { manager, clubId, dora, start, preview } = club
  const duesRunId = newId()
  await database
    .insertInto('dues_runs')
    .values({
      id: duesRunId,
      club_id: clubId,
      name: 'Fee 2027',
      starts_on: '2027-01-01',
      ends_on: '2027-12-31',
      due_on: dueOn,
      created_by: manager,
      created_at: platform.clock(),
    })
    .execute()
  const { teamId, billId } = club[payer]
  await sql`
    update collections c set dues_run_id = ${duesRunId} from bills b
    where b.team_id = ${teamId} and b.id = ${billId}
      and c.team_id = b.team_id and c.id = b.collection_id`.execute(database)
  const collect = async (wanted: { amount?: number; dueOn?: string } = {}) => {
    const plan = { duesRunId, dueOn, amount: 10_000, count: 1, ...wanted }
    const { id } = debitRunDetails.parse((await start(plan)).body)
    const notify = (kind: 'debit_announced' | 'debit_cancelled') =>
      notifyOfDebit(platform, kind, { ...keyOf(dora), debitRunId: id })
    await notify('debit_announced')
    return { id, notify }
  }
  const previewed = () => preview(`?duesRunId=${duesRunId}`)
  return { ...club, collect, previewed }
}

const keyOf = ({ teamId, billId }: BillKey): BillKey => ({ teamId, billId })

async function letters() {
  const found = await sql<{ kind: string; subject: string; text: string }>`
    select kind, subject, text_body as text from mails order by id`.execute(database)
  return found.rows
}

test('one letter bills a family and announces the debit', async () => {
  const { dora, collect, previewed } = await aFeeRun()
  await notifyOfBill(platform, keyOf(dora))
  await notifyOfBill(platform, keyOf(dora))
  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter?.kind).toBe('collections.billed')
  for (const said of [
    '€100.00',
    'Collected on: 1 June 2027',
    'DE98ZZZ09999999999',
    'DE89 •••• 3000',
    'M0000',
  ])
    expect(letter?.text).toContain(said)
  expect(letter?.text).not.toContain(letterTexts.en.billed.words)

  // The day that the letters name is proposed to the treasurer.
  expect(await previewed()).toMatchObject({ dueOn: '2027-06-01', count: 1, amount: 10_000 })
  await collect()
  expect(await letters()).toHaveLength(1)
})

test.each(languages)('the letter reads like a bill that is collected, in %s', async (language) => {
  const { dora } = await aFeeRun()
  await database
    .updateTable('bills')
    .set({ language })
    .where('team_id', '=', dora.teamId)
    .where('id', '=', dora.billId)
    .execute()
  await notifyOfBill(platform, keyOf(dora))
  const [letter] = await letters()
  const { billed, debit, facts } = letterTexts[language]
  const day = new Intl.DateTimeFormat(language, { month: 'long' }).format(new Date('2027-06-01'))
  expect(letter?.subject).toContain(billed.subject('').trim())
  for (const label of [...Object.values(debit.facts), facts.amount, day])
    expect(letter?.text).toContain(label)
  expect(letter?.text).not.toContain(facts.reference)
})

test('a bill that announced its debit is collected on that day, without another notice', async () => {
  const { dora, anna, collect, previewed } = await aFeeRun()
  await sql`
    update bills b set collection_id = other.collection_id from bills other
    where b.id = ${anna.billId} and other.id = ${dora.billId}`.execute(database)
  await notifyOfBill(platform, keyOf(dora))
  platform.setClock('2027-05-26T09:00:00.000Z')
  expect(await previewed()).toMatchObject({
    earliestOn: '2027-06-01',
    dueOn: '2027-06-01',
    bills: [{ billId: dora.billId }],
    without: [{ billId: anna.billId, reason: 'no_notice' }],
  })
  await collect()
  expect(await letters()).toHaveLength(1)
})

test('without notice in the bill, or too late for the bank, the notice counts from today', async () => {
  const { dora, previewed } = await aFeeRun()
  platform.setClock('2027-05-26T09:00:00.000Z')
  expect(await previewed()).toMatchObject({ earliestOn: '2027-06-09', dueOn: '2027-06-09' })
  platform.setClock('2026-12-01T09:00:00.000Z')
  await notifyOfBill(platform, keyOf(dora))
  platform.setClock('2027-05-31T09:00:00.000Z')
  expect(await previewed()).toMatchObject({ earliestOn: '2027-06-14', dueOn: '2027-06-14' })
})

test('another day is announced in its own letter', async () => {
  const { dora, collect } = await aFeeRun()
  await notifyOfBill(platform, keyOf(dora))
  await collect({ dueOn: '2027-06-02' })
  const [, letter] = await letters()
  expect(letter?.kind).toBe('collections.debit_announced')
  expect(letter?.text).toContain('2 June 2027')
})

test('another amount is announced in its own letter', async () => {
  const { dora, collect } = await aFeeRun()
  await notifyOfBill(platform, keyOf(dora))
  const entry = { kind: 'paid', method: 'cash', amount: 4000 } as const
  await database
    .transaction()
    .execute((tx) => bookEntry(tx, { ...keyOf(dora), now: platform.clock() }, { entry }))
  await collect({ amount: 6000 })
  const [, letter] = await letters()
  expect(letter?.kind).toBe('collections.debit_announced')
  expect(letter?.text).toContain('€60.00')
})

test('after a cancelled debit the next one is announced, even for the same day', async () => {
  const { dora, collect, change } = await aFeeRun()
  await notifyOfBill(platform, keyOf(dora))
  const { id, notify } = await collect()
  await change(id, { kind: 'cancel' })
  await notify('debit_cancelled')
  await collect()
  expect((await letters()).map(({ kind }) => kind)).toEqual([
    'collections.billed',
    'collections.debit_cancelled',
    'collections.debit_announced',
  ])
})

test('a debit is announced once where its bill did not', async () => {
  const { collect } = await aFeeRun()
  const { notify } = await collect()
  await notify('debit_announced')
  expect((await letters()).map(({ kind }) => kind)).toEqual(['collections.debit_announced'])
})

test.each<[string, Payer, Payer, string | undefined]>([
  ['that is due too soon', 'anna', 'anna', '2026-12-10'],
  ["of a team's own collection", 'ben', 'anna', undefined],
  ['without a mandate', 'cleo', 'cleo', undefined],
])('a bill %s says how to pay', async (...row) => {
  const [, payer, payerInRun, dueOn] = row
  const club = await aFeeRun(payerInRun, dueOn)
  await notifyOfBill(platform, keyOf(club[payer]))
  const [letter] = await letters()
  expect(letter?.text).toContain(letterTexts.en.billed.words)
  expect(letter?.text).not.toContain('DE98ZZZ09999999999')
})
