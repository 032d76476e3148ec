import { generateKeyPairSync, type JsonWebKey } from 'node:crypto'

import { describe, expect, test } from 'vitest'
import webPush from 'web-push'

import { ConfigError, readConfig, type Environment } from './config.ts'

/** The lines printed when the start fails. */
function complaints(environment: Environment): readonly string[] {
  try {
    readConfig(environment, '/srv')
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.lines
    throw error
  }
}

const pair = (namedCurve: string): JsonWebKey =>
  generateKeyPairSync('ec', { namedCurve }).privateKey.export({ format: 'jwk' })
const key = { ...pair('P-256'), kid: 'a' }
const keySet = (...keys: readonly object[]): string => JSON.stringify({ keys })
const pushKeys = webPush.generateVAPIDKeys()
const vapid = { VAPID_PUBLIC_KEY: pushKeys.publicKey, VAPID_PRIVATE_KEY: pushKeys.privateKey }
const open = { HOST: '0.0.0.0', SMTP_URL: 'smtp://mail.club.test' }

describe('one wrong value stops the start with one line that names it:', () => {
  test.each<readonly [string, string]>([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '1e3'],
    ['HOST', 'this machine'],
    ['PUBLIC_URL', 'club.test'],
    ['PUBLIC_URL', 'https://club.test/touchline'],
    ['PUBLIC_URL', 'https://ana:secret@club.test'],
    ['PUBLIC_URL', 'https://club.test?team=1'],
    ['TRUST_PROXY', 'nginx'],
    ['TRUST_PROXY', '127.0.0.1, 10.0.0.0/33'],
    ['TRUST_PROXY', 'true'],
    ['PUBLIC_URL', 'ftp://club.test'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'postgresql://'],
    ['DATABASE_URL', 'localhost'],
    ['DATABASE_URL', 'postgresql://one:5432,:x/club'],
    ['DATABASE_URL', 'postgresql://one,two/club?target_session_attrs=fastest'],
    ['DATABASE_REPLICA_URL', 'postgresql://standby.club.test/club'],
    ['DATABASE_LISTEN_URL', 'postgresql://listen.club.test/club'],
    ['EVENTS_URL', 'nats.club.test:4222'],
    ['EVENTS_URL', 'https://nats.club.test'],
    ['EVENTS_URL', 'nats://one, nats://'],
    ['EVENTS_URL', 'nats://ana:one@one, nats://ana:two@two'],
    ['SMTP_URL', 'mail.club.test'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'https://mail.club.test'],
    ['MAIL_FROM', 'x'],
    ['MAIL_FROM', 'Our Club'],
    ['MAIL_FROM', 'a@club.test\nBcc: b@club.test'],
    ['S3_ENDPOINT', 's3'],
    ['S3_REGION', 'in the east'],
    ['VAPID_PUBLIC_KEY', 'without the private one'],
    ['STRIPE_SECRET_KEY', 'pk_test_made'],
    ['STRIPE_WEBHOOK_SECRET', 'sk_test_made'],
    ['OPERATOR_EMAILS', 'olga@club.test, Second'],
    ['METRICS_TOKEN', 'too short'],
    ['MAINTENANCE', 'yes'],
    ['SANDBOX_PRICES', '9.99 EUR month'],
    ['SANDBOX_PRICES', '999 EUR month, 9900 EUR'],
    ['SANDBOX_PRICES', '999 XXX month'],
    ['SANDBOX_PRICES', '0 EUR month'],
    ['AUTH_SITE_URL', '/login'],
    ['AUTH_REDIRECT_ALLOW_LIST', 'app.club.test'],
    ['AUTH_SIGNUP', 'true'],
    ['AUTH_AUTOCONFIRM', '1'],
    ['AUTH_PHONE', 'yes'],
    ['AUTH_ANONYMOUS', 'ON'],
    ['AUTH_MANUAL_LINKING', 'no'],
    ['AUTH_RATE_LIMITS', 'false'],
    ['AUTH_REQUIRE_CURRENT_PASSWORD', 'never'],
    ['AUTH_JWT_SECONDS', '59'],
    ['AUTH_JWT_SECONDS', '86401'],
    ['AUTH_JWT_SECONDS', '1h'],
    ['AUTH_PASSWORD_MIN', '5'],
    ['AUTH_PASSWORD_MIN', '73'],
    ['AUTH_REFRESH_REUSE_SECONDS', '-1'],
    ['AUTH_MAIL_FREQUENCY_SECONDS', '3601'],
    ['AUTH_KEYS', 'secret'],
    ['AUTH_KEYS', '{"keys":[]}'],
    ['AUTH_KEYS', keySet({ kty: 'oct', k: 'c2VjcmV0', kid: 'a' })],
    ['AUTH_KEYS', keySet({ ...pair('P-384'), kid: 'a' })],
    ['AUTH_KEYS', keySet({ ...key, d: undefined })],
    ['AUTH_KEYS', keySet({ ...key, kid: undefined })],
    ['AUTH_KEYS', keySet({ ...key, x: 'eA' })],
    ['AUTH_KEYS', keySet(key, key)],
    ['AUTH_KEYS', keySet({ ...key, key_ops: ['sign'] }, { ...key, kid: 'b', key_ops: ['sign'] })],
    ['GOOGLE_CLIENT_ID', 'without a secret'],
    ['GOOGLE_ISSUER', 'accounts.google.com'],
    ['GOOGLE_ISSUER', 'http://accounts.google.com'],
    ['GOOGLE_ISSUER', 'http://127.0.0.1.evil.test'],
    ['CAPTCHA_PROVIDER', 'recaptcha'],
    ['CAPTCHA_VERIFY_URL', 'siteverify'],
    ['SMS_HOOK_URL', 'https://sms.club.test'],
    ['SMS_HOOK_SECRET', 'too short'],
    ['S3_BUCKET', 'without keys'],
  ])('%s=%s', (name, value) => {
    const lines = complaints({ [name]: value })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^${name}: .{8,}`))
    expect(lines[0]).not.toMatch(/invalid|expected (?:string|number)|too (?:small|big)/i)
  })
})

test.each<readonly [string, Environment, string]>([
  ['mail beyond this machine', { HOST: '0.0.0.0' }, 'SMTP_URL'],
  ['text messages beyond this machine', { ...open, AUTH_PHONE: 'on' }, 'SMS_HOOK_URL'],
  ['a provider without its keys', { CAPTCHA_PROVIDER: 'turnstile' }, 'CAPTCHA_SITE_KEY'],
  [
    'a provider without its secret',
    { CAPTCHA_PROVIDER: 'hcaptcha', CAPTCHA_SITE_KEY: 'x' },
    'CAPTCHA_SITE_KEY',
  ],
  ['keys for pushes that are no pair', { ...vapid, VAPID_PUBLIC_KEY: 'x' }, 'VAPID_PUBLIC_KEY'],
  [
    'operators whose addresses nobody has to prove',
    { OPERATOR_EMAILS: 'olga@club.test', AUTH_AUTOCONFIRM: 'on' },
    'OPERATOR_EMAILS: needs AUTH_AUTOCONFIRM=off',
  ],
  [
    'names for websites without a name for everything else',
    { WEBSITES_CNAME_TARGET: 'sites.club.example' },
    'WEBSITES_CNAME_TARGET: needs PUBLIC_URL',
  ],
  ['a secret without its client', { GOOGLE_CLIENT_SECRET: 'x' }, 'GOOGLE_CLIENT_ID'],
])('a contradiction is reported too: %s', (...[, environment, name]) => {
  const lines = complaints(environment)
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(name)
})

test('reports several wrong values together, without repeating them', () => {
  const lines = complaints({ PORT: 'x', AUTH_SIGNUP: 'x', AUTH_KEYS: '{"keys":[{"d":"hidden"}]}' })
  expect(lines.map((line) => line.split(':', 1)[0])).toEqual(['PORT', 'AUTH_SIGNUP', 'AUTH_KEYS'])
  expect(lines.join('\n')).not.toContain('hidden')
})

test('nothing is required; an empty variable counts as unset', () => {
  for (const environment of [{}, { PORT: '', AUTH_SITE_URL: '', AUTH_KEYS: '' }]) {
    const { port, publicUrl, dataDir, auth } = readConfig(environment, '/srv')
    expect({ port, publicUrl, dataDir }).toEqual({
      port: 3000,
      publicUrl: 'http://127.0.0.1:3000',
      dataDir: '/srv/.touchline',
    })
    expect(auth).toMatchObject({
      siteUrl: publicUrl,
      signup: true,
      autoconfirm: false,
      phone: false,
      anonymous: false,
      rateLimits: true,
      jwtSeconds: 3600,
      passwordMin: 8,
      requireCurrentPassword: true,
      keys: undefined,
      google: undefined,
      captcha: { kind: 'altcha' },
      smsHook: undefined,
    })
  }
})

test('the key with "sign" signs, or else the first', () => {
  const other = { ...key, kid: 'b' }
  const kids = (AUTH_KEYS: string) =>
    readConfig({ AUTH_KEYS }, '/').auth.keys?.map(({ kid }) => kid)
  expect(kids(keySet(key, other))).toEqual(['a', 'b'])
  expect(kids(keySet(key, { ...other, key_ops: ['sign'] }))).toEqual(['b', 'a'])
})

test("Stripe's keys must be set together", () => {
  const line = 'STRIPE_SECRET_KEY: needs STRIPE_WEBHOOK_SECRET beside it, both or none'
  const [secret, webhook] = [
    { STRIPE_SECRET_KEY: 'sk_test_made' },
    { STRIPE_WEBHOOK_SECRET: 'whsec_made' },
  ]
  expect([complaints(secret), complaints(webhook)]).toEqual([[line], [line]])
  expect(complaints({ ...secret, ...webhook })).toEqual([])
})

test.each<readonly [string, string]>([
  ['HOST', '::1'],
  ['HOST', 'localhost'],
  ['PUBLIC_URL', 'https://club.test/'],
  ['PUBLIC_URL', 'http://[::1]:3000'],
  ['TRUST_PROXY', '127.0.0.1, 10.0.0.0/8,fd00::/8'],
  ['TRUST_PROXY', 'loopback, uniquelocal'],
  ['DATABASE_URL', 'postgresql://ana:secret@one:5432,two:5433,[::1]/club?sslmode=require'],
  ['DATABASE_URL', 'postgresql://one,two/club?target_session_attrs=read-write'],
  ['DATABASE_URL', 'postgresql:///club'],
  ['DATABASE_URL', 'postgresql:///club?host=/run/postgresql'],
  ['DATABASE_URL', 'postgres://ana:s%40cret@db.club.test:5433/club?sslmode=require'],
  ['SMTP_URL', 'smtps://ana%40club.test:secret@mail.club.test:465'],
  ['MAIL_FROM', 'hello@club.test'],
  ['MAIL_FROM', 'Müller, Verein <hello@club.test>'],
  ['OPERATOR_EMAILS', 'Olga@club.test,second@club.test, '],
  ['AUTH_REDIRECT_ALLOW_LIST', 'http://127.0.0.1:*/**, app.club://callback'],
])('accepts a valid value: %s=%s', (name, value) => {
  expect(complaints({ [name]: value })).toEqual([])
})

test('accepts keys for push and Stripe unchanged', () => {
  const { publicKey, privateKey } = pushKeys
  expect(readConfig(vapid, '/').vapid).toEqual({ publicKey, privateKey })
  const given = { STRIPE_SECRET_KEY: 'rk_live_a1', STRIPE_WEBHOOK_SECRET: 'whsec_a, whsec_b' }
  expect(complaints(given)).toEqual([])
})
