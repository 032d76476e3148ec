import { expect, test } from 'vitest'

import { pollOf, problemsOf, type TypedPoll } from './new-poll.ts'

const now = new Date('2026-03-14T10:00:00Z')
const whole: TypedPoll = {
  question: 'When?',
  options: ['Mon', 'Tue'],
  isMultiple: false,
  closesAt: '',
}

test.each([
  ['all of it', whole, []],
  ['no question', { ...whole, question: ' ' }, ['questionRequired']],
  ['one answer', { ...whole, options: ['Mon', ' '] }, ['optionsRequired']],
  ['the same answer twice', { ...whole, options: ['Mon', 'Mon '] }, ['optionsDiffer']],
  ['an end that has passed', { ...whole, closesAt: '2026-03-13T10:00' }, ['past']],
  ['an end to come', { ...whole, closesAt: '2026-03-16T10:00' }, []],
] as const)('a poll with %s', (_, typed, problems) => {
  expect(problemsOf(typed, now)).toEqual(problems)
})

test('drops empty options', () => {
  expect(pollOf({ ...whole, options: ['Mon', '', ' Tue '] }).poll.options).toEqual(['Mon', 'Tue'])
})
