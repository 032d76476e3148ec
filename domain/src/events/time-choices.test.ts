import { expect, test } from 'vitest'

import { timeChoicesWith, timeChoices, normalizeTime } from './time-choices.ts'

test.each([
  ['1745', '17:45'],
  ['9', '09:00'],
  ['18.15', '18:15'],
  ['soon', 'soon'],
])('reads %s as %s', (typed, time) => {
  expect(normalizeTime(typed)).toBe(time)
})

test('shows a typed time between the half hours around it', () => {
  const choices = timeChoicesWith('17:45')
  const at = choices.indexOf('17:45')
  expect(choices.slice(at - 1, at + 2)).toEqual(['17:30', '17:45', '18:00'])
  for (const typed of ['17:30', '17:99', 'soon', ''])
    expect(timeChoicesWith(typed)).toEqual(timeChoices)
})
