import { beforeAll, describe, expect, test } from 'vitest'

import { refusalsInBothFormats, type Row } from '../fixtures/phones.ts'
import { known } from '../fixtures/refusals.ts'
import { testAuth, type TestAuth } from '../fixtures/service.ts'

const closedDoor = [422, 'signup_disabled', 'Signups not allowed for this instance'] as const
const newcomer = { email: 'new@club.test', password: 'a good password' }
const byPhone = { phone: '34600400001', password: 'a good password' }

let closed: TestAuth
beforeAll(async () => {
  closed = await testAuth({
    AUTH_SIGNUP: 'off',
    AUTH_PHONE: 'on',
    AUTH_ANONYMOUS: 'on',
    AUTH_MAIL_FREQUENCY_SECONDS: '0',
  })
})

describe('an installation without sign-up', () => {
  const rows: readonly Row[] = [
    { says: 'by e-mail', path: '/signup', ask: { body: newcomer }, answer: closedDoor },
    { says: 'by phone', path: '/signup', ask: { body: byPhone }, answer: closedDoor },
    { says: 'without an address', path: '/signup', ask: { body: {} }, answer: closedDoor },
    {
      says: 'even without a password',
      path: '/signup',
      ask: { body: { email: 'new@club.test' } },
      answer: closedDoor,
    },
    {
      says: 'by a mailed link',
      path: '/otp',
      ask: { body: { email: newcomer.email } },
      answer: closedDoor,
    },
    {
      says: 'by its older name',
      path: '/magiclink',
      ask: { body: { email: newcomer.email } },
      answer: closedDoor,
    },
    {
      says: 'by a texted code',
      path: '/otp',
      ask: { body: { phone: byPhone.phone } },
      answer: closedDoor,
    },
    {
      says: 'a code for those it knows',
      path: '/otp',
      ask: { body: { phone: byPhone.phone, create_user: false } },
      answer: [422, 'otp_disabled', 'Signups not allowed for otp'],
    },
  ]
  test.each(rows)('$says: $answer', async (row) => {
    expect(await refusalsInBothFormats(closed, row)).toEqual([])
    const { database } = closed.platform
    expect(await database.selectFrom('auth.users').select('id').execute()).toEqual([])
  })
})

describe('reports every switch correctly in /settings', () => {
  const rows = [
    [
      {},
      {
        disable_signup: false,
        mailer_autoconfirm: false,
        phone_autoconfirm: false,
        sms_provider: '',
        saml_enabled: false,
      },
      { email: true, phone: false, google: false, anonymous_users: false },
    ],
    [{ AUTH_SIGNUP: 'off' }, { disable_signup: true }, {}],
    [{ AUTH_AUTOCONFIRM: 'on' }, { mailer_autoconfirm: true, phone_autoconfirm: true }, {}],
    [{ AUTH_PHONE: 'on' }, { sms_provider: 'mailbox' }, { phone: true }],
    [
      { AUTH_PHONE: 'on', SMS_HOOK_URL: 'https://sms.test/', SMS_HOOK_SECRET: 'sixteen letters!' },
      { sms_provider: 'hook' },
      { phone: true },
    ],
    [{ AUTH_ANONYMOUS: 'on' }, {}, { anonymous_users: true }],
    [{ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }, {}, { google: true }],
  ] as const
  test.each(rows)('with %j', async (environment, settings, external) => {
    const service = await testAuth(environment)
    const { body } = await service.ask('/settings')
    expect(body).toMatchObject({ ...settings, external: { ...external, apple: false, x: false } })
  })

  test('lists every provider of the protocol', async () => {
    const { external } = (await closed.ask('/settings')).body
    expect(Object.keys(external ?? {}).toSorted()).toEqual(
      'anonymous_users apple azure bitbucket discord email facebook figma fly github gitlab google kakao keycloak linkedin linkedin_oidc notion phone slack slack_oidc snapchat spotify twitch twitter web3_ethereum web3_solana workos x zoom'.split(
        ' ',
      ),
    )
  })
})

describe('parts of the protocol that are not offered', () => {
  let service: TestAuth
  let token: string
  beforeAll(async () => {
    service = await testAuth()
    token = await service.signedUp(known)
  })
  const sso = [404, 'saml_provider_disabled', 'SAML 2.0 is disabled'] as const

  test.each([{}, { domain: 'club.test', provider_id: 'both' }, { provider_id: 7 }])(
    'SAML, whatever the request: %j',
    async (body) =>
      expect(
        await refusalsInBothFormats(service, { path: '/sso', ask: { body }, answer: sso }),
      ).toEqual([]),
  )

  test.each([
    ['GET', '/admin/users'],
    ['POST', '/admin/users'],
    ['DELETE', '/admin/users/0198e3c0-0000-7000-8000-000000000001'],
    ['POST', '/admin/generate_link'],
    ['GET', '/admin/audit'],
    ['POST', '/invite'],
  ])('%s %s is refused for everyone', async (method, path) => {
    const body = method === 'GET' ? {} : { body: { email: 'a@b.test' } }
    expect(
      await refusalsInBothFormats(service, {
        path,
        ask: { method, ...body },
        answer: [401, 'no_authorization', 'This endpoint requires a valid Bearer token'],
      }),
    ).toEqual([])
    expect(
      await refusalsInBothFormats(service, {
        path,
        ask: { method, token, ...body },
        answer: [403, 'not_admin', 'User not allowed'],
      }),
    ).toEqual([])
  })

  test.each([
    ['GET', '/invite', 405],
    ['GET', '/sso', 405],
    ['POST', '/reauthenticate', 405],
    ['GET', '/administration', 404],
  ])('%s %s is %i', async (method, path, status) => {
    expect((await service.ask(path, { method })).status).toBe(status)
  })
})
