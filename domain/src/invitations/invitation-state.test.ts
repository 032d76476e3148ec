import { expect, test } from 'vitest'

import { expiryAfter, invitationState, isOpen, type InvitationFacts } from './invitation-state.ts'

const now = new Date('2026-03-10T12:00:00Z')
const fresh: InvitationFacts = {
  expiresAt: expiryAfter(now),
  openedAt: undefined,
  acceptedAt: undefined,
  revokedAt: undefined,
  disownedAt: undefined,
  hasPlace: true,
  mail: 'waiting',
  request: undefined,
}

const cases: [string, Partial<InvitationFacts>, ReturnType<typeof invitationState>, boolean][] = [
  ['just made', {}, 'queued', true],
  ['mailed', { mail: 'sent' }, 'sent', true],
  ['kept in the mailbox', { mail: 'kept' }, 'sent', true],
  ['refused by the mail server', { mail: 'bounced' }, 'bounced', true],
  ['never delivered', { mail: 'given_up' }, 'bounced', true],
  ['opened', { mail: 'sent', openedAt: now }, 'opened', true],
  ['accepted', { openedAt: now, acceptedAt: now }, 'joined', false],
  ['accepted, to be approved', { acceptedAt: now, request: 'waiting' }, 'asking', false],
  ['accepted and approved', { acceptedAt: now, request: 'approved' }, 'joined', false],
  ['accepted and declined', { acceptedAt: now, request: 'declined' }, 'declined', false],
  ['run out this very moment', { expiresAt: now }, 'expired', false],
  ['opened, then run out', { openedAt: now, expiresAt: now }, 'expired', false],
  ['accepted, later run out', { acceptedAt: now, expiresAt: now }, 'joined', false],
  ['revoked', { revokedAt: now }, 'revoked', false],
  ['opened by the wrong person', { revokedAt: now, disownedAt: now }, 'disowned', false],
  ['to somebody who is gone', { mail: 'sent', hasPlace: false }, 'revoked', false],
  ['accepted before the person went', { acceptedAt: now, hasPlace: false }, 'joined', false],
]

test.each(cases)('an invitation %s (%j) is %s, open: %s', (...[, facts, state, open]) => {
  expect(invitationState({ ...fresh, ...facts }, now)).toBe(state)
  expect(isOpen(state)).toBe(open)
})

test('ends an invitation after fourteen days', () => {
  expect(expiryAfter(now).toISOString()).toBe('2026-03-24T12:00:00.000Z')
})
