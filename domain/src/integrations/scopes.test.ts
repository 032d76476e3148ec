import { expect, test } from 'vitest'

import { contactTold, isScope, scopeFor } from './scopes.ts'

test.each([
  ['GET', 'teams.get', 'teams:read'],
  ['HEAD', 'teams.get', 'teams:read'],
  ['PATCH', 'clubs.change', 'teams:write'],
  ['GET', 'members.list', 'members:read'],
  ['GET', 'invitations.list', 'children:read'],
  ['POST', 'members.export', 'children:read'],
  ['POST', 'members.previewImport', 'children:read'],
  ['GET', 'events.unavailabilities', 'children:read'],
  ['POST', 'invitations.invite', undefined],
  ['POST', 'invitations.approve', undefined],
  ['POST', 'members.addFile', undefined],
  ['POST', 'leagues.renewPublicPage', undefined],
  ['GET', 'children.health', 'children:read'],
  ['PUT', 'children.answerConsent', undefined],
  ['PUT', 'attendance.mark', 'events:write'],
  ['POST', 'attendance.export', 'events:read'],
  ['GET', 'statistics.team', 'leagues:read'],
  ['GET', 'collections.myBills', 'collections:read'],
  ['POST', 'collections.refund', undefined],
  ['GET', 'collections.requests', undefined],
  ['DELETE', 'teams.remove', undefined],
  ['GET', 'accounts.me', 'profile:read'],
  ['PATCH', 'accounts.change', undefined],
  ['POST', 'integrations.makeToken', undefined],
  ['GET', 'operations.accounts', undefined],
  ['POST', 'home.askForDeletion', undefined],
  ['GET', 'something.new', undefined],
])('%s of %s takes the scope %s', (method, name, scope) => {
  expect(scopeFor({ method, name })).toBe(scope)
})

test.each([
  ['members.list', 'everybody'],
  ['members.previewImport', 'everybody'],
  ['members.get', 'one'],
  ['members.change', 'one'],
  ['members.add', undefined],
  ['teams.get', undefined],
])('%s tells the contact of %s', (name, told) => {
  expect(contactTold(name)).toBe(told)
})

test('a scope is one of the list', () => {
  expect(isScope('teams:read')).toBe(true)
  expect(isScope('teams:everything')).toBe(false)
})
