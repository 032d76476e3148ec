import { expect, test } from 'vitest'

import { distanceOf } from './colour.ts'
import { distinctColours, minDistance } from './distinct-colours.ts'

const cases = [
  ['colours that differ stay', ['#1d4ed8', '#b91c1c'], [true, true]],
  ['the second of two alike changes', ['#1d4ed8', '#1d4ed8'], [true, false]],
  ['nearly alike counts as alike', ['#1d4ed8', '#2050dd'], [true, false]],
  ['grey changes, too', ['#808080', '#808080', '#7e7e7e'], [true, false, false]],
  ['no colour stays none', ['', ''], [true, true]],
] as const

test.each(cases)('%s', (_name, colours, stays) => {
  const shown = distinctColours(colours)
  expect(shown.map((colour, at) => colour === colours[at])).toEqual(stays)
})

test('keeps eight teams of the same colour distinguishable', () => {
  const shown = distinctColours(Array<string>(8).fill('#1d4ed8'))
  const pairs = shown.flatMap((one, at) =>
    shown.slice(at + 1).map((other) => distanceOf(one, other)),
  )
  expect(Math.min(...pairs)).toBeGreaterThanOrEqual(minDistance)
})
