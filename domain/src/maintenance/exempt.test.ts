import { describe, expect, test } from 'vitest'

import { isExemptFromMaintenance } from './exempt.ts'

const goesOn = [
  '/admin',
  '/admin/',
  '/admin/maintenance',
  '/admin/audit',
  '/auth/v1/token',
  '/auth/v1/.well-known/jwks.json',
  '/healthz',
  '/readyz',
  '/metrics',
  '/webhooks/stripe',
  '/rest/v1/admin/figures',
  '/rest/v1/me',
  '/rest/v1/installation',
  '/rest/v1/maintenance',
  '/rest/v1/mailbox',
  '/assets/entry.client-B3x_9.js',
  '/assets/fonts/sans.woff2',
  '/icon.svg',
  '/manifest.webmanifest',
]

const waits = [
  '/',
  '/login',
  '/dashboard',
  '/team/1/calendar',
  '/administrator',
  '/admin-x',
  '/ADMIN',
  '/Admin/audit',
  '//admin',
  '/admin//audit',
  '/admin/../team/1',
  '/admin/./audit',
  '/admin/..',
  '/admin%2f..%2fteam',
  '/admin/%2e%2e/team',
  '/admin/..%2fteam',
  '/admin;/team',
  '/admin\\..\\team',
  '/%61dmin',
  '/team/admin',
  '/team/1/admin',
  '/auth/../rest/v1/teams',
  '/auth%2fv1%2f..',
  '/authx',
  '/healthz/x',
  '/healthzz',
  '/webhooksx',
  '/rest/v1/teams',
  '/rest/v1/administrators',
  '/rest/v1/admin/../teams',
  '/rest/v1/me/notifications',
  '/rest/v1/openapi.json',
  '/realtime/v1',
  '/storage/v1/pictures/1/full',
  '/assets/../index.html',
  '/index.html',
  '/team/1/members/export.csv',
  '',
]

describe.each(['GET', 'HEAD', 'POST'])('%s', (method) => {
  test.each(waits)('%j waits', (path) => {
    expect(isExemptFromMaintenance(method, path)).toBe(false)
  })
})

test.each(goesOn)('%s goes on', (path) => {
  expect(isExemptFromMaintenance('GET', path)).toBe(true)
})

test.each([
  ['POST', '/auth/v1/token', true],
  ['POST', '/webhooks/stripe', true],
  ['PUT', '/rest/v1/admin/maintenance', true],
  ['PATCH', '/rest/v1/me', false],
  ['DELETE', '/rest/v1/me', false],
  ['POST', '/assets/x.js', false],
])('%s %s goes on: %s', (method, path, expected) => {
  expect(isExemptFromMaintenance(method, path)).toBe(expected)
})
