import { meChange, type MeChange } from '@touchline/contract/accounts/shapes'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'

import { testPlatform } from '#server/platform/testing/platform.ts'

import { changeMe } from './commands/change-me.ts'
import { ensureAccount } from './commands/ensure-account.ts'
import { findAccount } from './queries.ts'
import { toMe } from './routes/me.ts'

const platform = await testPlatform()
const { database } = platform

function signedIn(userMetadata: Record<string, unknown> = {}) {
  const id = newId()
  return { id, email: `${id}@example.org`, sessionId: newId(), userMetadata }
}

test('the first request creates the account, with the known names and language', async () => {
  const account = signedIn({ first_name: ' Ana\u0000 ', last_name: 'Ruiz', premium: true })
  await ensureAccount(platform, { account, acceptLanguage: 'pt-BR, de-CH;q=0.8, en;q=0.5' })
  expect(await findAccount(database, account.id)).toMatchObject({
    first_name: 'Ana',
    last_name: 'Ruiz',
    language: 'de',
    email: account.email,
  })
})

test('updates a changed email address, but not names the person chose', async () => {
  const account = signedIn({ first_name: 'Ana' })
  await ensureAccount(platform, { account })
  await database
    .updateTable('accounts')
    .set({ first_name: 'Anita' })
    .where('id', '=', account.id)
    .execute()
  await ensureAccount(platform, { account: { ...account, email: 'new@example.org' } })
  expect(await findAccount(database, account.id)).toMatchObject({
    first_name: 'Anita',
    email: 'new@example.org',
  })
})

test('ten first requests at once create one account', async () => {
  const account = signedIn()
  await Promise.all(Array.from({ length: 10 }, () => ensureAccount(platform, { account })))
  expect(await findAccount(database, account.id)).toBeDefined()
})

test('records an introduction read twice only once', async () => {
  const account = signedIn()
  await ensureAccount(platform, { account })
  for (let time = 0; time < 2; time += 1)
    await change(account.id, { introductionSeen: 'team_stats' })
  expect(await findAccount(database, account.id)).toMatchObject({
    introductions_seen: ['team_stats'],
  })
})

async function change(accountId: string, wanted: MeChange) {
  return database.transaction().execute(async (tx) => {
    const row = await changeMe(tx, {
      accountId,
      change: meChange.parse(wanted),
      now: platform.clock(),
    })
    return toMe(tx, row, { show: () => null, isOperator: false, featuresOff: [] })
  })
}

test('skipping the questions counts as asked, without answers', async () => {
  const account = signedIn()
  await ensureAccount(platform, { account })
  expect(await change(account.id, { onboarding: {} })).toMatchObject({
    onboardedAt: platform.clock().toISOString(),
    onboarding: { referralSource: null, goals: [] },
  })
})

test('returns the answers again; skipping or answering one question keeps the others', async () => {
  const account = signedIn()
  await ensureAccount(platform, { account })
  await change(account.id, {
    onboarding: { referralSource: 'partner', goals: ['calendar', 'invite'] },
  })
  expect(await change(account.id, { onboarding: {} })).toMatchObject({
    onboarding: { referralSource: 'partner', goals: ['calendar', 'invite'] },
  })
  expect(await change(account.id, { onboarding: { goals: [] } })).toMatchObject({
    onboarding: { referralSource: 'partner', goals: [] },
  })
})
