import fc from 'fast-check'
import { expect, test } from 'vitest'

import { accentOf, controlAccentOf, isLikeDanger } from './accent.ts'
import { contrastOf, distanceOf, hexOf, oklchOf } from './colour.ts'

const colours = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

test('makes any team colour readable as text and as background in both themes', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      const accent = accentOf(colour)
      expect(accent).toBeDefined()
      if (!accent) return
      expect(contrastOf(accent.light.fill, accent.light.on)).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(accent.dark.fill, accent.dark.on)).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(accent.light.text, '#efede5')).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(accent.dark.text, '#192a23')).toBeGreaterThanOrEqual(4.5)
      expect(contrastOf(accent.light.fill, '#f9f7f2')).toBeGreaterThanOrEqual(1.4)
      expect(contrastOf(accent.dark.fill, '#0b1813')).toBeGreaterThanOrEqual(1.4)
    }),
    { numRuns: 400 },
  )
})

test.each([
  ['navy', '#1b2a6b'],
  ['red', '#c8102e'],
  ['green', '#006b35'],
])('keeps the colour of a %s team unchanged where readable', (_, colour) => {
  expect(accentOf(colour)?.light).toEqual({ fill: colour, on: '#fbf9f3', text: colour })
})

test.each([
  ['yellow', '#ffd100'],
  ['sky', '#6cace4'],
  ['white', '#ffffff'],
  ['black', '#000000'],
])('keeps the hue of a %s team where the colour must change', (_, colour) => {
  const accent = accentOf(colour)
  const { hue, chroma } = oklchOf(colour)
  for (const shown of [accent?.light.text, accent?.dark.text]) {
    const moved = oklchOf(shown ?? '')
    const isGrey = chroma <= 0.03
    expect(isGrey ? moved.chroma : Math.abs(moved.hue - hue)).toBeLessThan(isGrey ? 0.03 : 6)
  }
})

test.each(['', 'red', '#fff', '#12345g', 'javascript:alert(1)'])(
  'rejects the colour %j',
  (text) => {
    expect(accentOf(text)).toBeUndefined()
  },
)

test('converts a colour to OKLCH and back', () => {
  fc.assert(
    fc.property(colours, (colour) => {
      expect(hexOf(oklchOf(colour))).toBe(colour)
    }),
  )
})

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ffffff', '#ffffff', 1],
])('the contrast of %s and %s is %d', (one, other, contrast) => {
  expect(contrastOf(one, other)).toBeCloseTo(contrast, 2)
})

test.each([
  ['red', '#b91c1c', true],
  ['scarlet', '#ef4444', true],
  ['maroon', '#7f1d1d', true],
  ['orange', '#f97316', false],
  ['pink', '#db2777', false],
  ['blue', '#1d4ed8', false],
  ['grey with a touch of red', '#8a7f7f', false],
  ['no colour', 'red', false],
])('%s looks like danger: %s', (_, colour, isLike) => {
  expect(isLikeDanger(colour)).toBe(isLike)
  expect(controlAccentOf(colour)?.light.fill === accentOf(colour)?.light.fill).toBe(!isLike)
})

test('gives controls the team’s colour', () => {
  expect(controlAccentOf('#1d4ed8')).toEqual(accentOf('#1d4ed8'))
})

test('keeps controls of a red team readable in both themes', () => {
  const accent = controlAccentOf('#c8102e')
  for (const { fill, on } of [accent?.light, accent?.dark].filter((one) => one !== undefined))
    expect(contrastOf(fill, on)).toBeGreaterThanOrEqual(4.5)
})

test.each([
  ['#000000', '#ffffff', 1],
  ['#1d4ed8', '#1d4ed8', 0],
] as const)('%s and %s are %d apart', (one, other, apart) => {
  expect(distanceOf(one, other)).toBeCloseTo(apart, 3)
})
