import { expect, test } from 'vitest'

import { homeMarks } from './names.ts'

test.each([
  ['Anna', 'Ben', ['A', 'B']],
  ['Antonio', 'Álvaro', ['A', 'Á']],
  ['Anna', 'albert', ['An', 'Al']],
  ['Anna', 'Antonio', ['1', '2']],
  ['Alex', 'Alex', ['1', '2']],
  ['A', 'Ana', ['A', 'An']],
  ['🦊 Fox', '🦊', ['1', '2']],
])('%s and %s have distinct marks', (first, second, marks) => {
  expect(homeMarks([first, second])).toEqual(marks)
})
