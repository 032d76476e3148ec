import { expect, test } from 'vitest'

import { cleanCell } from './words.ts'

test.each([
  ['  Ava \t Nguyen ', 'Ava Nguyen'],
  ['Ana López  \r\n \n  Pedro García', 'Ana López\nPedro García'],
  [`Ava${' '.repeat(500_000)}Nguyen`, 'Ava Nguyen'],
  [`Ava${' \n'.repeat(250_000)}Nguyen`, 'Ava\nNguyen'],
])('keeps the words and lines of a cell (%#)', (cell, meant) => {
  expect(cleanCell(cell)).toBe(meant)
})
