import { expect, test } from 'vitest'

import {
  checkRefusal,
  isValidStanding,
  excludedStaff,
  reminderDue,
  checkStanding,
  type StaffCheck,
} from './staff-checks.ts'

const today = '2026-03-14'
const until = (endsOn: string, state: StaffCheck['state'] = 'passed'): StaffCheck => ({
  state,
  checkedOn: '2023-03-01',
  endsOn,
})

test.each([
  ['without one', undefined, 'missing', false],
  ['that was not passed', until('2027-01-01', 'not_passed'), 'not_passed', false],
  ['that ended yesterday', until('2026-03-13'), 'ended', false],
  ['on its last day', until('2026-03-14'), 'ending', true],
  ['60 days before its end', until('2026-05-13'), 'ending', true],
  ['61 days before its end', until('2026-05-14'), 'valid', true],
] as const)('trust.md 2, row 17: a check %s: %s', (...[, check, standing, good]) => {
  expect(checkStanding(check, today)).toBe(standing)
  expect(isValidStanding(standing)).toBe(good)
})

const eva = { accountId: 'eva', isManager: true, standing: 'missing' } as const
const luis = { accountId: 'luis', isManager: true, standing: 'valid' } as const
const coach = { accountId: 'paul', isManager: false, standing: 'ended' } as const
const checked = { accountId: 'ines', isManager: false, standing: 'ending' } as const

test.each([
  ['a manager who is alone and has none', [eva, coach, checked], 2, 'nobody_records'],
  ['one beside another manager', [eva, luis, coach], 2, 'until_recorded'],
  ['one who has a check', [{ ...eva, standing: 'valid' }, coach], 1, 'no'],
  ['one of a staff that is all checked', [{ ...eva, standing: 'valid' }, luis, checked], 0, 'no'],
] as const)(
  'before checks are required, %s is told who loses access',
  (...[, staff, count, me]) => {
    expect(excludedStaff(staff, 'eva')).toEqual({ count, me })
  },
)

test.each([
  ['2026-05-14', 'passed', undefined],
  ['2026-05-13', 'passed', 60],
  ['2026-03-29', 'passed', 60],
  ['2026-03-28', 'passed', 14],
  ['2026-03-14', 'passed', 14],
  ['2026-03-13', 'passed', undefined],
  ['2026-03-28', 'not_passed', undefined],
] as const)('for a check until %s (%s) the reminder today is %s', (endsOn, state, days) => {
  expect(reminderDue(until(endsOn, state), today)).toBe(days)
})

test.each([
  ['2026-03-14', '2029-03-14', undefined],
  ['2026-03-15', '2029-03-14', { field: 'checkedOn', reason: 'future' }],
  ['2026-03-14', '2026-03-14', { field: 'endsOn', reason: 'order' }],
] as const)('a check of %s until %s is refused: %o', (checkedOn, endsOn, refusal) => {
  expect(checkRefusal({ checkedOn, endsOn }, today)).toEqual(refusal)
})
