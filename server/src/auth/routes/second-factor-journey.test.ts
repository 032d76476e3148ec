import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'

import {
  codeAt,
  enrollWith,
  enterCode,
  protectedPerson,
  tokenOf,
  advanceClock,
} from '../fixtures/authenticator.ts'
import { testAuth, type TestAuth } from '../fixtures/service.ts'

const password = 'over the moon 7'

let service: TestAuth
beforeAll(async () => {
  service = await testAuth({ AUTH_MAIL_FREQUENCY_SECONDS: '0' })
})

const now = () => service.platform.clock()

async function mailKinds(address: string): Promise<string[]> {
  const mails = await service.platform.database
    .selectFrom('mails')
    .select('kind')
    .where('recipient', '=', address)
    .orderBy('id')
    .execute()
  return mails.map(({ kind }) => kind)
}

const challengeShape = z.object({ id: z.string(), type: z.literal('totp'), expires_at: z.number() })

test('adds an authenticator app, signs in with it and removes it', async () => {
  const ana = { email: 'ana@club.test', password }
  await service.signedUp(ana)
  const browser = service.browser()
  await browser.signInWithPassword(ana)
  const before = await tokenOf(browser)
  const levels = () => browser.mfa.getAuthenticatorAssuranceLevel()
  expect((await levels()).data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal1' })

  const { factorId, secret, qrCode } = await enrollWith(browser, 'Phone')
  expect(qrCode).toMatch(/^data:image\/svg\+xml;utf-8,<svg /)
  const listed = await browser.mfa.listFactors()
  expect(listed.data?.totp).toEqual([])
  expect(listed.data?.all).toMatchObject([{ id: factorId, status: 'unverified' }])

  const challenge = challengeShape.parse((await browser.mfa.challenge({ factorId })).data)
  const code = codeAt(secret, now())
  const verified = await browser.mfa.verify({ factorId, challengeId: challenge.id, code })
  expect(verified.error).toBeNull()
  expect(await mailKinds(ana.email)).toContain('auth.factor_added')

  const claims = await browser.getClaims()
  const first = await browser.getClaims(before)
  expect(claims.data?.claims).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'totp' }, { method: 'password' }],
    session_id: first.data?.claims.session_id,
  })
  expect((await levels()).data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })
  expect((await browser.mfa.listFactors()).data?.totp).toMatchObject([{ status: 'verified' }])

  advanceClock(service, 60)
  await signInAndRemove(ana, { factorId, secret })
})

async function signInAndRemove(
  person: { email: string; password: string },
  { factorId, secret }: { factorId: string; secret: string },
): Promise<void> {
  const elsewhere = service.browser()
  await elsewhere.signInWithPassword(person)
  const levels = async () => (await elsewhere.mfa.getAuthenticatorAssuranceLevel()).data
  expect(await levels()).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' })
  const step = await elsewhere.mfa.challengeAndVerify({ factorId, code: codeAt(secret, now()) })
  expect(step.error).toBeNull()
  await elsewhere.refreshSession()
  expect(await levels()).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' })

  expect((await elsewhere.mfa.unenroll({ factorId })).data).toEqual({ id: factorId })
  expect(await mailKinds(person.email)).toContain('auth.factor_removed')
  await elsewhere.refreshSession()
  expect(await levels()).toMatchObject({
    currentLevel: 'aal1',
    nextLevel: 'aal1',
    currentAuthenticationMethods: [{ method: 'password' }],
  })
}

test('ends first-level sessions at the second step and replaces the refresh token', async () => {
  const luis = { email: 'luis@club.test', password }
  await service.signedUp(luis)
  const [one, other] = [service.browser(), service.browser()]
  const { data } = await one.signInWithPassword(luis)
  await other.signInWithPassword(luis)
  await enrollWith(one, 'Old phone')
  const { factorId, secret } = await enrollWith(one, 'Phone')
  await one.mfa.challengeAndVerify({ factorId, code: codeAt(secret, now()) })

  expect((await other.getUser()).error?.name).toBe('AuthSessionMissingError')
  const factors = (await one.mfa.listFactors()).data?.all
  expect(factors?.map(({ id }) => id)).toEqual([factorId])

  // Another tab refreshes the replaced token: refused, but the session continues.
  const refresh = (token: string) =>
    service.ask('/token?grant_type=refresh_token', { body: { refresh_token: token } })
  const old = data.session?.refresh_token ?? ''
  const usedUp = { status: 400, body: { error_code: 'refresh_token_already_used' } }
  expect(await refresh(old)).toMatchObject(usedUp)
  expect((await one.refreshSession()).error).toBeNull()

  // Later it must be someone with a copy.
  advanceClock(service, 11)
  expect(await refresh(old)).toMatchObject(usedUp)
  expect((await one.getUser()).error?.name).toBe('AuthSessionMissingError')
  expect((await service.mailTo(luis.email)).kind).toBe('auth.session_ended')
})

