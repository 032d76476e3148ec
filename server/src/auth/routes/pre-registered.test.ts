import type { GoTrueClient } from '@supabase/auth-js'
import { expect, test } from 'vitest'

import { testAuth } from '../fixtures/service.ts'

const service = await testAuth({ AUTH_MAIL_FREQUENCY_SECONDS: '0' })
const ofAStranger = 'a word of mallory 7'

type Way = (owner: GoTrueClient, email: string) => Promise<void>

async function byLink(owner: GoTrueClient, email: string): Promise<void> {
  await owner.signInWithOtp({ email })
  const { code: token } = await service.mailTo(email)
  expect((await owner.verifyOtp({ email, token, type: 'email' })).error).toBeNull()
}

async function byReset(owner: GoTrueClient, email: string): Promise<void> {
  await owner.resetPasswordForEmail(email)
  const { code: token } = await service.mailTo(email)
  expect((await owner.verifyOtp({ email, token, type: 'recovery' })).error).toBeNull()
}

test.each<[string, Way]>([
  ['a sign-in link', byLink],
  ['a new password', byReset],
])(
  'ends a stranger’s password for an address when its owner arrives by %s',
  async (what, comeBy) => {
    const email = `${what.replaceAll(' ', '.')}@club.test`
    await service.browser().signUp({ email, password: ofAStranger })
    const owner = service.browser()
    await comeBy(owner, email)

    const stranger = await service.browser().signInWithPassword({ email, password: ofAStranger })
    expect(stranger.error?.code).toBe('invalid_credentials')
    const password = 'a word of my own 7'
    expect((await owner.updateUser({ password })).error).toBeNull()
    expect((await service.browser().signInWithPassword({ email, password })).error).toBeNull()
  },
)

test('keeps a confirmed password in both cases', async () => {
  const known = { email: 'ana@club.test', password: 'over the moon 7' }
  await service.signedUp(known)
  await byLink(service.browser(), known.email)
  await byReset(service.browser(), known.email)
  expect((await service.browser().signInWithPassword(known)).error).toBeNull()
})
