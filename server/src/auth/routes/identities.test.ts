import type { GoTrueClient } from '@supabase/auth-js'
import { decodeJwt } from 'jose'
import { beforeAll, describe, expect, test } from 'vitest'

import {
  ana,
  fragmentOf,
  locationOf,
  luis,
  testGoogle,
  type TestGoogle,
} from '../fixtures/google.ts'

let google: TestGoogle
const password = 'over the moon 7'
const something: unknown = expect.anything()

beforeAll(async () => {
  google = await testGoogle()
})

/** Someone with an email identity in their own browser. */
async function signedIn(
  email: string,
  flow: 'implicit' | 'pkce' = 'implicit',
): Promise<{ browser: GoTrueClient; token: string }> {
  await google.service.signedUp({ email, password })
  // Identities are listed in the order they were added.
  const { platform } = google.service
  platform.setClock(new Date(platform.clock().getTime() + 1000).toISOString())
  const browser = google.service.browser(flow)
  const { data } = await browser.signInWithPassword({ email, password })
  return { browser, token: data.session?.access_token ?? '' }
}

async function link(browser: GoTrueClient, sub: string): Promise<URL> {
  const { data, error } = await browser.linkIdentity({
    provider: 'google',
    options: { skipBrowserRedirect: true, redirectTo: 'http://touchline.test/update-profile' },
  })
  if (error) throw error
  const { back } = await google.provider.pick(data.url, sub)
  return new URL(locationOf(await google.open(back)))
}

function person(sub: string, email: string): void {
  google.provider.put({ sub, name: 'Somebody', email, email_verified: true })
}

describe('linking', () => {
  test('adds Google to an account and signs in again', async () => {
    const { browser } = await signedIn('eva@club.test')
    person('1', 'eva@else.test')
    const landed = await link(browser, '1')
    expect(landed.pathname).toBe('/update-profile')
    expect(fragmentOf(landed).get('access_token')).not.toBeNull()

    const { data } = await browser.getUserIdentities()
    expect(data?.identities.map(({ provider }) => provider)).toEqual(['email', 'google'])
    const user = (await browser.getUser()).data.user
    expect(user).toMatchObject({
      email: 'eva@club.test',
      app_metadata: { provider: 'email', providers: ['email', 'google'] },
    })
    expect((await google.service.mailTo('eva@club.test')).kind).toBe('auth.identity_linked')
  })

  test('returns a code with PKCE', async () => {
    const { browser } = await signedIn('mia@club.test', 'pkce')
    person('2', 'mia@else.test')
    const landed = await link(browser, '2')
    const { error, data } = await browser.exchangeCodeForSession(
      landed.searchParams.get('code') ?? '',
    )
    expect(error).toBeNull()
    expect(data.user?.identities).toHaveLength(2)
  })

  test.each([
    ['of somebody else', 'noa@club.test', '1', 'Identity is already linked to another user'],
    ['one has', 'eva@club.test', '1', 'Identity is already linked'],
  ])('refuses an identity %s', async (...[, email, sub, description]) => {
    const browser = google.service.browser()
    if (email === 'noa@club.test') await google.service.signedUp({ email, password })
    await browser.signInWithPassword({ email, password })
    const landed = await link(browser, sub)
    expect(landed.searchParams.get('error_code')).toBe('identity_already_exists')
    expect(landed.searchParams.get('error_description')).toBe(description)
    expect(fragmentOf(landed).get('error_code')).toBe('identity_already_exists')
  })

  test('lets an unverified address join an account, but not open it alone', async () => {
    const { browser } = await signedIn('uma@club.test')
    await link(browser, luis.sub)
    const { data } = await browser.getUser()
    expect(data.user).toMatchObject({
      email: 'uma@club.test',
      email_confirmed_at: something,
    })
  })

  test('redirects to the provider at once without skip_http_redirect', async () => {
    const { token } = await signedIn('leo@club.test')
    const answer = await google.open('/user/identities/authorize?provider=google', { token })
    expect(answer.status).toBe(302)
    expect(locationOf(answer)).toContain(google.provider.issuer)
  })

  test.each([
    ['without token', undefined, 401, 'no_authorization'],
    ['for another provider', 'apple', 400, 'validation_failed'],
  ])('refuses %s', async (...[, provider, status, code]) => {
    const { data } = await google.service
      .browser()
      .signInWithPassword({ email: 'eva@club.test', password })
    const answer = await google.open(
      `/user/identities/authorize?provider=${provider ?? 'google'}&skip_http_redirect=true`,
      provider === undefined ? {} : { token: data.session?.access_token ?? '' },
    )
    expect(answer).toMatchObject({ status, body: { error_code: code } })
  })
})

describe('an account without an address', () => {
  test('takes that of its new identity', async () => {
    const open = await testGoogle({ AUTH_ANONYMOUS: 'on' })
    const browser = open.service.browser()
    await browser.signInAnonymously()
    const { data } = await browser.linkIdentity({
      provider: 'google',
      options: { skipBrowserRedirect: true },
    })
    const { back } = await open.provider.pick(data.url ?? '', ana.sub)
    await open.open(back)
    expect((await browser.getUser()).data.user).toMatchObject({
      email: 'ana@club.test',
      is_anonymous: false,
      app_metadata: { provider: 'google', providers: ['google'] },
    })
  })
})

