import { expect, test } from 'vitest'

import { day, instant, line } from './values.ts'

test.each([
  ['\u202Emoc.live Niko', 'moc.live Niko'],
  ['Ana \u2066Ruiz\u2069', 'Ana Ruiz'],
  ['Zoe\u0301\u0007 ', 'Zoé'],
  ['أحمد\u200F 12', 'أحمد\u200F 12'],
])('a line reads %j as %j, so that it can’t reorder the text around it', (typed, kept) => {
  expect(line(100).parse(typed)).toBe(kept)
})

test.each([
  ['0000-01-01', false],
  ['0001-01-01', true],
  ['2026-02-29', false],
])('%s is a day that the database knows: %s', (text, isOne) => {
  expect(day.safeParse(text).success).toBe(isOne)
  expect(instant.safeParse(`${text}T00:00:00Z`).success).toBe(isOne)
})
