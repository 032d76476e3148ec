import { beforeEach, describe, expect, test } from 'vitest'

import {
  codeAt,
  enterCode,
  protectedPerson,
  tokenOf,
  advanceClock,
} from '../fixtures/authenticator.ts'
import { testAuth } from '../fixtures/service.ts'

const service = await testAuth({
  AUTH_MAIL_FREQUENCY_SECONDS: '0',
  AUTH_REQUIRE_CURRENT_PASSWORD: 'on',
})
const origin = service.url.replace('/auth/v1', '')
const password = 'over the moon 7'

let email = ''
let token = ''
let count = 0

beforeEach(async () => {
  service.platform.setClock(new Date().toISOString())
  count += 1
  email = `person${count}@club.test`
  token = await service.signedUp({ email, password })
})

const enrol = (proof: Readonly<Record<string, string>> = {}) =>
  service.ask('/factors', { body: { factor_type: 'totp', ...proof }, token })

describe('a first factor', () => {
  test('can be added within ten minutes of signing in', async () => {
    advanceClock(service, 599)
    expect((await enrol()).status).toBe(200)
  })

  test('is refused with a copied token of an older sign-in', async () => {
    advanceClock(service, 601)
    expect(await enrol()).toMatchObject({
      status: 400,
      body: { error_code: 'reauthentication_needed' },
    })
    const { body } = await service.ask('/user', { token })
    expect(body['factors']).toBeUndefined()
  })

  test('does not count a refreshed session as a fresh sign-in', async () => {
    const browser = service.browser()
    await browser.signInWithPassword({ email, password })
    advanceClock(service, 601)
    await browser.refreshSession()
    token = await tokenOf(browser)
    expect((await enrol()).body['error_code']).toBe('reauthentication_needed')
  })

  test('can be added with the password, but not a wrong one', async () => {
    advanceClock(service, 3000)
    expect((await enrol({ current_password: 'not this one' })).body['error_code']).toBe(
      'current_password_invalid',
    )
    expect((await enrol({ current_password: password })).status).toBe(200)
  })

  test('can be added with a code sent just now, once', async () => {
    advanceClock(service, 3000)
    await service.ask('/reauthenticate', { token })
    const { code: nonce } = await service.mailTo(email)
    expect((await enrol({ nonce })).status).toBe(200)
    expect((await enrol({ nonce })).body['error_code']).toBe('reauthentication_not_valid')
  })
})

describe('"This wasn\'t me"', () => {
  const page = (link: string, init: RequestInit = {}) =>
    fetch(link.replace('http://touchline.test', origin), init)

  const press = (link: string) => {
    const { origin: site, pathname, searchParams } = new URL(link)
    return page(`${site}${pathname}`, { method: 'POST', body: searchParams })
  }

  async function added() {
    const person = { email: `added${count}@club.test`, password }
    const protectedOne = await protectedPerson(service, person)
    const { kind, text } = await service.mailTo(person.email)
    expect(kind).toBe('auth.factor_added')
    const link = /^http:\/\/touchline\.test\/not-me\?token=\S+$/m.exec(text)?.[0] ?? ''
    return { ...protectedOne, person, link }
  }

  test('removes the factor and signs everyone out, once its button is pressed', async () => {
    const { browser, person, link } = await added()
    const access = await tokenOf(browser)
    for (let opened = 0; opened < 5; opened += 1) expect((await page(link)).status).toBe(200)
    expect((await service.ask('/user', { token: access })).status).toBe(200)

    expect(await (await press(link)).text()).toContain('App removed')
    expect((await service.ask('/user', { token: access })).body['error_code']).toBe(
      'session_not_found',
    )
    const { data, error } = await service.browser().signInWithPassword(person)
    expect(error).toBeNull()
    expect(data.user?.factors).toBeUndefined()
    expect(await (await press(link)).text()).toContain('already gone')
  })

  test('removes later factors too, and works after a new password', async () => {
    const { browser, person, link } = await added()
    advanceClock(service, 60)
    const { data } = await browser.mfa.enroll({ factorType: 'totp', friendlyName: 'Second' })
    if (data === null) throw new Error('no second factor')
    const second = { factorId: data.id, token: await tokenOf(browser) }
    const code = codeAt(data.totp.secret, service.platform.clock())
    expect((await enterCode(service, { ...second, code })).status).toBe(200)
    const fresh = 'a word of mallory 7'
    await browser.refreshSession()
    await browser.updateUser({ password: fresh, current_password: password })

    await press(link)
    const signedIn = await service.browser().signInWithPassword({ ...person, password })
    const changed = await service.browser().signInWithPassword({ ...person, password: fresh })
    const user = signedIn.data.user ?? changed.data.user
    expect(user?.email).toBe(person.email)
    expect(user?.factors).toBeUndefined()
  })

  test('removes nothing with an invented, empty or expired link', async () => {
    const { browser, link } = await added()
    for (const secret of ['invented', ''])
      expect(await (await press(link.replace(/token=.*/, `token=${secret}`))).text()).toContain(
        'already gone',
      )
    expect((await browser.mfa.listFactors()).data?.totp).toHaveLength(1)
    advanceClock(service, 31 * 86_400)
    expect(await (await press(link)).text()).toContain('already gone')
  })
})
