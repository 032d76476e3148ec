import { expect, test } from 'vitest'

import { nobody } from '../teams/testing/nobody.ts'
import { mayKeepDocuments, mayOpenDocument, certificateValidity } from './documents.ts'

test.each([
  [null, 'unlimited'],
  ['2026-03-13', 'ended'],
  ['2026-03-14', 'ending'],
  ['2026-04-13', 'ending'],
  ['2026-04-14', 'valid'],
  ['2028-02-29', 'valid'],
])('a document valid until %s counts on 14 March 2026 as %s', (validUntil, validity) => {
  expect(certificateValidity(validUntil, '2026-03-14')).toBe(validity)
})

test.each([
  ['somebody without a row', nobody, false],
  ['another member', { ...nobody, memberId: 'other' }, false],
  ['the guardian of another child', { ...nobody, childIds: ['other'] }, false],
  ['the member', { ...nobody, memberId: 'mia' }, true],
  ['the guardian', { ...nobody, childIds: ['mia'] }, true],
  ['a coach', { ...nobody, memberId: 'other', isCoach: true }, true],
  ['an admin', { ...nobody, isAdmin: true }, true],
])('%s may manage documents: %s', (_, actor, may) => {
  expect(mayKeepDocuments(actor, 'mia')).toBe(may)
})

test.each([
  ['the member', { ...nobody, memberId: 'mia' }, true],
  ['the guardian', { ...nobody, childIds: ['mia'] }, true],
  ['a coach', { ...nobody, memberId: 'other', isCoach: true }, false],
  ['an admin', { ...nobody, isAdmin: true }, false],
])('%s may open a medical certificate: %s', (_, actor, may) => {
  expect(mayOpenDocument(actor, 'mia', 'medical_certificate')).toBe(may)
})
