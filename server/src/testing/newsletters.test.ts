import {
  newsletter,
  newsletterPreview,
  newslettersPage,
  newsletterTestResult,
} from '@touchline/contract/operations/shapes/newsletters'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'

import { chooseLetters } from '#server/notifications/commands/choose-letters.ts'
import { writeNewsletter } from '#server/operations/commands/newsletters.ts'
import { forgetRecipients } from '#server/operations/queries/newsletter-recipients.ts'
import { aMember, anAccount, aTeam } from '#server/teams/testing/people.ts'

import { running } from './support/running.ts'
import { signedUpAs } from './support/signed-up.ts'

const touchline = await running({ OPERATOR_EMAILS: 'olga@example.org' })
const { ask, done, platform } = touchline
const { database } = platform
const olga = await signedUpAs(touchline, 'olga@example.org')
const at = '/admin/newsletters'

const draft = {
  kind: 'product_news',
  texts: [
    { language: 'en', subject: 'What is new', words: 'Leagues are here.\n\nHave a look.' },
    { language: 'de', subject: 'Das ist neu', words: 'Ligen sind da.' },
  ],
}

beforeEach(async () => {
  await sql`update accounts set product_news = false, partner_offers = false`.execute(database)
  await sql`delete from mails where kind = 'operations.newsletter'`.execute(database)
})

const written = () => done(olga, `PUT ${at}/${newId()}`, { body: draft, shape: newsletter })
const seen = (id: string) => done(olga, `GET ${at}/${id}`, { shape: newsletter })
const statusOf = async (method: string, path: string, body?: object) =>
  (await ask(olga, { method, path: `/rest/v1${path}`, ...(body === undefined ? {} : { body }) }))
    .status

async function aReader(change: object = {}, firstName = 'Ana'): Promise<string> {
  const id = await anAccount(database, firstName)
  await database
    .updateTable('accounts')
    .set({ product_news: true, ...change })
    .where('id', '=', id)
    .execute()
  return id
}

async function lettersOf(): Promise<{ to: string; subject: string; language: string }[]> {
  const found = await sql<{ to: string; subject: string; language: string }>`
    select recipient as to, subject, language from mails where kind = 'operations.newsletter'
    order by recipient`.execute(database)
  return found.rows
}

test('goes to adults who subscribed, in their language, with one-click unsubscribe', async () => {
  await aReader()
  await aReader({ language: 'de' }, 'Berta')
  await aReader({ language: 'fr' }, 'Claire')
  const { id, recipients } = await written()
  expect(recipients).toBe(3)
  await done(olga, `POST ${at}/${id}/send`, { shape: newsletter })
  await platform.jobs.settle()
  expect((await lettersOf()).map(({ subject, language }) => `${language} ${subject}`)).toEqual([
    'en What is new',
    'de Das ist neu',
    'fr What is new',
  ])
  const [mail] = (
    await sql<{ headers: Record<string, string>; text: string }>`
      select headers, text_body as text from mails where kind = 'operations.newsletter'`.execute(
      database,
    )
  ).rows
  expect(mail?.headers['List-Unsubscribe']).toMatch(/^<http\S+\/unsubscribe\/\S+>$/)
  expect(mail?.text).toContain('Have a look.')
  expect((await seen(id)).figures).toEqual({ waiting: 0, arrived: 3, failed: 0 })
})

describe('does not go to', () => {
  test.each([
    ['somebody who did not ask', { product_news: false }],
    ['somebody under age', { date_of_birth: '2015-01-01' }],
    ['somebody without an address', { email: null }],
  ])('%s', async (_, change) => {
    await aReader(change)
    expect((await written()).recipients).toBe(0)
  })

  test('a child whose age only the team knows, or an account being deleted', async () => {
    const child = await aReader()
    const row = await aMember(database, await aTeam(database), { accountId: child })
    await sql`update members set date_of_birth = '2015-01-01' where id = ${row}`.execute(database)
    const leaving = await aReader()
    await sql`insert into account_deletions (account_id, requested_at, erase_at)
      values (${leaving}, now(), now() + interval '14 days')`.execute(database)
    expect((await written()).recipients).toBe(0)
  })

  test('skips people who unsubscribe before it is written', async () => {
    const accountId = await aReader()
    await aReader({}, 'Berta')
    const { id } = await written()
    await done(olga, `POST ${at}/${id}/send`, { shape: newsletter })
    const stopped = { kind: 'product_news', accountId } as const
    await database
      .transaction()
      .execute((tx) => chooseLetters(tx, stopped, { isWanted: false, now: platform.clock() }))
    await platform.jobs.settle()
    expect(await lettersOf()).toHaveLength(1)
    expect((await seen(id)).figures).toEqual({ waiting: 0, arrived: 1, failed: 0 })
  })
})

