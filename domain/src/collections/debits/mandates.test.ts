import { expect, test } from 'vitest'

import { isMandateReference, mandateState, sequenceType, type Mandate } from './mandates.ts'

const signed: Mandate = {
  kind: 'recurring',
  signedOn: '2024-02-29',
  lastCollectedOn: null,
  isRevoked: false,
}

test.each([
  [{}, '2027-02-28', 'valid'],
  [{}, '2027-03-01', 'lapsed'],
  [{ lastCollectedOn: '2026-01-10' }, '2027-03-01', 'valid'],
  [{ lastCollectedOn: '2026-01-10' }, '2029-01-11', 'lapsed'],
  [{ isRevoked: true }, '2024-03-01', 'revoked'],
  [{ kind: 'one_off' as const }, '2024-03-01', 'valid'],
  [{ kind: 'one_off' as const, lastCollectedOn: '2024-03-01' }, '2024-03-02', 'used'],
])('a mandate with %o is on %s %s', (traits, day, state) => {
  expect(mandateState({ ...signed, ...traits }, day)).toBe(state)
})

test.each([
  [{ kind: 'recurring', lastCollectedOn: null, marksFirst: false }, 'RCUR'],
  [{ kind: 'recurring', lastCollectedOn: null, marksFirst: true }, 'FRST'],
  [{ kind: 'recurring', lastCollectedOn: '2026-01-01', marksFirst: true }, 'RCUR'],
  [{ kind: 'one_off', lastCollectedOn: null, marksFirst: true }, 'OOFF'],
] as const)('%o is collected as %s', (collecting, type) => {
  expect(sequenceType(collecting)).toBe(type)
})

test.each([
  ['M00001', true],
  ['TSV-2026/17 (Kids)', true],
  ['/M1', false],
  ['M//1', false],
  ['Müller', false],
  [' M1', false],
  ['', false],
  ['M'.repeat(36), false],
])('reference %s is accepted by banks: %s', (reference, isRight) => {
  expect(isMandateReference(reference)).toBe(isRight)
})
