import { expect, test } from 'vitest'

import { readConfig, type Environment } from '../config.ts'
import { openLog } from '../log.ts'
import { makeServer } from './server.ts'

/** The content security policy of an installation, by directive. */
async function policyOf(environment: Environment): Promise<Map<string, string>> {
  const config = readConfig(environment, '/')
  const app = makeServer({ config, log: openLog('silent') }, { scriptHashes: [], secure: true })
  app.get('/', (_request, reply) => reply.type('text/html').send('<title>Touchline</title>'))
  const { headers } = await app.inject('/')
  await app.close()
  const rules = String(headers['content-security-policy']).split('; ')
  return new Map(
    rules.map((rule) => [rule.split(' ', 1)[0] ?? '', rule.split(' ').slice(1).join(' ')]),
  )
}

const keys = { CAPTCHA_SITE_KEY: 'x', CAPTCHA_SECRET: 'y' }
const cloudflare = "'self' https://challenges.cloudflare.com"
const hcaptcha = "'self' https://hcaptcha.com https://*.hcaptcha.com"

test.each([
  ['altcha', {}, "'self'"],
  ['off', { CAPTCHA_PROVIDER: 'off' }, "'self'"],
  ['turnstile', { CAPTCHA_PROVIDER: 'turnstile', ...keys }, cloudflare],
  ['hcaptcha', { CAPTCHA_PROVIDER: 'hcaptcha', ...keys }, hcaptcha],
])(
  'with the captcha %s pages take scripts and frames from: %s',
  async (...[, environment, sources]) => {
    const policy = await policyOf(environment)
    for (const directive of ['script-src', 'frame-src', 'connect-src', 'style-src'])
      expect(policy.get(directive)).toBe(sources)
    expect(policy.get('default-src')).toBe("'self'")
  },
)

test.each([
  ['/answer/secret', 'no-referrer', 'noindex'],
  ['/pay/secret', 'no-referrer', 'noindex'],
  ['/league/secret', 'no-referrer', undefined],
  ['/match/secret', 'no-referrer', 'noindex'],
  ['/collect/secret', 'no-referrer', 'noindex'],
  ['/unsubscribe/secret', 'no-referrer', 'noindex'],
  ['/bills', 'strict-origin-when-cross-origin', undefined],
])('%s sends the referrer policy %s; search engines: %s', async (path, policy, robots) => {
  const app = makeServer(
    { config: readConfig({}, '/'), log: openLog('silent') },
    { scriptHashes: [], secure: false },
  )
  const { headers } = await app.inject(path)
  expect(headers['referrer-policy']).toBe(policy)
  expect(headers['x-robots-tag']).toBe(robots)
  await app.close()
})
