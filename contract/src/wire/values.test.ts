import { expect, test } from 'vitest'

import { line } from './values.ts'

test.each([
  ['\u202Emoc.live Niko', 'moc.live Niko'],
  ['Ana \u2066Ruiz\u2069', 'Ana Ruiz'],
  ['Zoe\u0301\u0007 ', 'Zoé'],
  ['أحمد\u200F 12', 'أحمد\u200F 12'],
])('a line takes %j as %j: nothing of it turns the words beside it', (typed, kept) => {
  expect(line(100).parse(typed)).toBe(kept)
})
