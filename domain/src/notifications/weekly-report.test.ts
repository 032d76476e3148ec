import { expect, test } from 'vitest'

import { weekToReport } from './weekly-report.ts'

test.each([
  ['Europe/Madrid', '2026-03-16T05:59:00Z', undefined],
  ['Europe/Madrid', '2026-03-16T06:00:00Z', '2026-03-16'],
  ['Europe/Madrid', '2026-03-16T22:59:00Z', '2026-03-16'],
  ['Europe/Madrid', '2026-03-16T23:00:00Z', undefined],
  ['Pacific/Kiritimati', '2026-03-15T17:00:00Z', '2026-03-16'],
  ['America/Los_Angeles', '2026-03-17T06:30:00Z', '2026-03-16'],
  ['Europe/Madrid', '2026-03-15T12:00:00Z', undefined],
])('in %s at %s the reported week ends before %s', (zone, now, monday) => {
  expect(weekToReport(zone, new Date(now))?.monday).toBe(monday)
})

test('covers the whole week across a clock change', () => {
  expect(weekToReport('Europe/Madrid', new Date('2026-03-30T08:00:00Z'))).toEqual({
    monday: '2026-03-30',
    firstDay: '2026-03-23',
    lastDay: '2026-03-29',
    begins: new Date('2026-03-22T23:00:00Z'),
    ends: new Date('2026-03-29T22:00:00Z'),
    nextEnds: new Date('2026-04-05T22:00:00Z'),
  })
})
