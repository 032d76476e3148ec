import { expect, test } from 'vitest'

import { CalendarTooLarge } from './budget.ts'
import { ruleOf } from './rule.ts'
import { expandRule } from './ruled-times.ts'

const window = { from: '2024-01-01T00:00:00', to: '2028-01-01T00:00:00' }

function firstDays(rule: string, start: string, from = window.from): string[] {
  const read = ruleOf(rule, start)
  if (read === undefined) return []
  const reach = { window: { ...window, from }, until: window.to, budget: { steps: 20_000 } }
  return expandRule(read, start, reach)
    .slice(0, 4)
    .map((local) => local.slice(0, 10))
}

/** Expected values are from python-dateutil 2.9. */
test.each([
  ['DAILY;BYMONTHDAY=-1', '2024-01-29', '2024-01-31 2024-02-29 2024-03-31 2024-04-30'],
  ['DAILY;INTERVAL=2;BYMONTHDAY=1,15', '2024-02-29', '2024-04-01 2024-04-15 2024-05-01 2024-05-15'],
  [
    'WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO',
    '2024-01-02',
    '2024-01-02 2024-01-07 2024-01-16 2024-01-21',
  ],
  [
    'WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU',
    '2024-01-02',
    '2024-01-02 2024-01-14 2024-01-16 2024-01-28',
  ],
  ['WEEKLY;COUNT=2', '2024-01-02', '2024-01-02 2024-01-09'],
  ['MONTHLY', '2024-01-31', '2024-01-31 2024-03-31 2024-05-31 2024-07-31'],
  ['MONTHLY;BYDAY=-1FR', '2024-01-01', '2024-01-26 2024-02-23 2024-03-29 2024-04-26'],
  ['MONTHLY;BYDAY=5SA', '2024-01-01', '2024-03-30 2024-06-29 2024-08-31 2024-11-30'],
  [
    'MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    '2024-01-01',
    '2024-01-31 2024-02-29 2024-03-29 2024-04-30',
  ],
  ['MONTHLY;BYMONTHDAY=13;BYDAY=FR', '2024-01-01', '2024-09-13 2024-12-13 2025-06-13 2026-02-13'],
  ['YEARLY', '2024-02-29', '2024-02-29'],
  ['YEARLY;BYMONTH=3;BYDAY=2SU', '2024-01-01', '2024-03-10 2025-03-09 2026-03-08 2027-03-14'],
  ['YEARLY;BYDAY=20MO', '2024-01-01', '2024-05-13 2025-05-19 2026-05-18 2027-05-17'],
  ['YEARLY;BYYEARDAY=-1', '2024-01-01', '2024-12-31 2025-12-31 2026-12-31 2027-12-31'],
  ['YEARLY;BYWEEKNO=1;BYDAY=MO', '2024-01-01', '2024-01-01 2024-12-30 2025-12-29 2027-01-04'],
  ['YEARLY;BYWEEKNO=-1;BYDAY=MO', '2024-01-01', '2024-12-23 2025-12-22 2026-12-28 2027-12-27'],
])('FREQ=%s from %s', (rule, start, expected) => {
  expect(firstDays(`FREQ=${rule}`, `${start}T18:00:00`).join(' ')).toBe(expected)
})

test('a rule that began long ago costs only the days in the window', () => {
  const rule = 'FREQ=WEEKLY;INTERVAL=2'
  expect(firstDays(rule, '0001-01-01T18:00:00', '2026-03-01T00:00:00')).toEqual(
    firstDays(rule, '2024-01-08T18:00:00', '2026-03-01T00:00:00'),
  )
})

test.each([
  'FREQ=YEARLY;BYHOUR=0,1,2,3,4,5,6,7,8;BYMINUTE=1,2,3,4,5,6,7;BYSECOND=1,2,3,4,5,6,7,8,9;BYDAY=MO',
  'FREQ=DAILY;COUNT=999999999',
])('stops when the budget is used up: %s', (rule) => {
  expect(() => firstDays(rule, '1601-01-01T00:00:00')).toThrow(CalendarTooLarge)
})

test.each(['FREQ=SOMETIMES', '', 'BYDAY=MO', 'FREQ=MINUTELY'])('rejects the rule %j', (rule) => {
  expect(firstDays(rule, '2024-01-01T18:00:00')).toEqual([])
})
