import Fastify from 'fastify'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { letterToken, type LetterSubject } from '#server/accounts/queries/letter-links.ts'
import { hasAddressOptedOut, findRefusedLetters } from '#server/accounts/queries/refusals.ts'
import { requestsOver } from '#server/events/testing/requests.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { anAccount } from '#server/teams/testing/people.ts'

import { notificationsRoutes } from '../routes.ts'
import { oneClickRoutes } from './one-click.ts'

const platform = await testPlatform()
const { database } = platform
const ask = requestsOver(platform, { notifications: notificationsRoutes })
const app = Fastify()
await oneClickRoutes(app, platform)
app.get('/unsubscribe/:token', () => 'the page')
let accountId: string
let token: string

beforeEach(async () => {
  await sql`delete from rate_limits`.execute(database)
  accountId = await anAccount(database)
  token = await letterToken(database, { accountId, kind: 'event_created' })
})

const refused = () => findRefusedLetters(database, accountId)

describe('one click in a mail program', () => {
  const post = (path: string, type = 'application/x-www-form-urlencoded') =>
    app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': type },
      payload: 'List-Unsubscribe=One-Click',
    })

  test.each(['application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'])(
    'unsubscribes from that kind, sent as %s, once or twice',
    async (type) => {
      expect((await post(`/unsubscribe/${token}`, type)).statusCode).toBe(200)
      expect((await post(`/unsubscribe/${token}`, type)).statusCode).toBe(200)
      expect(await refused()).toEqual(['event_created'])
    },
  )

  test('changes nothing with an invalid link', async () => {
    expect((await post('/unsubscribe/guessed')).statusCode).toBe(404)
    expect((await post(`/unsubscribe/${token.split('.')[0]}.${'A'.repeat(24)}`)).statusCode).toBe(
      404,
    )
    expect(await refused()).toEqual([])
  })

  test('changes nothing when only the page is opened', async () => {
    await app.inject({ method: 'GET', url: `/unsubscribe/${token}` })
    expect(await refused()).toEqual([])
  })
})

describe('the page behind the link', () => {
  test('shows which emails it is about, stops them, and resumes them', async () => {
    const open = () => ask(undefined, { method: 'POST', path: '/letter-link', body: { token } })
    const choose = (isWanted: boolean) =>
      ask(undefined, { method: 'POST', path: '/letter-link', body: { token, isWanted } })
    expect((await open()).body).toEqual({ kind: 'event_created', isWanted: true })
    expect((await choose(false)).body).toEqual({ kind: 'event_created', isWanted: false })
    expect((await open()).body).toEqual({ kind: 'event_created', isWanted: false })
    expect(await refused()).toEqual(['event_created'])
    await choose(true)
    expect(await refused()).toEqual([])
  })

  test('does nothing when the account no longer exists', async () => {
    await sql`delete from accounts where id = ${accountId}`.execute(database)
    const body = { token, isWanted: false }
    expect((await ask(undefined, { method: 'POST', path: '/letter-link', body })).status).toBe(200)
    expect(await refused()).toEqual([])
  })
})

test('emails stopped by a link can be resumed in the preferences', async () => {
  const choose = (isWanted: boolean) =>
    ask(accountId, {
      method: 'PATCH',
      path: '/me/letters',
      body: { letters: [{ kind: 'moved_up', isWanted }] },
    })
  await choose(false)
  const shown = await ask(accountId, { method: 'GET', path: '/me/letters' })
  expect(shown.body['letters']).toContainEqual({ kind: 'moved_up', isWanted: false })
  expect(shown.body['letters']).toContainEqual({ kind: 'event_created', isWanted: true })
  expect((await choose(true)).body['letters']).toContainEqual({ kind: 'moved_up', isWanted: true })
})

test('choosing the daily summary resumes its emails at the chosen time', async () => {
  const change = (body: object) => ask(accountId, { method: 'PATCH', path: '/me/letters', body })
  const summary = async () =>
    (await ask(accountId, { method: 'GET', path: '/me/letters' })).body['summary']
  await change({ summary: { isOn: false, sendAt: '18:00' } })
  expect(await summary()).toEqual({ isOn: false, sendAt: '18:00' })

  await change({ letters: [{ kind: 'daily_summary', isWanted: false }] })
  const chosen = await change({ summary: { isOn: true, sendAt: '07:30' } })
  expect(chosen.body['summary']).toEqual({ isOn: true, sendAt: '07:30' })
  expect(await refused()).toEqual([])
  await change({ summary: { isOn: false, sendAt: '07:30' } })
  expect(await summary()).toEqual({ isOn: false, sendAt: '07:30' })
  expect((await change({ summary: { isOn: true, sendAt: '25:00' } })).status).toBe(422)
})

describe('an email’s link', () => {
  const click = async (letters: LetterSubject) => {
    const url = `/unsubscribe/${await letterToken(database, letters)}`
    return (await app.inject({ method: 'POST', url, headers: form, payload: '' })).statusCode
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded' }
  const choose = async (letters: LetterSubject, isWanted: boolean) => {
    const body = { token: await letterToken(database, letters), isWanted }
    return (await ask(undefined, { method: 'POST', path: '/letter-link', body })).status
  }

  test.each([
    ['weekly_report', 'reports'],
    ['product_news', 'product_news'],
    ['partner_offers', 'partner_offers'],
  ] as const)('about %s switches the preference off, and on again', async (kind, column) => {
    const isOn = async () => {
      const row = await database
        .selectFrom('accounts')
        .select(column)
        .where('id', '=', accountId)
        .executeTakeFirst()
      return row?.[column]
    }
    expect(await choose({ kind, accountId }, true)).toBe(200)
    expect(await isOn()).toBe(true)
    expect(await click({ kind, accountId })).toBe(200)
    expect(await isOn()).toBe(false)
  })

  test('turns nothing on for a minor', async () => {
    await sql`update accounts set date_of_birth = '2012-01-01' where id = ${accountId}`.execute(
      database,
    )
    expect(await choose({ kind: 'product_news', accountId }, true)).toBe(422)
  })

  test.each(['invitation', 'match_sheet'] as const)(
    'about %s unsubscribes an address in any spelling',
    async (kind) => {
      const letters = { kind, address: 'Someone@Example.org' }
      const isUnwanted = () =>
        hasAddressOptedOut(database, { kind, address: 'someone@example.ORG' })
      expect(await click(letters)).toBe(200)
      expect(await isUnwanted()).toBe(true)
      await choose(letters, true)
      expect(await isUnwanted()).toBe(false)
    },
  )
})
