import { expect, test } from 'vitest'

import { isNumberFormat, nextNumbers } from './numbers.ts'

test.each([
  ['{n}', true],
  ['SVG-{nnnn}', true],
  ['{year}/{nnn}', true],
  ['SVG', false],
  ['{n}{n}', false],
  ['{x}{n}', false],
  ['', false],
])('%s is a format: %s', (format, is) => expect(isNumberFormat(format)).toBe(is))

test.each([
  ['{n}', [], '1'],
  ['{n}', ['1001', '1300', '7'], '1301'],
  ['SVG-{nnnn}', ['svg-0041', '5000'], 'SVG-0042'],
  ['{year}/{nnn}', ['2025/118', '2026/003'], '2026/004'],
  ['{n} (A)', ['12 (A)', '13 (B)'], '13 (A)'],
  ['{nn}', ['99'], '100'],
])('%s after %j is %s', (format, taken, next) => {
  expect(nextNumbers({ format, taken, year: '2026' }, 1)).toEqual([next])
})

test('several numbers are consecutive', () => {
  expect(nextNumbers({ format: 'M{nn}', taken: ['M08'], year: '2026' }, 3)).toEqual([
    'M09',
    'M10',
    'M11',
  ])
})
