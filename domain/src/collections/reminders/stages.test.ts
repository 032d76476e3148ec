import { expect, test } from 'vitest'

import { nextStage, validateStages, defaultStages } from './stages.ts'

const first = (daysAgo: number) => ({ stage: 1, daysAgo })

test.each([
  ['not due yet', { daysLate: 0, sent: null }, [undefined, undefined]],
  ['the day after, only by hand', { daysLate: 1, sent: null }, [1, undefined]],
  ['a week late', { daysLate: 7, sent: null }, [1, 1]],
  ['two months late and never reminded begins at the first', { daysLate: 60, sent: null }, [1, 1]],
  [
    'reminded a while ago, second not due',
    { daysLate: 20, sent: first(13) },
    [undefined, undefined],
  ],
  ['second stage', { daysLate: 21, sent: first(14) }, [2, 2]],
  [
    'first letter went out late: two weeks lie between',
    { daysLate: 40, sent: first(5) },
    [undefined, undefined],
  ],
  ['first letter went out late, two weeks on', { daysLate: 49, sent: first(14) }, [2, 2]],
  ['third stage', { daysLate: 35, sent: { stage: 2, daysAgo: 14 } }, [3, 3]],
  ['all letters sent', { daysLate: 90, sent: { stage: 3, daysAgo: 50 } }, [undefined, undefined]],
] as const)('%s', (_name, bill, expected) => {
  expect(nextStage(defaultStages, bill, 'treasurer')).toBe(expected[0])
  expect(nextStage(defaultStages, bill, 'clock')).toBe(expected[1])
})

test('each stage is later than the one before', () => {
  expect(validateStages(defaultStages)).toEqual({})
  expect(validateStages([])).toEqual({ stages: 'no_stage' })
  expect(validateStages([{ afterDays: 7 }, { afterDays: 7 }])).toEqual({
    'stages.1.afterDays': 'days_order',
  })
})
