import fc from 'fast-check'
import { expect, test } from 'vitest'

import { isLikeDanger } from '../../values/accent.ts'
import { distanceOf } from '../../values/colour.ts'
import { matchColoursOf, minDistance } from './colours.ts'

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('the two sides have different colours, and the opponent is never red', () => {
  fc.assert(
    fc.property(colours, fc.string(), (colour, name) => {
      const { own, opponent } = matchColoursOf(colour, name)
      expect(own).toBe(colour)
      expect(distanceOf(own, opponent)).toBeGreaterThanOrEqual(minDistance)
      expect(isLikeDanger(opponent)).toBe(false)
    }),
  )
})

test('an opponent keeps its colour if it differs from ours', () => {
  const { opponent } = matchColoursOf('#ffd100', 'FC Nordwind')
  expect(matchColoursOf('#ffffff', 'fc nordwind ').opponent).toBe(opponent)
})

test('an opponent that would look like us is neutral', () => {
  const { opponent: usual } = matchColoursOf('#ffd100', 'FC Nordwind')
  expect(matchColoursOf(usual, 'FC Nordwind').opponent).toBe('#e9e6dc')
})

test('a team without a colour is neutral', () => {
  expect(matchColoursOf('', 'FC Nordwind').own).toBe('#2b332f')
})
