import { describe, expect, test } from 'vitest'

import { areLotsContradictory, withLot, withoutLot } from './lots.ts'

describe('two draws', () => {
  test.each([
    { lots: [], answer: false },
    { lots: [['A', 'B']], answer: false },
    {
      lots: [
        ['A', 'B'],
        ['C', 'D'],
      ],
      answer: false,
    },
    {
      lots: [
        ['A', 'B', 'C'],
        ['A', 'C'],
      ],
      answer: false,
    },
    {
      lots: [
        ['A', 'B'],
        ['B', 'A'],
      ],
      answer: true,
    },
    {
      lots: [
        ['A', 'B', 'C'],
        ['D', 'C', 'A'],
      ],
      answer: true,
    },
    {
      lots: [
        ['A', 'B'],
        ['C', 'D'],
        ['D', 'A', 'C'],
      ],
      answer: true,
    },
  ])('contradict each other: $lots is $answer', ({ lots, answer }) => {
    expect(areLotsContradictory(lots)).toBe(answer)
  })
})

test('a draw replaces an older one of the same teams, in any order', () => {
  const lots = [
    ['A', 'B', 'C'],
    ['A', 'B'],
  ]
  expect(withLot(lots, ['B', 'A'])).toEqual([
    ['A', 'B', 'C'],
    ['B', 'A'],
  ])
  expect(withoutLot(lots, ['C', 'B', 'A'])).toEqual([['A', 'B']])
})
