import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { aBill, aCollection } from '../testing/bills.ts'
import { treasurerRequests } from '../testing/requests.ts'
import { bookEntry } from './book-entry.ts'
import { remindAll } from './remind-all.ts'
import { notifyRequestAnswered } from './write-letters.ts'

const platform = await testPlatform()
const { database } = platform
const { teamId, send } = await treasurerRequests(platform)

beforeEach(async () => {
  platform.setClock('2026-03-14T09:00:00.000Z')
  await sql`delete from mails`.execute(database)
  await sql`delete from collections`.execute(database)
})

/** A family that owes 100 and has asked to pay less or in instalments. */
async function asking(language: 'en' | 'de' = 'en') {
  const collection = await aCollection(database, teamId)
  const bill = await aBill(database, collection, { language })
  await database.transaction().execute(async (tx) => {
    const entry = { kind: 'charged', amount: 10_000 } as const
    await bookEntry(tx, { ...bill, now: platform.clock() }, { entry })
  })
  const requestId = newId()
  await database
    .insertInto('bill_requests')
    .values({
      id: requestId,
      team_id: teamId,
      bill_id: bill.billId,
      kind: 'reduction',
      words: 'Half of it?',
      requested_at: platform.clock(),
    })
    .execute()
  const answer = async (decision: object) => {
    const body = { decision, answer: 'All the best' }
    await send(`PUT /collections/${collection.id}/requests/${requestId}`, body)
    await notifyRequestAnswered(platform, { teamId, requestId })
    const mails = await database.selectFrom('mails').select('text_body').execute()
    return mails.map(({ text_body: text }) => text).join('\n')
  }
  return { answer }
}

const parts = [
  { amount: 5000, dueOn: '2026-05-01' },
  { amount: 5000, dueOn: '2026-06-01' },
]

test.each([
  [
    'less',
    { kind: 'reduced', amount: 4000 },
    ['you pay €40.00 less. €60.00 is left', 'All the best'],
  ],
  ['nothing', { kind: 'reduced', amount: 10_000 }, ['you owe nothing more']],
  [
    'in parts',
    { kind: 'parted', parts },
    ['in 2 parts', '1 May 2026 · €50.00', '1 June 2026 · €50.00'],
  ],
  ['as it was', { kind: 'refused' }, ['Your bill stays the same', 'All the best']],
])('the email to a family that may pay %s shows the new amount', async (_, decision, said) => {
  const { answer } = await asking()
  const letter = await answer(decision)
  for (const words of said) expect(letter).toContain(words)
})

test('an email in German says Sie', async () => {
  const { answer } = await asking('de')
  expect(await answer({ kind: 'reduced', amount: 4000 })).toMatch(/Sie zahlen 40,00\s€ weniger/)
})

test('a family waiting for an answer gets no reminders until answered', async () => {
  const { answer } = await asking()
  platform.setClock('2026-04-05T09:00:00.000Z')
  await remindAll(platform)
  expect(await sql`select from mails`.execute(database)).toMatchObject({ rows: [] })
  await answer({ kind: 'refused' })
  await remindAll(platform)
  const kinds = await database.selectFrom('mails').select('kind').orderBy('id').execute()
  expect(kinds.map(({ kind }) => kind)).toEqual([
    'collections.request_answered',
    'collections.reminder',
  ])
})
