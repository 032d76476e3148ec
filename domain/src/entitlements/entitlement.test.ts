import { expect, test } from 'vitest'

import { entitlement, premiumRefusal } from './entitlement.ts'

const createdAt = new Date('2026-01-01T10:00:00Z')
const trialEnds = new Date('2026-02-01T10:00:00Z')
const paidUntil = new Date('2026-06-01T00:00:00Z')

test.each([
  ['2026-01-01T10:00:00Z', 31],
  ['2026-01-01T10:00:01Z', 31],
  ['2026-01-02T10:00:00Z', 30],
  ['2026-02-01T09:59:59Z', 1],
  ['2025-12-31T10:00:00Z', 31],
])('at %s the trial has %i days left', (now, daysLeft) => {
  const state = entitlement({ createdAt, premiumUntil: undefined }, new Date(now))
  expect(state).toEqual({ kind: 'trial', until: trialEnds, daysLeft })
  expect(premiumRefusal(state)).toBeUndefined()
})

test.each([
  [undefined, 'standard', 'premium_needed'],
  ['unknown', 'unknown', 'unavailable'],
  [paidUntil, 'premium', undefined],
  [new Date('2026-02-15T00:00:00Z'), 'standard', 'premium_needed'],
] as const)('after the trial, premium until %s means %s', (premiumUntil, kind, refusal) => {
  const state = entitlement({ createdAt, premiumUntil }, new Date('2026-03-01T00:00:00Z'))
  expect(state.kind).toBe(kind)
  expect(premiumRefusal(state)).toBe(refusal)
})

test('who pays in the trial has premium, who cannot be asked in the trial still has the trial', () => {
  const now = new Date('2026-01-10T00:00:00Z')
  expect(entitlement({ createdAt, premiumUntil: paidUntil }, now).kind).toBe('premium')
  expect(entitlement({ createdAt, premiumUntil: 'unknown' }, now).kind).toBe('trial')
})
