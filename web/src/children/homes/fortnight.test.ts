import { expect, test } from 'vitest'

import { fortnightOf } from './fortnight.ts'

test.each([
  ['in effect', '2026-03-16', '2026-12-03', ['2026-11-30', 'thisWeek'], ['2026-12-07', 'nextWeek']],
  [
    'from later this week',
    '2026-12-05',
    '2026-12-03',
    ['2026-11-30', 'thisWeek'],
    ['2026-12-07', 'nextWeek'],
  ],
  [
    'from next week',
    '2026-12-08',
    '2026-12-03',
    ['2026-12-07', 'nextWeek'],
    ['2026-12-14', undefined],
  ],
  [
    'from next year',
    '2027-01-07',
    '2026-12-03',
    ['2027-01-04', undefined],
    ['2027-01-11', undefined],
  ],
  [
    'without a first day yet',
    '',
    '2026-12-03',
    ['2026-11-30', 'thisWeek'],
    ['2026-12-07', 'nextWeek'],
  ],
])('a plan %s', (...[, firstDay, today, first, second]) => {
  const { weeks } = fortnightOf(firstDay, today)
  expect(weeks.map(({ monday, which }) => [monday, which])).toEqual([first, second])
})
