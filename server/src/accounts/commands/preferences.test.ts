import { channelsFor } from '@touchline/domain/accounts/preferences'
import { topics } from '@touchline/domain/accounts/topics'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { findAccount, findListeners, keepAccount, keepBirthDate, saveDeletion } from '../queries.ts'
import { changePreferences } from './preferences.ts'

const platform = await testPlatform()
const { database } = platform
const now = platform.clock()
const team = { kind: 'topic', topic: 'new_events' } as const

async function anAccount(): Promise<string> {
  const id = newId()
  const named = { firstName: 'Ana', lastName: 'Ruiz', phone: null, language: 'en' } as const
  await keepAccount(database, { id, email: `${id}@example.org`, ...named })
  return id
}

async function change(
  accountId: string,
  wanted: Parameters<typeof changePreferences>[1]['change'],
) {
  await database
    .transaction()
    .execute((tx) => changePreferences(tx, { accountId, change: wanted, now }))
}

async function listenerOf(accountId: string) {
  return (await findListeners(database, [accountId], now)).get(accountId)
}

async function bornOn(accountId: string, dateOfBirth: string) {
  await database
    .updateTable('accounts')
    .set({ date_of_birth: dateOfBirth })
    .where('id', '=', accountId)
    .execute()
}

test('notifies about everything at first, without the newsletter', async () => {
  const ana = await anAccount()
  expect(await listenerOf(ana)).toEqual({
    isMinor: false,
    preferences: {
      pushTopics: topics,
      emailTopics: topics,
      reports: true,
      reportsWhenAttending: true,
      productNews: false,
      partnerOffers: false,
    },
  })
})

test('keeps both changes of two tabs', async () => {
  const ana = await anAccount()
  await Promise.all([change(ana, { pushTopics: ['changes'] }), change(ana, { productNews: true })])
  const listener = await listenerOf(ana)
  expect(listener?.preferences).toMatchObject({
    emailTopics: topics,
    pushTopics: ['changes'],
    productNews: true,
  })
})

test('always sends changes by push or email', async () => {
  const ana = await anAccount()
  await change(ana, { pushTopics: [] })
  await expect(change(ana, { emailTopics: ['money'] })).rejects.toMatchObject({
    code: 'invalid_input',
    data: { fields: { emailTopics: 'changes_always_told' } },
  })
})

test('refuses minors what is for adults, and has it off whatever was stored', async () => {
  const leo = await anAccount()
  await change(leo, { productNews: true })
  await bornOn(leo, '2010-01-01')
  await expect(change(leo, { partnerOffers: true })).rejects.toMatchObject({
    code: 'invalid_input',
    data: { fields: { partnerOffers: 'adults_only' } },
  })
  await change(leo, { emailTopics: [], reports: false })
  const listener = await listenerOf(leo)
  if (listener === undefined) throw new Error('nobody listens')
  expect(listener).toMatchObject({ isMinor: true, preferences: { emailTopics: [] } })
  expect(channelsFor(listener, { kind: 'product_news' }).email).toBe(false)
})

test('notifies no account that is being deleted, until it signs in again', async () => {
  const eva = await anAccount()
  const eraseAt = new Date(now.getTime() + 1000)
  await database
    .transaction()
    .execute((tx) => saveDeletion(tx, { accountId: eva, askedAt: now, eraseAt }))
  expect(await listenerOf(eva)).toBeUndefined()
  await database.updateTable('account_deletions').set({ cancelled_at: now }).execute()
  const listener = await listenerOf(eva)
  expect(listener && channelsFor(listener, team).email).toBe(true)
})

test('keeps a birth date entered on joining, unless there is one', async () => {
  const ana = await anAccount()
  const say = (day: string) => database.transaction().execute((tx) => keepBirthDate(tx, ana, day))
  await say('1998-05-04')
  await say('2015-05-04')
  expect((await findAccount(database, ana))?.date_of_birth).toBe('1998-05-04')
})
