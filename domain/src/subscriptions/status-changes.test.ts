import { expect, test } from 'vitest'

import type { SubscriptionStatus } from '../values/subscription-status.ts'
import { isOvercome, supersedes } from './status-changes.ts'

const now = new Date('2026-03-14T09:00:00Z')

test.each<[incoming: [SubscriptionStatus, string], known: [SubscriptionStatus, string], boolean]>([
  [['active', '10:00:01'], ['incomplete', '10:00:00'], true],
  [['active', '10:00:00'], ['incomplete', '10:00:01'], true],
  [['incomplete', '10:00:02'], ['active', '10:00:01'], false],
  [['past_due', '10:00:02'], ['active', '10:00:01'], true],
  [['past_due', '10:00:01'], ['active', '10:00:02'], false],
  [['active', '10:00:01'], ['past_due', '10:00:01'], true],
  [['canceled', '10:00:01'], ['active', '10:00:02'], true],
  [['active', '10:00:09'], ['canceled', '10:00:01'], false],
  [['active', '10:00:09'], ['incomplete_expired', '10:00:01'], false],
])('%j replaces %j: %s', (incoming, known, expected) => {
  expect(supersedes(saidOf(incoming), saidOf(known))).toBe(expected)
})

function saidOf([status, time]: readonly [SubscriptionStatus, string]) {
  return { status, at: new Date(`2026-01-01T${time}Z`) }
}

test('accepts the first event without a known status', () => {
  expect(supersedes({ status: 'incomplete', at: now }, undefined)).toBe(true)
})

test.each<[SubscriptionStatus, string, 'answer' | 'events', boolean]>([
  ['active', '10:00:01', 'events', true],
  ['active', '10:00:00', 'events', false],
  ['active', '09:59:59', 'events', false],
  ['trialing', '10:00:01', 'events', true],
  ['past_due', '10:05:00', 'events', false],
  ['active', '10:00:59', 'answer', false],
  ['active', '10:01:01', 'answer', true],
  ['past_due', '10:05:00', 'answer', false],
])('%s as of %s, known by the %s, overcomes a failure of ten o’clock: %s', (...of) => {
  const [status, time, knownBy, expected] = of
  const failure = { at: new Date('2026-01-01T10:00:00Z'), knownBy }
  expect(isOvercome(saidOf([status, time]), failure)).toBe(expected)
})
