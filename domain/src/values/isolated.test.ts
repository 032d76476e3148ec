import { expect, test } from 'vitest'

import { isolated } from './isolated.ts'

test.each([
  ['Hebrew', 'מכבי'],
  ['Arabic', 'محمد'],
  ['Syriac', 'ܐܢܘܫ'],
  ['Thaana', 'ދިވެހި'],
  ['Arabic in its old, joined letters', '\uFEEE\uFEEC'],
  ['Adlam, beyond the basic plane', '\u{1E900}\u{1E901}'],
  ['Hebrew with a figure', 'מכבי 12'],
  ['Hebrew behind Latin letters', 'vs מכבי'],
])('isolates a name in %s', (_script, name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`)
})

test.each(['', 'Ravens U12', 'Élan 1903 · “B”', 'Спартак', 'Ολυμπιακός', '浦和', 'ทีม', '🙂 7:3'])(
  'leaves %j unchanged',
  (name) => {
    expect(isolated(name)).toBe(name)
  },
)
