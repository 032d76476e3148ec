import { beforeAll, expect, test } from 'vitest'

import {
  ana,
  fragmentOf,
  locationOf,
  luis,
  start,
  testGoogle,
  type TestGoogle,
} from '../fixtures/google.ts'

let google: TestGoogle

beforeAll(async () => {
  google = await testGoogle()
})

const teams = 'http://touchline.test/teams'
const words: unknown = expect.any(String)

test('signs a new person in with Google, implicit', async () => {
  const browser = google.service.browser()
  const { data: begun } = await browser.signInWithOAuth({
    provider: 'google',
    options: { redirectTo: teams, skipBrowserRedirect: true },
  })
  const landed = await google.walk(begun.url ?? '', ana.sub)
  expect(landed.href.split('#')[0]).toBe(teams)

  const fragment = fragmentOf(landed)
  expect([...fragment.keys()]).toEqual([
    'access_token',
    'expires_at',
    'expires_in',
    'provider_token',
    'provider_refresh_token',
    'refresh_token',
    'sb',
    'token_type',
  ])
  const { data, error } = await browser.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  })
  expect(error).toBeNull()
  expect(data.user).toMatchObject({
    email: 'ana@club.test',
    email_confirmed_at: words,
    app_metadata: { provider: 'google', providers: ['google'] },
    user_metadata: { full_name: 'Ana López', given_name: 'Ana', picture: ana.picture },
    identities: [
      {
        id: ana.sub,
        provider: 'google',
        email: 'ana@club.test',
        last_sign_in_at: words,
        identity_data: {
          iss: google.provider.issuer,
          sub: ana.sub,
          name: 'Ana López',
          family_name: 'López',
          avatar_url: ana.picture,
          email_verified: true,
          phone_verified: false,
          provider_id: ana.sub,
          custom_claims: { hd: 'club.test' },
        },
      },
    ],
  })
  expect((await browser.getClaims()).data?.claims).toMatchObject({
    aal: 'aal1',
    amr: [{ method: 'oauth' }],
  })
})

test('signs the same person in to the same account and saves their new name', async () => {
  google.provider.put({ ...ana, name: 'Ana L. Vega' })
  const landed = await google.walk(start, ana.sub)
  const answer = await google.service.ask('/user', {
    token: fragmentOf(landed).get('access_token') ?? '',
  })
  expect(answer.body).toMatchObject({
    email: 'ana@club.test',
    user_metadata: { name: 'Ana L. Vega' },
  })
  const users = await google.service.platform.database
    .selectFrom('auth.users')
    .select('id')
    .where('email', '=', 'ana@club.test')
    .execute()
  expect(users).toHaveLength(1)
  google.provider.put(ana)
})

test('with PKCE, returns a code, and the provider’s tokens with the session', async () => {
  const browser = google.service.browser('pkce')
  const { data: begun } = await browser.signInWithOAuth({
    provider: 'google',
    options: {
      redirectTo: `${teams}?tab=mine`,
      skipBrowserRedirect: true,
    },
  })
  const landed = await google.walk(begun.url ?? '', ana.sub)
  expect(landed.hash).toBe('')
  expect(landed.searchParams.get('tab')).toBe('mine')
  const code = landed.searchParams.get('code') ?? ''
  const stored = await google.service.platform.database
    .selectFrom('auth.flow_state')
    .selectAll()
    .execute()
  expect(JSON.stringify(stored)).not.toContain(code)

  const { data, error } = await browser.exchangeCodeForSession(code)
  expect(error).toBeNull()
  expect(data.session).toMatchObject({
    user: { email: 'ana@club.test' },
    provider_token: words,
    provider_refresh_token: words,
  })
  const userInfo = await fetch(`${google.provider.issuer}/me`, {
    headers: { authorization: `Bearer ${data.session?.provider_token}` },
  })
  expect(await userInfo.json()).toMatchObject({ sub: ana.sub })

  const again = await google.service.ask('/token?grant_type=pkce', {
    body: { auth_code: code, code_verifier: 'v'.repeat(43) },
  })
  expect(again.body['error_code']).toBe('flow_state_not_found')
})

test('gives a wrong verifier nothing and keeps the code valid', async () => {
  const verifier = 'v'.repeat(43)
  const query = new URLSearchParams({ code_challenge: verifier, code_challenge_method: 'plain' })
  const landed = await google.walk(`${start}&${query.toString()}`, ana.sub)
  const ask = (code_verifier: string) =>
    google.service.ask('/token?grant_type=pkce', {
      body: { auth_code: landed.searchParams.get('code'), code_verifier },
    })
  expect(await ask('w'.repeat(43))).toMatchObject({
    status: 400,
    body: { error_code: 'bad_code_verifier' },
  })
  expect(await ask(verifier)).toMatchObject({ status: 200, body: { token_type: 'bearer' } })
})

