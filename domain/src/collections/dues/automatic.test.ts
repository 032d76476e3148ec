import { expect, test } from 'vitest'

import { runsToAnnounce } from './automatic.ts'

const year = { months: 12, yearBegins: 1, automatic: { daysBefore: 14, dueDays: 30 } } as const

test.each([
  ['three weeks before the bills nothing is announced', '2026-11-23', []],
  [
    'on the first of a month those who entered are billed',
    '2026-11-24',
    ['newcomers 2026-01-01 2026-12-01'],
  ],
  ['a week before the bills of a year', '2026-12-11', ['everyone 2027-01-01 2026-12-18']],
  ['late: still a week of notice', '2026-12-20', ['everyone 2027-01-01 2026-12-27']],
] as const)('%s', (_name, today, expected) => {
  const runs = runsToAnnounce(today, year)
  expect(runs.map(({ whom, period, sendsOn }) => `${whom} ${period.startsOn} ${sendsOn}`)).toEqual(
    expected,
  )
})

test('monthly bills are announced every month', () => {
  const monthly = { ...year, months: 1, automatic: { daysBefore: 0, dueDays: 14 } } as const
  expect(
    runsToAnnounce('2026-12-25', monthly).map(({ whom, key, sendsOn }) => [whom, key, sendsOn]),
  ).toEqual([
    ['everyone', '2027-01-01', '2027-01-01'],
    ['newcomers', '2027-01-01', '2027-01-01'],
  ])
})
