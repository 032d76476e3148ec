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

/** The error code of a sign-in; undefined when it works. */
async function refusal(who: { email?: string; phone?: string; password: string }) {
  const { body } = await service.ask('/token?grant_type=password', { body: who })
  return body['error_code']
}

async function signUp(email: string, person: typeof owner): Promise<string> {
  await service.ask('/signup', { body: { email, ...person } })
  return (await service.mailTo(email)).code
}

test('the owner who signs up after a stranger keeps their own password and name', async () => {
  const email = 'later@club.test'
  await signUp(email, stranger)
  const { user } = await confirm(email, await signUp(email, owner))
  expect(user).toMatchObject({ user_metadata: { first_name: 'Olga', email_verified: true } })
  expect(await refusal({ email, password: stranger.password })).toBe('invalid_credentials')
  expect(await refusal({ email, password: owner.password })).toBeUndefined()
})

test('a stranger who signs up after the owner changes nothing about the letter of the owner', async () => {
  const email = 'earlier@club.test'
  const code = await signUp(email, owner)
  await signUp(email, stranger)
  const { user } = await confirm(email, code)
  expect(user).toMatchObject({ user_metadata: { first_name: 'Olga' } })
  expect(await refusal({ email, password: stranger.password })).toBe('invalid_credentials')
  expect(await refusal({ email, password: owner.password })).toBeUndefined()
})

test('the letter of the other sign-up is void once one is confirmed', async () => {
  const email = 'void@club.test'
  const other = await signUp(email, stranger)
  await confirm(email, await signUp(email, owner))
  const again = await service.ask('/verify', { body: { type: 'signup', email, token: other } })
  expect(again.body['error_code']).toBe('otp_expired')
})

test('a sign-up reveals nothing of earlier ones', async () => {
  const email = 'quiet@club.test'
  await service.ask('/signup', { body: { email, ...stranger } })
  const { body } = await service.ask('/signup', { body: { email, ...owner } })
  expect(JSON.stringify(body)).not.toContain('Mallory')
  expect(body['user_metadata']).toMatchObject({ first_name: 'Olga', email })
})

test('a sign-up sent again keeps its password; with several it proves the address only', async () => {
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

describe('confirming one of several sign-ups needs its password', () => {
  const origin = service.url.replace('/auth/v1', '')

  /** The owner signs up, a stranger after them; the newest email is about the stranger's. */
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

  test('the email of the second says so, and when it was', async () => {
    const { text } = await twoSignUps('told@club.test')
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      'Your address was used to sign up more than once',
    )
    expect(text).toMatch(/\d{2}:\d{2} UTC/)
  })

  test('the page of the email of the stranger asks for it, and the sign-up of the owner counts', async () => {
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

  test('a password that neither chose is a new one, and the names of both go', async () => {
    const email = 'neither@club.test'
    const { link } = await twoSignUps(email)
    const password = 'a third password 7'
    await press(link, password)
    await expectOwners(email, password)
    expect(await nameOf(email, password)).not.toMatch(/Olga|Mallory/)
  })

  test.each(['short', 'password123'])(
    '"%s" is refused on the page, and spends nothing',
    async (weak) => {
      const email = `${weak}@club.test`
      const { link } = await twoSignUps(email)
      const answer = await press(link, weak)
      expect(answer.status).toBe(422)
      expect(await answer.text()).toContain('role="alert"')
      expect((await press(link, owner.password)).status).toBe(303)
    },
  )

  test('the code of the email of the stranger, typed where the owner signed up, is theirs', async () => {
    const email = 'typed@club.test'
    const { code: token } = await twoSignUps(email)
    const { password } = owner
    const verified = await service.ask('/verify', {
      body: { type: 'signup', email, token, password },
    })
    expect(verified.status).toBe(200)
    await expectOwners(email)
  })

  test('typed where the password is unknown, the code asks for it and is not spent', async () => {
    const email = 'other.device@club.test'
    const { code: token } = await twoSignUps(email)
    const body = { type: 'signup', email, token, can_ask_password: true }
    const asked = await service.ask('/verify', { body })
    expect([asked.status, asked.body['error_code']]).toEqual([422, 'password_needed'])
    const { password } = owner
    const weak = await service.ask('/verify', { body: { ...body, password: 'short' } })
    expect([weak.status, weak.body['error_code']]).toEqual([422, 'weak_password'])
    expect((await service.ask('/verify', { body: { ...body, password } })).status).toBe(200)
    await expectOwners(email)
  })

  test('so does the link of a program that can ask', async () => {
    const email = 'hashed@club.test'
    const { link } = await twoSignUps(email)
    const token_hash = new URL(link).searchParams.get('token')
    const body = { type: 'signup', token_hash, can_ask_password: true }
    const asked = await service.ask('/verify', { body })
    expect(asked.body['error_code']).toBe('password_needed')
  })

  test('a wrong code tells no one that several signed up', async () => {
    const email = 'guessed@club.test'
    await twoSignUps(email)
    const body = { type: 'signup', email, token: '000000', can_ask_password: true }
    expect((await service.ask('/verify', { body })).body['error_code']).toBe('otp_expired')
  })

  test('the code of a mail confirms the sign-up of that mail for programs that cannot ask', async () => {
    const email = 'protocol@club.test'
    const { code } = await twoSignUps(email)
    expect(await confirm(email, code)).toMatchObject({
      user: { user_metadata: { first_name: 'Mallory' } },
    })
  })

  test('a sign-in link of the only sign-up asks for nothing', async () => {
    const email = 'otp.only@club.test'
    await service.ask('/otp', { body: { email } })
    const { code: token } = await service.mailTo(email)
    const body = { type: 'email', email, token, can_ask_password: true }
    expect((await service.ask('/verify', { body })).status).toBe(200)
  })

  test('several sign-ups with a phone number ask, too', async () => {
    const phone = '4915112345679'
    await service.ask('/signup', { body: { phone, ...stranger } })
    wait(service, 2)
    await service.ask('/signup', { body: { phone, ...owner } })
    const token = await codeTo(service, phone)
    const body = { type: 'sms', phone, token, can_ask_password: true }
    const asked = await service.ask('/verify', { body })
    expect(asked.body['error_code']).toBe('password_needed')
    const { password } = stranger
    await service.ask('/verify', { body: { ...body, password: owner.password } })
    expect(await refusal({ phone, password })).toBe('invalid_credentials')
    expect(await refusal({ phone, password: owner.password })).toBeUndefined()
  })

  test('a page of the only sign-up asks for nothing', async () => {
    await service.ask('/signup', { body: { email: 'only@club.test', ...owner } })
    const { link } = await service.mailTo('only@club.test')
    const page = await fetch(link.replace('http://touchline.test', origin))
    expect(await page.text()).not.toContain('type="password"')
  })
})

test('before the letter is confirmed each password that was chosen says so, others are wrong', async () => {
  const email = 'waiting@club.test'
  await signUp(email, stranger)
  await signUp(email, owner)
  for (const { password } of [owner, stranger])
    expect(await refusal({ email, password })).toBe('email_not_confirmed')
  expect(await refusal({ email, password: 'guessed at random 7' })).toBe('invalid_credentials')
})

describe('an account that a stranger prepared is emptied when its owner comes', () => {
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

test('an unproven Google account does not stay in a confirmed account', async () => {
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
