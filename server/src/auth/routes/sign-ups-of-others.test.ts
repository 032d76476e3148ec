import { describe, expect, test } from 'vitest'

import { fragmentOf, luis, start, testGoogle } from '../fixtures/google.ts'
import { codeTo, wait } from '../fixtures/phones.ts'
import { testAuth, type TestAuth } from '../fixtures/service.ts'

const service = await testAuth({ AUTH_MAIL_FREQUENCY_SECONDS: '0', AUTH_PHONE: 'on' })
const stranger = { password: 'a word of mallory 7', data: { first_name: 'Mallory' } }
const owner = { password: 'a word of my own 7', data: { first_name: 'Olga' } }

async function confirm(email: string, token: string): Promise<Record<string, unknown>> {
  const { status, body } = await service.ask('/verify', { body: { type: 'signup', email, token } })
  expect(status).toBe(200)
  return { ...body }
}

/** The error code of a sign-in; undefined if it works. */
async function refusal(who: { email?: string; phone?: string; password: string }) {
  const { body } = await service.ask('/token?grant_type=password', { body: who })
  return body['error_code']
}

async function signUp(email: string, person: typeof owner): Promise<string> {
  await service.ask('/signup', { body: { email, ...person } })
  return (await service.mailTo(email)).code
}

test('keeps the password and name of an owner who signs up after a stranger', async () => {
  const email = 'later@club.test'
  await signUp(email, stranger)
  const { user } = await confirm(email, await signUp(email, owner))
  expect(user).toMatchObject({ user_metadata: { first_name: 'Olga', email_verified: true } })
  expect(await refusal({ email, password: stranger.password })).toBe('invalid_credentials')
  expect(await refusal({ email, password: owner.password })).toBeUndefined()
})

test('keeps the owner’s email valid when a stranger signs up afterwards', async () => {
  const email = 'earlier@club.test'
  const code = await signUp(email, owner)
  await signUp(email, stranger)
  const { user } = await confirm(email, code)
  expect(user).toMatchObject({ user_metadata: { first_name: 'Olga' } })
  expect(await refusal({ email, password: stranger.password })).toBe('invalid_credentials')
  expect(await refusal({ email, password: owner.password })).toBeUndefined()
})

test('voids the other sign-up’s email once one is confirmed', async () => {
  const email = 'void@club.test'
  const other = await signUp(email, stranger)
  await confirm(email, await signUp(email, owner))
  const again = await service.ask('/verify', { body: { type: 'signup', email, token: other } })
  expect(again.body['error_code']).toBe('otp_expired')
})

test('reveals nothing of earlier sign-ups', async () => {
  const email = 'quiet@club.test'
  await service.ask('/signup', { body: { email, ...stranger } })
  const { body } = await service.ask('/signup', { body: { email, ...owner } })
  expect(JSON.stringify(body)).not.toContain('Mallory')
  expect(body['user_metadata']).toMatchObject({ first_name: 'Olga', email })
})

test('keeps the password of a resent sign-up; with several it proves only the address', async () => {
  const alone = 'alone@club.test'
  await signUp(alone, owner)
  await service.ask('/resend', { body: { type: 'signup', email: alone } })
  await confirm(alone, (await service.mailTo(alone)).code)
  expect(await refusal({ email: alone, password: owner.password })).toBeUndefined()

  const crowded = 'crowded@club.test'
  await signUp(crowded, owner)
  await signUp(crowded, stranger)
  await service.ask('/resend', { body: { type: 'signup', email: crowded } })
  const { user } = await confirm(crowded, (await service.mailTo(crowded)).code)
  expect(JSON.stringify(user)).not.toMatch(/Mallory|Olga/)
  for (const { password } of [owner, stranger])
    expect(await refusal({ email: crowded, password })).toBe('invalid_credentials')
})

