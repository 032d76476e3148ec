import { expect, test } from 'vitest'

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
  ],
}

test.each(naughty.deny)('redirect_to %j never leaves the site', (value) => {
  const target = value.replaceAll('OURHOST', 'ourhost')
  expect(allowedRedirect([target], rules)).toBe(site)
  expect(sameOriginPath(target, site)).toBeUndefined()
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
])('a listed address is matched by its glob: %s %s', (value, allowed) => {
  expect(allowedRedirect([value], rules) !== site).toBe(allowed)
})

test.each([
  ['http://localhost:5173/x', 'http://localhost:3000', true],
  ['https://localhost:3000/x', 'http://localhost:3000', false],
  ['http://192.168.1.5:3000/x', 'http://192.168.1.5:3000', true],
  ['http://192.168.1.5:3001/x', 'http://192.168.1.5:3000', false],
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
