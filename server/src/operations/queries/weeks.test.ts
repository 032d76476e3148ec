import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, expect, test } from 'vitest'

import { testDatabase } from '#server/platform/testing/database.ts'

import { countWeeks, keepWeeks } from './weeks.ts'

const { database } = await testDatabase()
/** A Wednesday. */
const now = new Date('2026-11-18T12:00:00Z')

beforeEach(async () => {
  await sql`delete from installation where name = 'weeks'`.execute(database)
  await sql`delete from mails`.execute(database)
})

async function aSentMail(at: string): Promise<void> {
  await sql`
    insert into mails (id, kind, recipient, language, subject, text_body, html_body, state, sent_at, created_at)
    values (${newId()}, 'auth.signup', 'ana@example.org', 'en', '', '', '', 'sent', ${at}, ${at})`.execute(
    database,
  )
}

const mailsByWeek = async (at = now) =>
  (await countWeeks(database, at)).filter(({ mails }) => mails > 0).map((w) => [w.week, w.mails])

test('counts twelve weeks from Monday (UTC), the current one last', async () => {
  for (const at of ['2026-08-30T23:59:59Z', '2026-08-31T00:00:00Z', '2026-11-15T23:59:59Z'])
    await aSentMail(at)
  await aSentMail('2026-11-16T00:00:00Z')

  const weeks = (await countWeeks(database, now)).map(({ week }) => week)
  expect(weeks).toHaveLength(12)
  expect([weeks[0], weeks.at(-1)]).toEqual(['2026-08-31', '2026-11-16'])
  expect(await mailsByWeek()).toEqual([
    ['2026-08-31', 1],
    ['2026-11-09', 1],
    ['2026-11-16', 1],
  ])
})

test('keeps what a week was when its rows are deleted, and counts on from there', async () => {
  await aSentMail('2026-11-10T10:00:00Z')
  await keepWeeks(database, now)
  await sql`delete from mails`.execute(database)
  await aSentMail('2026-11-17T10:00:00Z')
  await aSentMail('2026-11-24T10:00:00Z')

  const nextWeek = new Date('2026-11-25T12:00:00Z')
  const expected = [
    ['2026-11-09', 1],
    ['2026-11-16', 1],
    ['2026-11-23', 1],
  ]
  expect(await mailsByWeek(nextWeek)).toEqual(expected)
  await keepWeeks(database, nextWeek)
  expect(await mailsByWeek(nextWeek)).toEqual(expected)
})

test('counts all weeks anew after a long time without keeping', async () => {
  await keepWeeks(database, new Date('2026-01-07T12:00:00Z'))
  await aSentMail('2026-09-01T10:00:00Z')
  expect(await countWeeks(database, now)).toHaveLength(12)
  expect(await mailsByWeek()).toEqual([['2026-08-31', 1]])
})