describe('confirming one of several sign-ups requires its password', () => {
  const origin = service.url.replace('/auth/v1', '')

  /** The owner signs up, then a stranger; the newest email is the stranger's. */
  async function twoSignUps(email: string) {
    await signUp(email, owner)
    await service.ask('/signup', { body: { email, ...stranger } })
    const letter = await service.mailTo(email)
    return { ...letter, link: letter.link.replace('http://touchline.test', origin) }
  }

  const press = (link: string, password: string) =>
    fetch(link, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ password }),
    })

  async function expectOwners(email: string, password = owner.password) {
    expect(await refusal({ email, password: stranger.password })).toBe('invalid_credentials')
    expect(await refusal({ email, password })).toBeUndefined()
  }

  async function nameOf(email: string, password: string) {
    const { body } = await service.ask('/token?grant_type=password', { body: { email, password } })
    return JSON.stringify(body['user'])
  }

  test('says so in the second email, with the time', async () => {
    const { text } = await twoSignUps('shared@club.test')
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'Your address was used to sign up more than once',
    )
    expect(text).toMatch(/\d{2}:\d{2} UTC/)
  })

  test('asks on the page of the stranger’s email, and the owner’s sign-up counts', async () => {
    const email = 'newest@club.test'
    const { link } = await twoSignUps(email)
    const page = await (await fetch(link)).text()
    expect(page).toContain('type="password"')
    expect(page).not.toContain('/auth/v1/verify')

    const answer = await press(link, owner.password)
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toContain('access_token=')
    await expectOwners(email)
    expect(await nameOf(email, owner.password)).toContain('Olga')
  })

  test('takes another password as new and removes both names', async () => {
    const email = 'neither@club.test'
    const { link } = await twoSignUps(email)
    const password = 'a third password 7'
    await press(link, password)
    await expectOwners(email, password)
    expect(await nameOf(email, password)).not.toMatch(/Olga|Mallory/)
  })

  test.each(['short', 'password123'])(
    'refuses "%s" on the page without using the link',
    async (weak) => {
      const email = `${weak}@club.test`
      const { link } = await twoSignUps(email)
      const answer = await press(link, weak)
      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain('role="alert"')
      expect((await press(link, owner.password)).status).toBe(303)
    },
  )

  test('confirms the owner’s sign-up with the stranger’s code entered where the owner signed up', async () => {
    const email = 'typed@club.test'
    const { code: token } = await twoSignUps(email)
    const { password } = owner
    const verified = await service.ask('/verify', {
      body: { type: 'signup', email, token, password },
    })
    expect(verified.status).toBe(200)
    await expectOwners(email)
  })

  test('asks for the password before using a code entered elsewhere', async () => {
    const email = 'other.device@club.test'
    const { code: token } = await twoSignUps(email)
    const body = { type: 'signup', email, token, can_ask_password: true }
    const response = await service.ask('/verify', { body })
    expect([response.status, response.body['error_code']]).toEqual([422, 'password_needed'])
    const { password } = owner
    const weak = await service.ask('/verify', { body: { ...body, password: 'short' } })
    expect([weak.status, weak.body['error_code']]).toEqual([422, 'weak_password'])
    expect((await service.ask('/verify', { body: { ...body, password } })).status).toBe(200)
    await expectOwners(email)
  })

  test('asks for it when a program that can ask follows the link', async () => {
    const email = 'hashed@club.test'
    const { link } = await twoSignUps(email)
    const token_hash = new URL(link).searchParams.get('token')
    const body = { type: 'signup', token_hash, can_ask_password: true }
    const response = await service.ask('/verify', { body })
    expect(response.body['error_code']).toBe('password_needed')
  })

  test('a wrong code does not reveal that several signed up', async () => {
    const email = 'guessed@club.test'
    await twoSignUps(email)
    const body = { type: 'signup', email, token: '000000', can_ask_password: true }
    expect((await service.ask('/verify', { body })).body['error_code']).toBe('otp_expired')
  })

  test('confirms the email’s own sign-up for programs that cannot ask', async () => {
    const email = 'protocol@club.test'
    const { code } = await twoSignUps(email)
    expect(await confirm(email, code)).toMatchObject({
      user: { user_metadata: { first_name: 'Mallory' } },
    })
  })

  test('asks nothing for the link of the only sign-up', async () => {
    const email = 'otp.only@club.test'
    await service.ask('/otp', { body: { email } })
    const { code: token } = await service.mailTo(email)
    const body = { type: 'email', email, token, can_ask_password: true }
    expect((await service.ask('/verify', { body })).status).toBe(200)
  })

  test('also asks for several sign-ups with a phone number', async () => {
    const phone = '4915112345679'
    await service.ask('/signup', { body: { phone, ...stranger } })
    wait(service, 2)
    await service.ask('/signup', { body: { phone, ...owner } })
    const token = await codeTo(service, phone)
    const body = { type: 'sms', phone, token, can_ask_password: true }
    const response = await service.ask('/verify', { body })
    expect(response.body['error_code']).toBe('password_needed')
    const { password } = stranger
    await service.ask('/verify', { body: { ...body, password: owner.password } })
    expect(await refusal({ phone, password })).toBe('invalid_credentials')
    expect(await refusal({ phone, password: owner.password })).toBeUndefined()
  })

  test('asks nothing on the page of the only sign-up', async () => {
    await service.ask('/signup', { body: { email: 'only@club.test', ...owner } })
    const { link } = await service.mailTo('only@club.test')
    const page = await fetch(link.replace('http://touchline.test', origin))
    expect(await page.text()).not.toContain('type="password"')
  })
})

