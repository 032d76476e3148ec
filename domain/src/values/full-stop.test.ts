import { expect, test } from 'vitest'

import { withFullStop } from './full-stop.ts'

test.each([
  ['CD Norte', 'CD Norte.'],
  ['SV Grünwald 1921 e.V.', 'SV Grünwald 1921 e.V.'],
  // Between the isolates around a right-to-left name.
  ['\u2068נבחרת ע.ר.\u2069', '\u2068נבחרת ע.ר.\u2069'],
  ['', '.'],
])('%j ends a sentence as %j', (name, ending) => {
  expect(withFullStop(name)).toBe(ending)
})
