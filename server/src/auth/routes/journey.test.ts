import { beforeAll, expect, test } from 'vitest'

import { testAuth, type TestAuth } from '../fixtures/service.ts'

let service: TestAuth
beforeAll(async () => {
  service = await testAuth({ AUTH_MAIL_FREQUENCY_SECONDS: '0' })
})

const password = 'over the moon 7'

/** Where clicking an email link leads. */
async function click(link: string): Promise<URL> {
  const answer = await service.ask(link.replace('http://touchline.test/auth/v1', ''))
  expect(answer.status).toBe(303)
  return new URL(answer.headers.get('location') ?? '')
}

test('signs up, follows the email link and signs in', async () => {
  const browser = service.browser()
  const signedUp = await browser.signUp({
    email: 'Ana@Club.test',
    password,
    options: {
      data: { first_name: 'Ana', last_name: 'López', language: 'es' },
      emailRedirectTo: 'http://touchline.test/dashboard',
    },
  })
  expect(signedUp.error).toBeNull()
  expect(signedUp.data.session).toBeNull()
  expect(signedUp.data.user).toMatchObject({
    email: 'ana@club.test',
    identities: [{ provider: 'email' }],
  })

  const early = await browser.signInWithPassword({ email: 'ana@club.test', password })
  expect(early.error?.code).toBe('email_not_confirmed')

  const mail = await service.mailTo('ana@club.test')
  expect(mail.subject).toBe('Confirma tu correo electrónico')
  const landed = await click(mail.call)
  expect(landed.pathname).toBe('/dashboard')
  const fragment = new URLSearchParams(landed.hash.slice(1))
  expect(fragment.get('type')).toBe('signup')

  const { data } = await browser.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  })
  expect(data.user?.user_metadata).toMatchObject({ first_name: 'Ana', email_verified: true })

  const signedIn = await service.browser().signInWithPassword({ email: 'ANA@club.test', password })
  expect(signedIn.data.session?.expires_in).toBe(3600)
  expect(signedIn.data.user?.app_metadata).toEqual({ provider: 'email', providers: ['email'] })

  const again = await click(mail.call)
  expect(new URLSearchParams(again.hash.slice(1)).get('error_code')).toBe('otp_expired')
})

test('accepts the email’s six digits like its link', async () => {
  const browser = service.browser()
  await browser.signUp({ email: 'luis@club.test', password })
  const { code } = await service.mailTo('luis@club.test')

  const wrong = await browser.verifyOtp({
    email: 'luis@club.test',
    token: code === '000000' ? '000001' : '000000',
    type: 'signup',
  })
  expect(wrong.error).toMatchObject({ code: 'otp_expired', status: 403 })
  const right = await browser.verifyOtp({ email: 'luis@club.test', token: code, type: 'signup' })
  expect(right.error).toBeNull()
  expect(right.data.session?.user.email_confirmed_at).toBeDefined()

  const claims = await browser.getClaims()
  expect(claims.data?.claims).toMatchObject({
    aal: 'aal1',
    amr: [{ method: 'otp' }],
    email: 'luis@club.test',
  })
})

test('returns a PKCE code from the link that only the requesting browser can use', async () => {
  const browser = service.browser('pkce')
  await browser.signUp({ email: 'eva@club.test', password })
  const { call: link } = await service.mailTo('eva@club.test')
  const landed = await click(link)
  const code = landed.searchParams.get('code') ?? ''
  expect(landed.hash).toBe('')

  const elsewhere = await service.ask('/token?grant_type=pkce', {
    body: { auth_code: code, code_verifier: 'x'.repeat(43) },
  })
  expect(elsewhere).toMatchObject({ status: 400, body: { error_code: 'bad_code_verifier' } })
  const { data, error } = await browser.exchangeCodeForSession(code)
  expect(error).toBeNull()
  expect(data.user?.email).toBe('eva@club.test')
  const twice = await browser.exchangeCodeForSession(code)
  expect(twice.error).not.toBeNull()
})

test('replaces a forgotten password by link and ends all other sessions', async () => {
  const browser = service.browser()
  const other = service.browser()
  await other.signInWithPassword({ email: 'ana@club.test', password })

  await browser.resetPasswordForEmail('ana@club.test', {
    redirectTo: 'http://touchline.test/update-profile',
  })
  const landed = await click((await service.mailTo('ana@club.test')).call)
  expect(landed.pathname).toBe('/update-profile')
  const fragment = new URLSearchParams(landed.hash.slice(1))
  await browser.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  })
  const changed = await browser.updateUser({ password: 'a new one for ana' })
  expect(changed.error).toBeNull()

  expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await other.refreshSession()).error).not.toBeNull()
  expect((await browser.getUser()).data.user?.email).toBe('ana@club.test')
  const old = await service.browser().signInWithPassword({ email: 'ana@club.test', password })
  expect(old.error?.code).toBe('invalid_credentials')
})

test('rejects the access token at once after signing out', async () => {
  const browser = service.browser()
  const { data } = await browser.signInWithPassword({ email: 'luis@club.test', password })
  const token = data.session?.access_token ?? ''
  expect(await service.ask('/user', { token })).toMatchObject({ status: 200 })
  expect(await service.auth.access.identify(`Bearer ${token}`)).toMatchObject({
    email: 'luis@club.test',
  })

  await browser.signOut()
  expect(await service.ask('/user', { token })).toMatchObject({
    status: 403,
    body: { error_code: 'session_not_found' },
  })
})

test('changes an address once both sides agreed', async () => {
  const browser = service.browser()
  await browser.signInWithPassword({ email: 'luis@club.test', password })
  const response = await browser.updateUser({ email: 'luis@new.test' })
  expect(response.data.user).toMatchObject({ email: 'luis@club.test', new_email: 'luis@new.test' })

  const first = await click((await service.mailTo('luis@new.test')).call)
  expect(first.hash).toContain('message=Confirmation+link+accepted')
  const second = await click((await service.mailTo('luis@club.test')).call)
  expect(second.hash).toContain('access_token=')
  expect((await browser.getUser()).data.user?.email).toBe('luis@new.test')
})
