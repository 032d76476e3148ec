import { expect, test } from 'vitest'

import { loggedContactAccess, isScope, scopeFor } from './scopes.ts'

test.each([
  ['GET', 'teams.get', 'teams:read'],
  ['HEAD', 'teams.get', 'teams:read'],
  ['PATCH', 'clubs.change', 'teams:write'],
  ['GET', 'members.list', 'members:read'],
  ['POST', 'members.export', 'children:read'],
  ['GET', 'members.files', 'children:read'],
  ['POST', 'members.previewImport', 'children:read'],
  ['GET', 'children.certificate', 'children:read'],
  ['GET', 'children.consents', 'children:read'],
  ['GET', 'children.emergency', 'children:read'],
  ['GET', 'children.health', 'children:read'],
  ['GET', 'invitations.list', 'children:read'],
  ['GET', 'invitations.requests', 'children:read'],
  ['GET', 'invitations.uninvited', 'children:read'],
  ['GET', 'events.unavailabilities', 'children:read'],
  ['GET', 'children.access', undefined],
  ['PUT', 'children.saveHealth', undefined],
  ['POST', 'invitations.invite', undefined],
  ['POST', 'invitations.decide', undefined],
  ['POST', 'members.addFile', undefined],
  ['PUT', 'leagues.setPublicPage', undefined],
  ['PUT', 'children.answerConsent', undefined],
  ['PUT', 'attendance.mark', 'events:write'],
  ['POST', 'attendance.export', 'events:read'],
  ['GET', 'statistics.team', 'leagues:read'],
  ['GET', 'collections.myBills', 'collections:read'],
  ['POST', 'collections.refund', undefined],
  ['PUT', 'collections.answerRequest', undefined],
  ['DELETE', 'teams.remove', undefined],
  ['GET', 'accounts.me', 'profile:read'],
  ['PATCH', 'accounts.change', undefined],
  ['POST', 'integrations.makeToken', undefined],
  ['POST', 'integrations.authorize', undefined],
  ['GET', 'operations.accounts', undefined],
  ['POST', 'privacy.askForDeletion', undefined],
  ['GET', 'something.new', undefined],
])('%s of %s needs the scope %s', (method, name, scope) => {
  expect(scopeFor({ method, name })).toBe(scope)
})

test.each([
  ['members.list', 'everybody'],
  ['members.previewImport', 'everybody'],
  ['members.get', 'one'],
  ['members.change', 'one'],
  ['children.emergency', 'one'],
  ['children.emergencyNumbers', 'everybody'],
  ['members.add', undefined],
  ['teams.get', undefined],
])('%s returns contact details of %s', (name, fields) => {
  expect(loggedContactAccess(name)).toBe(fields)
})

test('recognises scopes', () => {
  expect(isScope('teams:read')).toBe(true)
  expect(isScope('teams:everything')).toBe(false)
})
