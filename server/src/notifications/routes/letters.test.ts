import Fastify from 'fastify'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'

import { askingOver } from '#server/events/testing/asking.ts'
import { testPlatform } from '#server/platform/testing/platform.ts'
import { anAccount } from '#server/teams/testing/people.ts'

import { letterToken } from '../queries/letter-links.ts'
import { findRefusedLetters } from '../queries/letters.ts'
import { notificationsRoutes } from '../routes.ts'
import { oneClickRoutes } from './one-click.ts'

const platform = await testPlatform()
const { database } = platform
const ask = askingOver(platform, { notifications: notificationsRoutes })
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
    'stops letters of that kind, sent as %s, once or twice',
    async (type) => {
      expect((await post(`/unsubscribe/${token}`, type)).statusCode).toBe(200)
      expect((await post(`/unsubscribe/${token}`, type)).statusCode).toBe(200)
      expect(await refused()).toEqual(['event_created'])
    },
  )

  test('with a made-up link stops nothing', async () => {
    expect((await post('/unsubscribe/guessed')).statusCode).toBe(404)
    expect((await post(`/unsubscribe/${token.split('.')[0]}.${'A'.repeat(24)}`)).statusCode).toBe(
      404,
    )
    expect(await refused()).toEqual([])
  })

  test('looking at the page stops nothing', async () => {
    await app.inject({ method: 'GET', url: `/unsubscribe/${token}` })
    expect(await refused()).toEqual([])
  })
})

describe('the page behind the link', () => {
  test('says what it stops, stops it, and takes that back', async () => {
    const open = () =>
      ask(undefined, { method: 'POST', path: '/letter-link/open', body: { token } })
    const choose = (isWanted: boolean) =>
      ask(undefined, { method: 'PUT', path: '/letter-link', body: { token, isWanted } })
    expect((await open()).body).toEqual({ kind: 'event_created', isWanted: true })
    expect((await choose(false)).body).toEqual({ kind: 'event_created', isWanted: false })
    expect((await open()).body).toEqual({ kind: 'event_created', isWanted: false })
    expect(await refused()).toEqual(['event_created'])
    await choose(true)
    expect(await refused()).toEqual([])
  })

  test('of somebody whose account is gone does nothing', async () => {
    await sql`delete from accounts where id = ${accountId}`.execute(database)
    const body = { token, isWanted: false }
    expect((await ask(undefined, { method: 'PUT', path: '/letter-link', body })).status).toBe(200)
    expect(await refused()).toEqual([])
  })
})

test('what was stopped shows among my own choices, and comes back there', async () => {
  const choose = (isWanted: boolean) =>
    ask(accountId, { method: 'PUT', path: '/me/letters/moved_up', body: { isWanted } })
  await choose(false)
  const shown = await ask(accountId, { method: 'GET', path: '/me/letters' })
  expect(shown.body['letters']).toContainEqual({ kind: 'moved_up', isWanted: false })
  expect(shown.body['letters']).toContainEqual({ kind: 'event_created', isWanted: true })
  expect((await choose(true)).body['letters']).toContainEqual({ kind: 'moved_up', isWanted: true })
})
