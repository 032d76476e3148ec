import { describe, expect, test } from 'vitest'

import { isReminderHours, reminderState, ruleKey, usualReminders } from './reminder-rules.ts'

describe('a reminder a day before an event on Saturday at 10', () => {
  const reminding = {
    rule: { whom: 'going', hours: 24 },
    before: new Date('2026-03-21T10:00:00Z'),
    timeZone: 'Europe/London',
    since: new Date('2026-03-01T00:00:00Z'),
  } as const
  test.each([
    ['2026-03-20T09:59:59Z', 'not_yet'],
    ['2026-03-20T10:00:00Z', 'due'],
    ['2026-03-20T11:00:00Z', 'due'],
    ['2026-03-20T11:00:01Z', 'dropped'],
    ['2026-03-21T09:59:00Z', 'dropped'],
    ['2026-03-21T10:00:00Z', 'never'],
    ['2027-03-20T10:00:00Z', 'never'],
  ])('at %s is %s', (now, state) => {
    expect(reminderState(reminding, new Date(now))).toBe(state)
  })

  test("isn't sent if the event was created or moved after that", () => {
    const since = new Date('2026-03-20T10:00:00Z')
    expect(reminderState({ ...reminding, since }, new Date('2026-03-20T10:01:00Z'))).toBe('never')
  })
})

test('every rule has its own key', () => {
  expect(ruleKey({ whom: 'silent', hours: 48 })).toBe('silent-48')
})

test('the default rules can be chosen', () => {
  expect([...usualReminders.silent, ...usualReminders.going].every(isReminderHours)).toBe(true)
  expect(isReminderHours(5)).toBe(false)
})
