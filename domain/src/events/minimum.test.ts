import { expect, test } from 'vitest'

import { sufficiency, isMinimumAbove } from './minimum.ts'

test.each([
  [7, { going: 7, maybe: 0, silent: 0 }, 'yes'],
  [7, { going: 9, maybe: 3, silent: 4 }, 'yes'],
  [7, { going: 6, maybe: 1, silent: 0 }, 'open'],
  [7, { going: 0, maybe: 0, silent: 7 }, 'open'],
  [7, { going: 3, maybe: 2, silent: 1 }, 'no'],
  [1, { going: 0, maybe: 0, silent: 0 }, 'no'],
] as const)('%i needed with %j: %s', (minimum, counts, enough) => {
  expect(sufficiency(minimum, counts)).toBe(enough)
})

test.each([
  [{ minimum: null, places: 3 }, false],
  [{ minimum: 4, places: null }, false],
  [{ minimum: 4, places: 4 }, false],
  [{ minimum: 5, places: 4 }, true],
])('%j requires more people than places: %s', (given, above) => {
  expect(isMinimumAbove(given)).toBe(above)
})
