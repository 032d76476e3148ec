import { expect, test } from 'vitest'

import {
  assistantScopes,
  connectionEndsAt,
  redirectHost,
  isChallenge,
  isRedirectUri,
  isRegisteredRedirect,
  isVerifier,
  requestedScopes,
} from './oauth.ts'

test.each([
  ['https://assistant.example/callback', true],
  ['https://assistant.example:8443/callback?kind=1', true],
  ['http://localhost:8090/callback', true],
  ['http://127.0.0.1/callback', true],
  ['http://[::1]:1234/', true],
  ['http://assistant.example/callback', false],
  ['https://assistant.example/callback#part', false],
  ['https://ana:secret@assistant.example/', false],
  ['https://assistant.example/\n', false],
  ['https://localhost.evil.example/', true],
  ['http://localhost.evil.example/', false],
  ['http://127.0.0.1.evil.example/', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['cursor://callback', false],
  ['/callback', false],
  [`https://assistant.example/${'a'.repeat(500)}`, false],
])('the redirect %s is allowed: %s', (uri, allowed) => {
  expect(isRedirectUri(uri)).toBe(allowed)
})

test.each([
  ['https://a.example/cb', 'https://a.example/cb', true],
  ['https://a.example/cb', 'https://a.example/cb/', false],
  ['https://a.example/cb', 'https://a.example/cb?x=1', false],
  ['https://a.example/cb', 'https://a.example:8443/cb', false],
  ['https://a.example/cb', 'https://A.example/cb', false],
  ['https://a.example/cb', 'https://b.example/cb', false],
  ['http://127.0.0.1/cb', 'http://127.0.0.1:5555/cb', true],
  ['http://localhost:1/cb', 'http://localhost:2/cb', true],
  ['http://localhost:1/cb', 'http://127.0.0.1:2/cb', false],
  ['http://localhost:1/cb', 'http://localhost:2/other', false],
  ['http://localhost:1/cb', 'https://localhost:1/cb', false],
])('with %s registered, %s is: %s', (registered, uri, expected) => {
  expect(isRegisteredRedirect(uri, [registered])).toBe(expected)
})

test('requests all scopes if none is named, and ignores unknown ones', () => {
  expect(requestedScopes(undefined)).toEqual(assistantScopes)
  expect(requestedScopes(' ')).toEqual(assistantScopes)
  expect(requestedScopes('openid events:read offline_access')).toEqual(['events:read'])
  expect(requestedScopes('collections:write')).toEqual([])
})

test('shows the host of an app, and none for a program on the person’s computer', () => {
  expect(redirectHost('https://assistant.example:8443/cb')).toBe('assistant.example:8443')
  expect(redirectHost('http://localhost:8090/cb')).toBeNull()
})

test('accepts only S256 challenges and verifiers of RFC 7636', () => {
  expect(isChallenge('a'.repeat(43))).toBe(true)
  expect(isChallenge('a'.repeat(44))).toBe(false)
  expect(isChallenge(undefined)).toBe(false)
  expect(isVerifier('a'.repeat(42))).toBe(false)
  expect(isVerifier('~'.repeat(128))).toBe(true)
  expect(isVerifier('ä'.repeat(43))).toBe(false)
})

test('an app stays connected for 90 days after its last renewal, and for a year at most', () => {
  const day = 86_400_000
  const madeAt = new Date('2026-01-01T00:00:00Z')
  expect(connectionEndsAt(madeAt, madeAt)).toEqual(new Date(madeAt.getTime() + 90 * day))
  const late = new Date(madeAt.getTime() + 300 * day)
  expect(connectionEndsAt(late, madeAt)).toEqual(new Date(madeAt.getTime() + 365 * day))
})
