import { expect, test } from 'vitest'

import { typedPoints } from './typed-points.ts'

test.each([
  ['3', 3],
  ['-1', -1],
  ['−2', -2],
  ['0,5', 0.5],
  ['1.5', 1.5],
  ['1.3', 1.5],
  ['', 0],
  ['-', 0],
  ['many', 0],
  ['12345', 999],
  ['-12345', -999],
])('%j is %d points', (typed, points) => {
  expect(typedPoints(typed)).toBe(points)
})
