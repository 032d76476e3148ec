import { expect, test } from 'vitest'

import type { SubscriptionStatus } from '../values/subscription-status.ts'
import { accessUntil, graceUntil, isOvercome, mayManageSubscription, replaces } from './access.ts'

const now = new Date('2026-03-14T09:00:00Z')
const tomorrow = new Date('2026-03-15T09:00:00Z')
const monthEnd = new Date('2026-03-31T00:00:00Z')
const passed = new Date('2026-03-01T00:00:00Z')

test.each<[SubscriptionStatus, Date | undefined, Date | undefined]>([
  ['active', monthEnd, monthEnd],
  ['trialing', monthEnd, monthEnd],
  ['active', passed, tomorrow],
  ['active', undefined, tomorrow],
  ['incomplete', monthEnd, undefined],
  ['incomplete_expired', monthEnd, undefined],
  ['unpaid', monthEnd, undefined],
  ['paused', monthEnd, undefined],
  ['canceled', monthEnd, undefined],
])('%s with a period until %s opens Premium until %s', (status, periodEndsAt, until) => {
  expect(accessUntil({ status, periodEndsAt, pastDueSince: undefined }, now)).toEqual(until)
})

test.each([
  [new Date('2026-03-14T09:00:00Z'), new Date('2026-03-28T09:00:00Z')],
  [new Date('2026-02-28T09:00:01Z'), new Date('2026-03-14T09:00:01Z')],
  [new Date('2026-02-28T09:00:00Z'), undefined],
  [undefined, new Date('2026-03-28T09:00:00Z')],
])('past due since %s opens Premium until %s', (pastDueSince, until) => {
  expect(accessUntil({ status: 'past_due', periodEndsAt: monthEnd, pastDueSince }, now)).toEqual(
    until,
  )
})

test('the grace is fourteen days', () => {
  expect(graceUntil(now)).toEqual(new Date('2026-03-28T09:00:00Z'))
})

test.each<[told: [SubscriptionStatus, string], known: [SubscriptionStatus, string], boolean]>([
  [['active', '10:00:01'], ['incomplete', '10:00:00'], true],
  [['active', '10:00:00'], ['incomplete', '10:00:01'], true],
  [['incomplete', '10:00:02'], ['active', '10:00:01'], false],
  [['past_due', '10:00:02'], ['active', '10:00:01'], true],
  [['past_due', '10:00:01'], ['active', '10:00:02'], false],
  [['active', '10:00:01'], ['past_due', '10:00:01'], true],
  [['canceled', '10:00:01'], ['active', '10:00:02'], true],
  [['active', '10:00:09'], ['canceled', '10:00:01'], false],
  [['active', '10:00:09'], ['incomplete_expired', '10:00:01'], false],
])('%j replaces %j: %s', (told, known, expected) => {
  expect(replaces(saidOf(told), saidOf(known))).toBe(expected)
})

function saidOf([status, time]: readonly [SubscriptionStatus, string]) {
  return { status, at: new Date(`2026-01-01T${time}Z`) }
}

test('what is told first is all that is known', () => {
  expect(replaces({ status: 'incomplete', at: now }, undefined)).toBe(true)
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

test.each([
  [true, true],
  [false, false],
])('whether an admin (%s) manages the subscription: %s', (isAdmin, expected) => {
  expect(mayManageSubscription({ isAdmin })).toBe(expected)
})
