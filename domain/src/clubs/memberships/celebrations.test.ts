import { expect, test } from 'vitest'

import { upcomingAnniversaries, upcomingBirthdays } from './celebrations.ts'

const born = (dateOfBirth: string) => ({ dateOfBirth, enteredOn: null })
const entered = (enteredOn: string) => ({ dateOfBirth: null, enteredOn })

test('birthdays are sorted by day, also across the new year', () => {
  const people = [born('1990-01-03'), born('1976-12-30'), born('2010-02-01')]
  expect(upcomingBirthdays(people, { from: '2026-12-20', to: '2027-01-15' })).toEqual([
    { person: people[1], on: '2026-12-30', years: 50, isRound: true },
    { person: people[0], on: '2027-01-03', years: 37, isRound: false },
  ])
})

test('a birthday of 29 February is on 1 March in common years', () => {
  const [common] = upcomingBirthdays([born('2008-02-29')], { from: '2026-01-01', to: '2026-12-31' })
  const [leap] = upcomingBirthdays([born('2008-02-29')], { from: '2028-01-01', to: '2028-12-31' })
  expect([common?.on, leap?.on]).toEqual(['2026-03-01', '2028-02-29'])
})

test('anniversaries are 10, 15, 20 … years in the club', () => {
  const people = [entered('2016-05-01'), entered('2001-09-01'), entered('2015-09-01')]
  const found = upcomingAnniversaries(people, { from: '2026-01-01', to: '2026-12-31' })
  expect(found.map(({ years, isRound }) => [years, isRound])).toEqual([
    [10, true],
    [25, true],
  ])
})
