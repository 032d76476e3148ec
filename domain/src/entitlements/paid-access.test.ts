import { expect, test } from 'vitest'

import type { SubscriptionStatus } from '../values/subscription-status.ts'
import { accessUntil, graceUntil } from './paid-access.ts'

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