test('is sent once, however often the button is pressed, and can’t be changed afterwards', async () => {
  for (const name of ['Ana', 'Berta', 'Claire']) await aReader({}, name)
  const { id } = await written()
  const presses = await Promise.all([1, 2, 3].map(() => statusOf('POST', `${at}/${id}/send`)))
  expect(presses.toSorted((one, other) => one - other)).toEqual([200, 409, 409])
  await Promise.all([1, 2, 3].map(() => writeNewsletter(platform, id)))
  await platform.jobs.settle()
  expect(await lettersOf()).toHaveLength(3)
  expect(await statusOf('PUT', `${at}/${id}`, draft)).toBe(409)
  expect(await statusOf('DELETE', `${at}/${id}`)).toBe(409)
  expect(await statusOf('POST', `${at}/${id}/test`, { language: 'en' })).toBe(409)
})

test('a draft can be changed, previewed, sent to oneself and deleted', async () => {
  const { id } = await written()
  const changed = await done(olga, `PUT ${at}/${id}`, {
    body: { ...draft, kind: 'partner_offers', texts: [{ ...draft.texts[0], subject: 'Better' }] },
    shape: newsletter,
  })
  expect(changed).toMatchObject({ kind: 'partner_offers', subject: 'Better', sentAt: null })
  const body = { kind: 'product_news', text: { ...draft.texts[0], words: 'A <b> & more' } }
  const preview = await done(olga, 'POST /admin/newsletter-preview', {
    body,
    shape: newsletterPreview,
  })
  expect(preview.html).toContain('A &lt;b&gt; &amp; more')
  expect(preview.plain).toContain('A <b> & more')

  const test = { body: { language: 'de' }, shape: newsletterTestResult }
  expect(await done(olga, `POST ${at}/${id}/test`, test)).toEqual({ to: olga.email })
  expect(await lettersOf()).toMatchObject([{ to: olga.email, subject: 'Better' }])
  expect(await statusOf('DELETE', `${at}/${id}`)).toBe(200)
  expect(await statusOf('GET', `${at}/${id}`)).toBe(404)
})

test.each([
  ['English is missing', { texts: [draft.texts[1]] }],
  ['a language stands twice', { texts: [draft.texts[0], draft.texts[0]] }],
  ['there are no words', { texts: [{ ...draft.texts[0], words: ' ' }] }],
])('is refused when %s', async (_, change) => {
  expect(await statusOf('PUT', `${at}/${newId()}`, { ...draft, ...change })).toBe(422)
})

test('lists the results of its emails, also after its recipients are deleted', async () => {
  for (const name of ['Ana', 'Berta', 'Claire', 'Dora']) await aReader({}, name)
  const { id } = await written()
  await done(olga, `POST ${at}/${id}/send`, { shape: newsletter })
  await platform.jobs.settle()
  await sql`update mails set state = case
      when recipient like 'ana%' then 'bounced' when recipient like 'berta%' then 'waiting'
      else 'sent' end where kind = 'operations.newsletter'`.execute(database)
  const listed = async () => {
    const { newsletters } = await done(olga, `GET ${at}`, { shape: newslettersPage })
    return newsletters.find((one) => one.id === id)?.figures
  }
  expect(await listed()).toEqual({ waiting: 1, arrived: 2, failed: 1 })

  await sql`update mails set state = 'sent' where recipient like 'berta%'`.execute(database)
  await forgetRecipients(database, new Date(platform.clock().getTime() + 1000))
  await sql`delete from mails`.execute(database)
  expect(await listed()).toEqual({ waiting: 0, arrived: 3, failed: 1 })
  const left = await sql`select 1 from newsletter_recipients where newsletter_id = ${id}`.execute(
    database,
  )
  expect(left.rows).toEqual([])
})
