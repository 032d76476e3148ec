import { expect, test } from 'vitest'

import payloads from './fixtures/open-redirect-payloads.json' with { type: 'json' }
import naughty from './fixtures/open-redirect.json' with { type: 'json' }
import { allowedRedirect, isAllowedOrigin, sameOriginPath } from './redirects.ts'

const site = 'https://ourhost'
const rules = {
  siteUrl: site,
  allowList: [
    'https://*.club.test/**',
    'https://one.test',
    'touchline://callback',
    'http://127.0.0.1:*/x',
    'https://1.2.3.4/**',
    'https://16909060/**',
    'https://[2001:db8::1]/**',
    'https://question.test/a?',
    'https://star.test/*',
  ],
}

test.each(naughty.deny)('redirect_to %j never leaves the site', (value) => {
  const target = value.replaceAll('OURHOST', 'ourhost')
  expect(allowedRedirect([target], rules)).toBe(site)
  expect(sameOriginPath(target, site)).toBeUndefined()
})

test.each(payloads.tried)('whatever is tried with %j stays on the site', (value) => {
  for (const friend of ['ourhost', 'www.whitelisteddomain.tld', 'one.test']) {
    const target = value.replaceAll('www.whitelisteddomain.tld', friend)
    expect(['https://ourhost', 'https://one.test']).toContain(
      new URL(allowedRedirect([target], rules)).origin,
    )
  }
})

test.each(naughty.allow)('redirect_to %s is a path of our own', (value) => {
  expect(allowedRedirect([value], rules)).toBe(`${site}${value}`)
  expect(allowedRedirect([`${site}${value}`], rules)).toBe(`${site}${value}`)
  expect(sameOriginPath(value, site)).toBe(value)
})

test.each([
  ['https://a.club.test/x/y?z=1', true],
  ['https://a.b.club.test/x', false],
  ['https://club.test/x', false],
  ['https://one.test', true],
  ['https://one.test/', true],
  ['https://one.test/more', false],
  ['https://one.test#fragment', true],
  ['https://me@one.test', false],
  ['touchline://callback', true],
  ['touchline://other', false],
  ['http://127.0.0.1:8080/x', true],
  ['https://1.2.3.4/x', false],
  ['https://16909060/x', false],
  ['https://0x01020304/x', false],
  ['https://0100.0.0.1/x', false],
  ['https://[2001:db8::1]/x', false],
  ['https://a_b.club.test/x', false],
  ['https://a.club.test:8443/x', false],
  ['https://one.test@evil.test/', false],
  ['https://one.test:x@evil.test/', false],
  ['https://evil.test/?https://one.test', false],
  ['https://evil.test/#https://one.test', false],
  ['https://one.test.evil.test', false],
  ['https://xone.test', false],
  ['https://question.test/a1', true],
  ['https://question.test/a12', false],
  ['https://question.test/a/', false],
  ['https://star.test/any-thing', true],
  ['https://star.test/any.thing', false],
  ['https://star.test/any/thing', false],
  ['TOUCHLINE://callback', true],
  ['touchline:callback', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
])('a listed address is matched by its glob: %s %s', (value, allowed) => {
  expect(allowedRedirect([value], rules) !== site).toBe(allowed)
})

test.each([
  ['http://localhost:5173/x', 'http://localhost:3000', true],
  ['https://localhost:3000/x', 'http://localhost:3000', false],
  ['http://192.168.1.5:3000/x', 'http://192.168.1.5:3000', true],
  ['http://192.168.1.5:3001/x', 'http://192.168.1.5:3000', false],
  ['http://127.0.0.1:9000/x', 'http://127.0.0.1:3000', true],
  ['http://[::1]:9000/x', 'http://[::1]:3000', true],
  ['http://localhost.evil.test:3000/x', 'http://localhost:3000', false],
  ['http://evil@localhost:3000/x', 'http://localhost:3000', false],
  ['https://touchline.test:8443/x', 'https://touchline.test', false],
])('%s on the site %s: %s', (value, siteUrl, allowed) => {
  expect(allowedRedirect([value], { siteUrl, allowList: [] }) === value).toBe(allowed)
})

test('the first allowed candidate wins', () => {
  expect(allowedRedirect([undefined, 'https://evil.test', '/teams', '/dashboard'], rules)).toBe(
    `${site}/teams`,
  )
})

test.each([
  ['https://ourhost', true],
  ['http://ourhost', false],
  ['https://a.club.test', true],
  ['https://club.test', false],
  ['https://one.test', true],
  ['https://one.test.evil.test', false],
  ['null', false],
])('pages of %s may call the auth service: %s', (origin, allowed) => {
  expect(isAllowedOrigin(origin, rules)).toBe(allowed)
})
