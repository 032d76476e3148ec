import { createHash } from 'node:crypto'

import { beforeAll, describe, expect, test } from 'vitest'

import { known } from '../fixtures/refusals.ts'
import { testAuth, type TestAuth } from '../fixtures/service.ts'

let service: TestAuth

function pathOf(link: string): string {
  return link.replace('http://touchline.test/auth/v1', '')
}

function later(seconds: number): void {
  const now = service.platform.clock().getTime()
  service.platform.setClock(new Date(now + seconds * 1000).toISOString())
}

describe('sign-in by link', () => {
  beforeAll(async () => {
    service = await testAuth({ AUTH_MAIL_FREQUENCY_SECONDS: '0' })
    await service.signedUp(known)
  })

  test('signs a known person in', async () => {
    const browser = service.browser()
    expect((await browser.signInWithOtp({ email: known.email })).error).toBeNull()
    const { kind, code } = await service.mailTo(known.email)
    expect(kind).toBe('auth.magiclink')
    const { data } = await browser.verifyOtp({ email: known.email, token: code, type: 'email' })
    expect(data.session?.user.email).toBe(known.email)
  })

  test('signs a new person up', async () => {
    const browser = service.browser()
    await browser.signInWithOtp({
      email: 'fresh@club.test',
      options: { data: { first_name: 'Fresh' } },
    })
    const { kind, code } = await service.mailTo('fresh@club.test')
    expect(kind).toBe('auth.signup')
    const { data } = await browser.verifyOtp({
      email: 'fresh@club.test',
      token: code,
      type: 'email',
    })
    expect(data.user?.user_metadata).toMatchObject({ first_name: 'Fresh', email_verified: true })
  })

  test('works an hour later with PKCE; its code works for five minutes', async () => {
    for (const [wait, answer] of [
      [299, null],
      [301, 'flow_state_expired'],
    ] as const) {
      const browser = service.browser('pkce')
      await browser.resetPasswordForEmail(known.email)
      const { call: link } = await service.mailTo(known.email)
      later(3500)
      const landed = new URL((await service.ask(pathOf(link))).headers.get('location') ?? '')
      later(wait)
      const { error, data } = await browser.exchangeCodeForSession(
        landed.searchParams.get('code') ?? '',
      )
      expect(error?.code ?? null).toBe(answer)
      expect(data.session === null).toBe(answer !== null)
    }
  })

  test('creates the code only when the link is followed, and stores only its hash', async () => {
    const codes = async () =>
      service.platform.database
        .selectFrom('auth.flow_state')
        .select('auth_code_hash')
        .orderBy('created_at', 'desc')
        .limit(1)
        .execute()
    await service.browser('pkce').resetPasswordForEmail(known.email)
    expect(await codes()).toEqual([{ auth_code_hash: null }])

    const { call: link } = await service.mailTo(known.email)
    const landed = new URL((await service.ask(pathOf(link))).headers.get('location') ?? '')
    const code = landed.searchParams.get('code') ?? ''
    expect(await codes()).toEqual([{ auth_code_hash: createHash('sha256').update(code).digest() }])
  })
})

describe('changing an address', () => {
  test('sends both emails again on request; one side alone changes nothing', async () => {
    const browser = service.browser()
    await browser.signInWithPassword(known)
    await browser.updateUser({ email: 'moved@club.test' })
    const before = await service.mailTo('moved@club.test')
    await browser.resend({ type: 'email_change', email: known.email })
    const { call: link } = await service.mailTo('moved@club.test')
    expect((await service.ask(pathOf(before.call))).headers.get('location')).toContain(
      'otp_expired',
    )

    await service.ask(pathOf(link))
    expect((await service.ask(pathOf(link))).headers.get('location')).toContain('otp_expired')
    const { data } = await browser.getUser()
    expect(data.user).toMatchObject({ email: known.email, new_email: 'moved@club.test' })
  })

  test('is completed by the other email’s code', async () => {
    const { code } = await service.mailTo(known.email)
    const answer = await service.ask('/verify', {
      body: { type: 'email_change', email: known.email, token: code },
    })
    expect(answer.body).toMatchObject({ user: { email: 'moved@club.test' } })
    expect((await service.browser().signInWithPassword(known)).error?.code).toBe(
      'invalid_credentials',
    )
    const moved = await service.browser().signInWithPassword({ ...known, email: 'moved@club.test' })
    expect(moved.data.user?.identities?.[0]?.identity_data).toMatchObject({
      email: 'moved@club.test',
    })
  })
})

describe('an installation without confirmation', () => {
  beforeAll(async () => {
    service = await testAuth({ AUTH_AUTOCONFIRM: 'on' })
  })

  test('signs in at once when signing up, and reports a taken address', async () => {
    const { data } = await service.browser().signUp(known)
    expect(data.session?.user.email_confirmed_at).toBeDefined()
    const again = await service.browser().signUp(known)
    expect(again.error).toMatchObject({ code: 'user_already_exists', status: 422 })
  })

  test('changes an address at once', async () => {
    const browser = service.browser()
    await browser.signInWithPassword(known)
    const { data } = await browser.updateUser({ email: 'other@club.test' })
    expect(data.user).toMatchObject({ email: 'other@club.test' })
    expect(data.user?.new_email).toBeUndefined()
  })
})
