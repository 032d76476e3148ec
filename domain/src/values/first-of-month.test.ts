import { expect, test } from 'vitest'

import { withFirst } from './first-of-month.ts'

test.each([
  ['fr', '1 avril 2026', '1er avril 2026'],
  ['fr', 'mer. 1 avr.', 'mer. 1er avr.'],
  ['fr', '1 août – 1 sept. 2026', '1er août – 1er sept. 2026'],
  ['fr', '1–3 mars 2026', '1er–3 mars 2026'],
  ['fr', '21–31 mars 2026', '21–31 mars 2026'],
  ['fr', '10:01–11:01', '10:01–11:01'],
  ['fr', '11 avril 2026', '11 avril 2026'],
  ['fr', '21 août, 10:01', '21 août, 10:01'],
  ['es', '1 de abril de 2026', '1 de abril de 2026'],
  ['de', '1. April 2026', '1. April 2026'],
] as const)('in %s, %s is said as %s', (locale, written, said) => {
  expect(withFirst(written, locale)).toBe(said)
})
