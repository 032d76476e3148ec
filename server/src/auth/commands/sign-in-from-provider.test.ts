import { beforeAll, describe, expect, test } from 'vitest'

import { codeAt, protectedPerson, advanceClock } from '../fixtures/authenticator.ts'
import { testGoogle, type TestGoogle } from '../fixtures/google.ts'
import type { ProviderPerson } from '../fixtures/provider.ts'
import type { Answer } from '../fixtures/service.ts'

let google: TestGoogle

beforeAll(async () => {
  google = await testGoogle()
})

async function give(person: ProviderPerson, token?: string): Promise<Answer> {
  const body = {
    provider: 'google',
    id_token: await google.provider.idToken({ ...person }),
    link_identity: token !== undefined,
  }
  const path = '/token?grant_type=id_token'
  return google.service.ask(path, { body, ...(token === undefined ? {} : { token }) })
}

test('creates one account when several tabs arrive at once', async () => {
  const person = { sub: '1', name: 'Ana', email: 'ana@club.test', email_verified: true }
  const answers = await Promise.all(Array.from({ length: 6 }, () => give(person)))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200))
  const { database } = google.service.platform
  const users = await database.selectFrom('auth.users').select('id').execute()
  const identities = await database.selectFrom('auth.identities').select('user_id').execute()
  expect(identities).toEqual(users.map(({ id }) => ({ user_id: id })))
  expect(users).toHaveLength(1)
})

test('joins two people with one address into one account', async () => {
  const same = { name: 'Eva', email: 'eva@club.test', email_verified: true }
  await Promise.all([give({ sub: '2', ...same }), give({ sub: '3', ...same })])
  const identities = await google.service.platform.database
    .selectFrom('auth.identities')
    .select('user_id')
    .where('email', '=', same.email)
    .execute()
  expect(identities).toHaveLength(2)
  expect(new Set(identities.map(({ user_id: userId }) => userId)).size).toBe(1)
})

test('never stores more provider data than fits in a token', async () => {
  const person = { sub: '4', name: 'M'.repeat(900), email: 'm@club.test', email_verified: true }
  await give(person)
  const { database } = google.service.platform
  const full = { note: 'x'.repeat(4000) }
  await database
    .updateTable('auth.users')
    .set({ user_metadata: JSON.stringify(full) })
    .where('email', '=', person.email)
    .execute()
  const answer = await give(person)
  expect(answer).toMatchObject({ status: 200, body: { user: { user_metadata: full } } })
})

describe('an account with a second factor', () => {
  const person = { email: 'pia@club.test', password: 'over the moon 7' }
  const identity = { sub: '5', name: 'Pia', email: 'pia@else.test', email_verified: true }

  test('changes its ways to sign in only after the second factor', async () => {
    const { browser, factorId, secret } = await protectedPerson(google.service, person)
    const { data } = await google.service.browser().signInWithPassword(person)
    const low = data.session?.access_token ?? ''
    const refused = { status: 401, body: { error_code: 'insufficient_aal' } }
    expect(await give(identity, low)).toMatchObject(refused)
    expect(
      await google.open('/user/identities/authorize?provider=google', { token: low }),
    ).toMatchObject(refused)
    const own = (await browser.getUserIdentities()).data?.identities[0]?.identity_id ?? ''
    expect(
      await google.open(`/user/identities/${own}`, { method: 'DELETE', token: low }),
    ).toMatchObject(refused)

    advanceClock(google.service, 60)
    const code = codeAt(secret, google.service.platform.clock())
    await browser.mfa.challengeAndVerify({ factorId, code })
    const session = (await browser.getSession()).data.session
    expect(await give(identity, session?.access_token ?? '')).toMatchObject({ status: 200 })
  })

  test('has the first level after Google, as after a password', async () => {
    const answer = await give(identity)
    const claims = String(answer.body['access_token']).split('.')[1] ?? ''
    const read: unknown = JSON.parse(Buffer.from(claims, 'base64url').toString())
    expect(read).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'oauth' }],
    })
  })
})
