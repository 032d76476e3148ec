import { beforeAll, expect, test } from 'vitest'

import { known } from '../fixtures/refusals.ts'
import { testAuth, type TestAuth } from '../fixtures/service.ts'

let service: TestAuth

beforeAll(async () => {
  service = await testAuth({
    AUTH_MAIL_FREQUENCY_SECONDS: '0',
    AUTH_REDIRECT_ALLOW_LIST: 'https://app.club.test/**',
  })
  await service.signedUp(known)
})

test.each([
  ['https://evil.test/', 'http://touchline.test/'],
  ['//evil.test', 'http://touchline.test/'],
  ['http://touchline.test/teams', 'http://touchline.test/teams'],
  ['https://app.club.test/x?y=1', 'https://app.club.test/x?y=1'],
])('leads redirect_to %s to %s', async (wanted, target) => {
  const query = new URLSearchParams({ token: 'unknown', type: 'signup', redirect_to: wanted })
  const answer = await service.ask(`/verify?${query.toString()}`)
  expect(answer.status).toBe(303)
  const [before, fragment] = (answer.headers.get('location') ?? '').split('#')
  expect(before).toBe(target)
  expect(Object.fromEntries(new URLSearchParams(fragment))).toEqual({
    error: 'access_denied',
    error_code: 'otp_expired',
    error_description: 'Email link is invalid or has expired',
    sb: '',
  })
})

test('reports a failed PKCE link in the query too', async () => {
  const answer = await service.ask('/verify?token=pkce_unknown&type=signup')
  expect(new URL(answer.headers.get('location') ?? '').searchParams.get('error_code')).toBe(
    'otp_expired',
  )
})

test('uses nothing on HEAD requests and takes links from the configured address', async () => {
  await service.ask('/recover?redirect_to=http://evil.test/', {
    body: { email: known.email },
    headers: { 'x-forwarded-host': 'evil.test', referer: 'http://evil.test/' },
  })
  const { call: link, link: page } = await service.mailTo(known.email)
  expect(page).toContain('http://touchline.test/confirm?token=')
  expect(link).not.toContain('evil')
  const path = link.replace('http://touchline.test/auth/v1', '')
  expect((await service.ask(path, { method: 'HEAD' })).status).toBe(200)
  expect((await service.ask(path)).headers.get('location')).toContain('access_token=')
  expect((await service.ask(path)).headers.get('location')).toContain('otp_expired')
})

test('ends a reset link after an hour, and when another was requested', async () => {
  await service.ask('/recover', { body: { email: known.email } })
  const first = (await service.mailTo(known.email)).call.replace(
    'http://touchline.test/auth/v1',
    '',
  )
  await service.ask('/recover', { body: { email: known.email } })
  const second = (await service.mailTo(known.email)).call.replace(
    'http://touchline.test/auth/v1',
    '',
  )
  expect((await service.ask(first)).headers.get('location')).toContain('otp_expired')

  const now = service.platform.clock()
  service.platform.setClock(new Date(now.getTime() + 3_600_001).toISOString())
  expect((await service.ask(second)).headers.get('location')).toContain('otp_expired')
  service.platform.setClock(now.toISOString())
})

test('voids the digits after six wrong codes and keeps the link', async () => {
  await service.ask('/otp', { body: { email: known.email } })
  const { code, call: link } = await service.mailTo(known.email)
  const wrong = code === '111111' ? '222222' : '111111'
  for (let guess = 0; guess < 6; guess += 1)
    await service.ask('/verify', { body: { type: 'email', email: known.email, token: wrong } })
  const right = await service.ask('/verify', {
    body: { type: 'email', email: known.email, token: code },
  })
  expect(right).toMatchObject({ status: 403, body: { error_code: 'otp_expired' } })
  const landed = await service.ask(link.replace('http://touchline.test/auth/v1', ''))
  expect(landed.headers.get('location')).toContain('access_token=')
})
