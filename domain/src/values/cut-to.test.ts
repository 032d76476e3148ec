import fc from 'fast-check'
import { expect, test } from 'vitest'

import { cutTo } from './cut-to.ts'

test.each([
  ['', 3, ''],
  ['Leo', 3, 'Leo'],
  ['Leonie', 3, 'Leo'],
  ['Leonie', 0, ''],
  ['⚽🏀🏐🏈', 3, '⚽🏀🏐'],
  ['𝔏𝔢𝔬', 2, '𝔏𝔢'],
])('cuts %j to %i as %j', (text, max, expected) => {
  expect(cutTo(text, max)).toBe(expected)
})

test('returns the beginning of the text, whole characters only, within the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, max) => {
      const cut = cutTo(text, max)
      expect(text.startsWith(cut)).toBe(true)
      expect(cut.isWellFormed()).toBe(true)
      expect(Array.from(cut)).toHaveLength(Math.min(max, Array.from(text).length))
    }),
  )
})
