import { expect, test } from 'vitest'

import { moveItem } from './move-item.ts'

test.each([
  { from: 0, to: 2, after: ['B', 'C', 'A'] },
  { from: 2, to: 0, after: ['C', 'A', 'B'] },
  { from: 1, to: 1, after: ['A', 'B', 'C'] },
  { from: 0, to: -1, after: ['A', 'B', 'C'] },
  { from: 2, to: 3, after: ['A', 'B', 'C'] },
])('an item moved from $from to $to', ({ from, to, after }) => {
  expect(moveItem(['A', 'B', 'C'], from, to)).toEqual(after)
})
