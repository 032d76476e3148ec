import { describe, expect, test } from 'vitest'

import { spreadLabels, withRoom } from './layout.ts'

describe('the labels of lines', () => {
  test.each([
    ['have room', [10, 60], [10, 60]],
    ['lie on each other', [50, 50], [50, 68]],
    ['come in another order', [60, 55], [73, 55]],
    ['would fall off the lower edge', [195, 199], [182, 200]],
    ['are none', [], []],
  ])('that are %s keep their places', (_, places, expected) => {
    expect(spreadLabels(places, { gap: 18, lowest: 200 })).toEqual(expected)
  })
})

describe('the labels of the x-axis', () => {
  const marks = [0, 1, 2, 3].map((at) => ({ at, label: `${at}` }))

  test.each([
    [40, ['0', '1', '2', '3']],
    [20, ['0', '2']],
    [1, ['0']],
  ])('with %i pixels per step are %j', (step, expected) => {
    expect(withRoom(marks, 40, (at) => at * step).map(({ label }) => label)).toEqual(expected)
  })
})
