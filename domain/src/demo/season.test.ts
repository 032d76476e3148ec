import { expect, test } from 'vitest'

import { weekdayIndex } from '../events/days.ts'
import { childBirthDate, childNames, demoEmail, firstGuardians, womenNames } from './people.ts'
import { fixedRandom, demoAnswer, demoMark, demoSeason } from './season.ts'

const saturday = 5
const days = ['2026-03-14', '2026-03-15', '2026-12-31', '2028-02-29']

test.each(days)('on %s the season has past and coming matches on its weekday', (today) => {
  const { from, until, matchDays } = demoSeason(today, saturday)
  expect(matchDays.every((day) => weekdayIndex(day) === saturday)).toBe(true)
  expect(matchDays.filter((day) => day < today).length).toBeGreaterThanOrEqual(7)
  expect(matchDays.filter((day) => day > today).length).toBeGreaterThanOrEqual(2)
  expect(matchDays.every((day) => day > from && day < until)).toBe(true)
})

const answerKeys = Array.from({ length: 400 }, (_, at) => ({
  person: at % 20,
  event: Math.floor(at / 20),
}))

test.each([
  [-30, 0.88, 1],
  [3, 0.65, 0.9],
  [30, 0, 0.2],
])('%i days ahead the right share has answered', (ahead, minShare, maxShare) => {
  const share =
    answerKeys.filter((key) => demoAnswer(key, ahead) !== undefined).length / answerKeys.length
  expect(share).toBeGreaterThan(minShare)
  expect(share).toBeLessThan(maxShare)
})

test('gives the same answer for the same person and event, with chances spread from 0 to 1', () => {
  const chances = answerKeys.map((key) => fixedRandom(key, 1))
  expect(chances).toEqual(answerKeys.map((key) => fixedRandom(key, 1)))
  expect(Math.min(...chances)).toBeLessThan(0.05)
  expect(Math.max(...chances)).toBeGreaterThan(0.95)
})

test('marks nobody as present who declined', () => {
  const marks = new Set(answerKeys.map((key) => demoMark(key, 'not_going')))
  expect([...marks].toSorted()).toEqual(['absent', 'injured'])
})

test('has a guardian for every child, who is a child', () => {
  expect(firstGuardians).toHaveLength(childNames.length)
  for (const place of childNames.keys()) {
    const born = childBirthDate(place, '2026-03-14')
    expect(born > '2014-01-01' && born < '2016-01-01').toBe(true)
  }
})

test('has plain and unique addresses', () => {
  const addresses = [...childNames, ...womenNames].map(demoEmail)
  expect(addresses.every((address) => /^[a-z]+\.[a-z]+@demo\.example$/.test(address))).toBe(true)
  expect(new Set(addresses).size).toBe(addresses.length)
})