test('prompt=select_account asks again if already signed in at the provider', async () => {
  const cookies = new Map<string, string>()
  const pick = async (query: string) => {
    const started = await google.open(`${start}${query}`)
    return (await google.provider.pick(locationOf(started), ana.sub, cookies)).asked
  }
  expect(await pick('')).toBe(true)
  expect(await pick('')).toBe(false)
  expect(await pick('&prompt=select_account')).toBe(true)
})

test('joins an account with the same verified address, keeps its password and tells its owner', async () => {
  const person = { email: 'eva@club.test', password: 'over the moon 7' }
  await google.service.signedUp(person)
  google.provider.put({
    sub: '2001',
    name: 'Eva Ruiz',
    email: 'EVA@club.test',
    email_verified: true,
  })
  const landed = await google.walk(start, '2001')
  const answer = await google.service.ask('/user', {
    token: fragmentOf(landed).get('access_token') ?? '',
  })
  expect(answer.body).toMatchObject({
    email: person.email,
    app_metadata: { provider: 'email', providers: ['email', 'google'] },
    user_metadata: { name: 'Eva Ruiz' },
  })
  expect((await google.service.browser().signInWithPassword(person)).error).toBeNull()
  expect(await google.service.mailTo(person.email)).toMatchObject({ kind: 'auth.identity_linked' })
})

test('empties an unconfirmed account before someone verified enters it', async () => {
  const intruder = { email: 'mia@club.test', password: 'planted by a stranger' }
  await google.service.browser().signUp({ ...intruder, options: { data: { role: 'planted' } } })
  const { code } = await google.service.mailTo(intruder.email)
  google.provider.put({ sub: '2002', name: 'Mia Sol', email: intruder.email, email_verified: true })
  const landed = await google.walk(start, '2002')
  const answer = await google.service.ask('/user', {
    token: fragmentOf(landed).get('access_token') ?? '',
  })
  expect(answer.body).toMatchObject({
    email: intruder.email,
    email_confirmed_at: words,
    app_metadata: { provider: 'google', providers: ['google'] },
    identities: [{ provider: 'google' }],
  })
  expect(answer.body['user_metadata']).not.toHaveProperty('role')
  const { error } = await google.service.browser().signInWithPassword(intruder)
  expect(error?.code).toBe('invalid_credentials')
  const late = await google.service
    .browser()
    .verifyOtp({ email: intruder.email, token: code, type: 'signup' })
  expect(late.error?.code).toBe('otp_expired')
})

test('lets an unverified address in only after its email was answered', async () => {
  const landed = await google.walk(`${start}&redirect_to=${teams}`, luis.sub)
  expect(landed.href.split(/[?#]/)[0]).toBe(teams)
  expect(landed.searchParams.get('error')).toBe('access_denied')
  expect(landed.searchParams.get('error_code')).toBe('provider_email_needs_verification')
  expect(fragmentOf(landed).get('error_code')).toBe('provider_email_needs_verification')
  expect(fragmentOf(landed).has('access_token')).toBe(false)

  const mail = await google.service.mailTo('luis@club.test')
  expect(mail.kind).toBe('auth.signup')
  expect(
    fragmentOf(new URL(locationOf(await google.open(mail.call)))).get('access_token'),
  ).not.toBe(null)
  const again = await google.walk(start, luis.sub)
  expect(fragmentOf(again).get('access_token')).not.toBe(null)
})

test('never opens someone else’s account with an unverified address', async () => {
  google.provider.put({
    sub: '2003',
    name: 'Mallory',
    email: 'ana@club.test',
    email_verified: false,
  })
  const refused = await google.walk(start, '2003')
  expect(refused.searchParams.get('error_code')).toBe('provider_email_needs_verification')
  expect(refused.searchParams.get('error_description')).toContain('Verify the email with google')
  const shells = await google.service.platform.database
    .selectFrom('auth.users')
    .select(['email', 'email_confirmed_at'])
    .where('email', 'is', null)
    .execute()
  expect(shells).toEqual([{ email: null, email_confirmed_at: null }])

  google.provider.put({
    sub: '2003',
    name: 'Ana too',
    email: 'ana@club.test',
    email_verified: true,
  })
  const landed = await google.walk(start, '2003')
  const answer = await google.service.ask('/user', {
    token: fragmentOf(landed).get('access_token') ?? '',
  })
  expect(answer.body).toMatchObject({ email: 'ana@club.test' })
  expect(answer.body['identities']).toHaveLength(2)
  const left = await google.service.platform.database
    .selectFrom('auth.users')
    .select('id')
    .where('email', 'is', null)
    .execute()
  expect(left).toEqual([])
})
