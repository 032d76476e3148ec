import { expect, test } from 'vitest'

import { inVisualOrder, linesOf } from './lines.ts'

const tenFit = (line: string) => line.length <= 10

test.each([
  ['', ['']],
  ['Ana López', ['Ana López']],
  ['Ana López García', ['Ana López', 'García']],
  ['a\nb \t c', ['a b c']],
  ['Wolfeschlegelstein', ['Wolfeschle', 'gelstein']],
  ['Jo Wolfeschlegelstein jun', ['Jo', 'Wolfeschle', 'gelstein', 'jun']],
])('breaks %j into lines that fit', (text, lines) => {
  expect(linesOf(text, tenFit)).toEqual(lines)
})

test('each line has at least one whole character, even if none fits', () => {
  expect(linesOf('e\u0301a', () => false)).toEqual(['e\u0301', 'a'])
})

test.each([
  [['Ana: 2'], ['Ana: 2']],
  [
    ['יוסף', ' ', 'לוי', ': Adult'],
    ['לוי', ' ', 'יוסף', ': Adult'],
  ],
  [
    ['Gil, ', 'محمد', ' 12 ', 'علي', ' 7'],
    ['Gil, ', 'علي', ' 12 ', 'محمد', ' 7'],
  ],
  [
    ['محمد', ' Gil ', 'علي'],
    ['محمد', ' Gil ', 'علي'],
  ],
])('lays out %j as %j', (written, standing) => {
  const pieces = written.map((text) => ({ text, font: 'one' }))
  expect(inVisualOrder(pieces).map(({ text }) => text)).toEqual(standing)
})
