import { expect, test } from 'vitest'

import { joinCodeFrom, readJoinCode } from './join-code.ts'

test('a code has six distinguishable letters', () => {
  const codes = Array.from({ length: 300 }, (_, index) =>
    joinCodeFrom(new Uint8Array([index, index * 7, index * 13, index * 31, index * 3, index * 5])),
  )
  for (const code of codes.filter((each) => each !== undefined))
    expect(code).toMatch(/^[ACDEFGHJKMNPQRSTUVWXYZ]{6}$/)
})

test('skips bytes that would favour some letters', () => {
  expect(joinCodeFrom(new Uint8Array([0, 1, 2, 3, 4, 255]))).toBeUndefined()
  expect(joinCodeFrom(new Uint8Array([255, 0, 1, 2, 3, 4, 21]))).toBe('ACDEFZ')
})

test.each([
  ['acdefg', 'ACDEFG'],
  [' acd-efg ', 'ACDEFG'],
  ['ABC', undefined],
  ['ABCDEFG', undefined],
  ['AB CD É1', undefined],
])('%j is read as %s', (typed, code) => {
  expect(readJoinCode(typed)).toBe(code)
})