test('answers "not confirmed" for each chosen password before confirmation, and "wrong" for others', async () => {
  const email = 'waiting@club.test'
  await signUp(email, stranger)
  await signUp(email, owner)
  for (const { password } of [owner, stranger])
    expect(await refusal({ email, password })).toBe('email_not_confirmed')
  expect(await refusal({ email, password: 'guessed at random 7' })).toBe('invalid_credentials')
})

describe('empties an account prepared by a stranger when its owner arrives', () => {
  async function come(ask: string, type: string, email: string): Promise<unknown> {
    await service.ask(ask, { body: { email } })
    const { code: token } = await service.mailTo(email)
    const { body } = await service.ask('/verify', { body: { type, email, token } })
    return body['user']
  }

  test.each([
    ['by a sign-in link', '/otp', 'email'],
    ['to set a new password', '/recover', 'recovery'],
  ])('%s', async (_how, ask, type) => {
    const email = `${type}.empty@club.test`
    await signUp(email, stranger)
    expect(JSON.stringify(await come(ask, type, email))).not.toContain('Mallory')
    expect(await refusal({ email, password: stranger.password })).toBe('invalid_credentials')
  })

  test('to confirm a phone number', async () => {
    const phone = '4915112345678'
    await service.ask('/signup', { body: { phone, ...stranger } })
    wait(service, 2)
    await service.ask('/signup', { body: { phone, ...owner } })
    const token = await codeTo(service, phone)
    const { body } = await service.ask('/verify', { body: { type: 'sms', phone, token } })
    expect(body['user']).toMatchObject({ user_metadata: { first_name: 'Olga' } })
    expect(await refusal({ phone, password: stranger.password })).toBe('invalid_credentials')
    expect(await refusal({ phone, password: owner.password })).toBeUndefined()
  })
})

test('removes an unproven Google identity from a confirmed account', async () => {
  const google = await testGoogle()
  const { service: withGoogle } = google
  const back = await google.walk(start, luis.sub)
  expect(fragmentOf(back).get('error_code')).toBe('provider_email_needs_verification')

  const email = 'luis@club.test'
  await withGoogle.ask('/signup', { body: { email, ...owner } })
  const user = await confirmedUser(withGoogle, email)
  expect(user).toMatchObject({
    app_metadata: { providers: ['email'] },
    user_metadata: { first_name: 'Olga' },
  })
  expect(fragmentOf(await google.walk(start, luis.sub)).get('access_token')).toBeNull()
})

async function confirmedUser(at: TestAuth, email: string): Promise<unknown> {
  const { code: token } = await at.mailTo(email)
  return (await at.ask('/verify', { body: { type: 'signup', email, token } })).body['user']
}
