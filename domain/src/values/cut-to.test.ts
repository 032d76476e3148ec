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
])('cuts %j to %i as %j', (text, most, expected) => {
  expect(cutTo(text, most)).toBe(expected)
})

test('returns the beginning of the text, whole characters only, within the limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, most) => {
      const cut = cutTo(text, most)
      expect(text.startsWith(cut)).toBe(true)
      expect(cut.isWellFormed()).toBe(true)
      expect(Array.from(cut)).toHaveLength(Math.min(most, Array.from(text).length))
    }),
  )
})
