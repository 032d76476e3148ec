import { expect, test } from 'vitest'

import { ageBandOf, isForMinors, isInBand } from './age-bands.ts'
import { ageGroups } from './options.ts'

test.each([
  ['5-under', 0, 5],
  ['u8', 0, 7],
  ['U12', 0, 11],
  ['U-12', 0, 11],
  [' u 14 ', 0, 13],
  ['Sub-16', 0, 15],
  ['sub 10', 0, 9],
  ['Under 9', 0, 8],
  ['6-10', 6, 10],
  ['11 – 14', 11, 14],
  ['U8-U9', 0, 8],
  ['30-plus', 30, 150],
  ['35+', 35, 150],
  ['Ü40', 40, 150],
  ['Over 50', 50, 150],
  ['senior', 18, 150],
  ['Seniors 2', 18, 150],
  ['Senioren', 18, 150],
  ['Sénior', 18, 150],
  ['veterans', 18, 150],
  ['Vétérans', 18, 150],
  ['Erwachsene', 18, 150],
])('%j is for ages %i to %i', (ageGroup, from, to) => {
  expect(ageBandOf(ageGroup)).toEqual({ from, to })
})

test.each([null, '', 'Alevín', 'F-Jugend', 'Friends', 'U', 'U0', '14-11', '2014', 'U2014'])(
  'no age can be read in %j: the team is open',
  (ageGroup) => {
    expect(ageBandOf(ageGroup)).toBeUndefined()
  },
)

test('every listed age group has ages', () => {
  for (const group of ageGroups) expect(ageBandOf(group)).toBeDefined()
})

test.each([
  [6, true],
  [10, true],
  [5, false],
  [11, false],
])('someone aged %i plays in 6-10: %s', (age, plays) => {
  expect(isInBand(age, { from: 6, to: 10 })).toBe(plays)
})

test.each([
  ['U12', true],
  ['15-18', true],
  ['U19', true],
  ['U9-U11', true],
  ['18 and under', true],
  ['U18-U21', false],
  ['U20', false],
  ['U21', false],
  ['u23', false],
  ['19-23', false],
  ['senior', false],
  ['Friends', false],
  [null, false],
])('the age group %j makes a team of minors: %s', (ageGroup, expected) => {
  expect(isForMinors(ageGroup)).toBe(expected)
})