test('an email link does not bypass the second factor', async () => {
  const eva = { email: 'eva@club.test', password }
  const { factorId, secret } = await protectedPerson(service, eva)
  await service.browser().resetPasswordForEmail(eva.email)
  const { code } = await service.mailTo(eva.email)
  const browser = service.browser()
  await browser.verifyOtp({ email: eva.email, token: code, type: 'recovery' })
  const refused = await browser.updateUser({ password: 'of somebody else' })
  expect(refused.error).toMatchObject({ status: 401, code: 'insufficient_aal' })

  advanceClock(service, 60)
  await browser.mfa.challengeAndVerify({ factorId, code: codeAt(secret, now()) })
  expect((await browser.updateUser({ password: 'a new one for eva' })).error).toBeNull()
})

test('replaces the app with a recovery code once and tells the owner', async () => {
  const ida = { email: 'ida@club.test', password }
  const { browser, factorId } = await protectedPerson(service, ida)
  const made = await service.ask('/factors/recovery-codes', {
    method: 'POST',
    token: await tokenOf(browser),
  })
  expect(made).toMatchObject({ status: 200, body: { total: 10, remaining: 10 } })
  const codes = z.array(z.string()).parse(made.body['codes'])
  expect(codes.map((code) => /^[a-z2-7]{5}-[a-z2-7]{5}$/.test(code))).toEqual(Array(10).fill(true))
  expect(new Set(codes).size).toBe(10)

  const [code = ''] = codes
  const without = service.browser()
  await without.signInWithPassword(ida)
  const verified = await without.mfa.challengeAndVerify({ factorId, code: code.toUpperCase() })
  expect(verified.error).toBeNull()
  expect(await mailKinds(ida.email)).toContain('auth.recovery_code_used')
  const token = await tokenOf(without)
  expect((await without.getClaims()).data?.claims).toMatchObject({
    aal: 'aal2',
    amr: [{ method: 'mfa/recovery_code' }, { method: 'password' }],
  })
  expect(await service.ask('/factors/recovery-codes', { token })).toMatchObject({
    body: { total: 10, remaining: 9 },
  })

  const again = service.browser()
  await again.signInWithPassword(ida)
  const low = await tokenOf(again)
  const twice = await enterCode(service, { factorId, token: low, code })
  expect(twice).toMatchObject({ status: 422, body: { error_code: 'mfa_verification_failed' } })
  const remake = { method: 'POST', token: low } as const
  expect(await service.ask('/factors/recovery-codes', remake)).toMatchObject({
    status: 403,
    body: { error_code: 'insufficient_aal' },
  })

  await service.ask('/factors/recovery-codes', { method: 'POST', token })
  const [, spare = ''] = codes
  expect((await enterCode(service, { factorId, token: low, code: spare })).status).toBe(422)
})

test('lets one of two in who use the same recovery code at once', async () => {
  const tom = { email: 'tom@club.test', password }
  const { browser, factorId } = await protectedPerson(service, tom)
  const made = await service.ask('/factors/recovery-codes', {
    method: 'POST',
    token: await tokenOf(browser),
  })
  const [code = ''] = z.array(z.string()).parse(made.body['codes'])
  const browsers = [service.browser(), service.browser()]
  const tokens = await Promise.all(
    browsers.map(async (one) => {
      await one.signInWithPassword(tom)
      return tokenOf(one)
    }),
  )
  const answers = await Promise.all(
    tokens.map((token) => enterCode(service, { factorId, token, code })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})
