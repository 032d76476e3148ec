import { expect, test } from 'vitest'

import { dueAt } from '../teams/reminder-rules.ts'
import clockChanges from './fixtures/clock-changes.json' with { type: 'json' }

const occurrences = clockChanges.series.flatMap(({ name, zone, occurrences: all }) =>
  all.map((one) => ({ name: `${name}, ${one.local}`, zone, one })),
)

test.each(occurrences)('reminders keep local time: $name', ({ zone, one }) => {
  const before = new Date(one.utc)
  const at = (hours: number) =>
    dueAt({ rule: { whom: 'silent', hours }, before, timeZone: zone }).toISOString()
  expect(at(24)).toBe(new Date(one.reminder_day_before_same_clock_utc).toISOString())
  expect(at(120)).toBe(new Date(one.reminder_5d_before_same_clock_utc).toISOString())
  expect(at(12)).toBe(new Date(before.getTime() - 12 * 3_600_000).toISOString())
})