describe('unlinking', () => {
  async function withBoth(email: string, sub: string) {
    const { browser, token } = await signedIn(email)
    person(sub, `${sub}@else.test`)
    await link(browser, sub)
    const { data } = await browser.getUserIdentities()
    const [own, theirs] = data?.identities ?? []
    if (own === undefined || theirs === undefined) throw new Error('two identities were expected')
    return { browser, token, own, theirs }
  }

  test('removes Google, tells its owner, and Google no longer opens the account', async () => {
    const { browser, theirs } = await withBoth('ada@club.test', '11')
    expect((await browser.unlinkIdentity(theirs)).error).toBeNull()
    const user = (await browser.getUser()).data.user
    expect(user).toMatchObject({
      email: 'ada@club.test',
      app_metadata: { provider: 'email', providers: ['email'] },
    })
    expect(user?.identities).toHaveLength(1)
    expect((await google.service.mailTo('ada@club.test')).kind).toBe('auth.identity_removed')

    const landed = await google.walk('/authorize?provider=google', '11')
    const answer = await google.service.ask('/user', {
      token: fragmentOf(landed).get('access_token') ?? '',
    })
    expect(answer.body['id']).not.toBe(user?.id)
  })

  test('switches from the identity with the address to the other one and voids pending emails', async () => {
    const { browser, own, theirs } = await withBoth('ida@club.test', '12')
    await google.service.ask('/recover', { body: { email: 'ida@club.test' } })
    const { call: voided } = await google.service.mailTo('ida@club.test')
    expect((await browser.unlinkIdentity(own)).error).toBeNull()
    const user = (await browser.getUser()).data.user
    expect(user).toMatchObject({
      email: '12@else.test',
      email_confirmed_at: something,
      app_metadata: { provider: 'google', providers: ['google'] },
    })
    expect(locationOf(await google.open(voided))).toContain('otp_expired')

    const last = await browser.unlinkIdentity(theirs)
    expect(last.error).toMatchObject({ status: 422, code: 'single_identity_not_deletable' })
  })

  test('leaves an unconfirmed address if the other identity is unverified', async () => {
    const { browser, own } = await withBoth('zoe@club.test', '13')
    google.provider.put({ sub: '13', name: 'Zoe', email: 'zoe@else.test', email_verified: false })
    await google.walk('/authorize?provider=google', '13')
    await browser.unlinkIdentity(own)
    const user = (await browser.getUser()).data.user
    expect(user?.email).toBe('zoe@else.test')
    expect(user?.email_confirmed_at).toBeUndefined()

    // Services rely on the address in the token.
    const { data } = await browser.refreshSession()
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({ email: '' })
  })

  test('removes Google once there is a password', async () => {
    person('16', 'gil@club.test')
    const fragment = fragmentOf(await google.walk('/authorize?provider=google', '16'))
    const browser = google.service.browser()
    await browser.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    })
    const only = (await browser.getUserIdentities()).data?.identities[0]
    if (only === undefined) throw new Error('an identity was expected')
    const early = await browser.unlinkIdentity(only)
    expect(early.error?.code).toBe('single_identity_not_deletable')

    expect((await browser.updateUser({ password })).error).toBeNull()
    expect((await browser.unlinkIdentity(only)).error).toBeNull()
    const again = await google.service
      .browser()
      .signInWithPassword({ email: 'gil@club.test', password })
    expect(again.data.user).toMatchObject({
      email: 'gil@club.test',
      app_metadata: { provider: 'email', providers: ['email'] },
    })
  })

  test('is refused if the other address belongs to someone else', async () => {
    const { browser, own } = await withBoth('max@club.test', '14')
    await google.service.signedUp({ email: '14@else.test', password })
    const { error } = await browser.unlinkIdentity(own)
    expect(error).toMatchObject({ status: 422, code: 'email_conflict_identity_not_deletable' })
    expect((await browser.getUser()).data.user?.identities).toHaveLength(2)
  })

  test.each([
    ['no uuid', 'party', 404, 'validation_failed'],
    ['of nobody', '5f0c5a4e-3c7f-4a51-9d0f-6f4a31b6b1aa', 422, 'identity_not_found'],
  ])('an id that is %s', async (...[, id, status, code]) => {
    const { data } = await google.service
      .browser()
      .signInWithPassword({ email: 'max@club.test', password })
    const answer = await google.open(`/user/identities/${id}`, {
      method: 'DELETE',
      token: data.session?.access_token ?? '',
    })
    expect(answer).toMatchObject({ status, body: { error_code: code } })
  })

  test('does not find another person’s identity', async () => {
    const { theirs } = await withBoth('pia@club.test', '15')
    const { data } = await google.service
      .browser()
      .signInWithPassword({ email: 'max@club.test', password })
    const answer = await google.open(`/user/identities/${theirs.identity_id}`, {
      method: 'DELETE',
      token: data.session?.access_token ?? '',
    })
    expect(answer).toMatchObject({ status: 422, body: { error_code: 'identity_not_found' } })
  })

  test('requires a token', async () => {
    const answer = await google.open('/user/identities/party', { method: 'DELETE' })
    expect(answer).toMatchObject({ status: 401, body: { error_code: 'no_authorization' } })
  })
})

test('refuses both ways when turned off', async () => {
  const closed = await testGoogle({ AUTH_MANUAL_LINKING: 'off' })
  const token = await closed.service.signedUp({ email: 'ana@club.test', password })
  for (const [method, path] of [
    ['GET', '/user/identities/authorize?provider=google'],
    ['DELETE', '/user/identities/party'],
  ] as const)
    expect(await closed.open(path, { method, token })).toMatchObject({
      status: 404,
      body: { error_code: 'manual_linking_disabled' },
    })
})
