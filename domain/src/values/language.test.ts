import { expect, test } from 'vitest'

import { bestLanguage, acceptedLanguages } from './language.ts'

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['it, pt;q=0.9 , fr-CA;q=0.5', 'fr'],
  ['ES', 'es'],
  ['*', 'en'],
  ['nl-NL', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('a browser that prefers %j gets %s', (header, language) => {
  expect(bestLanguage(acceptedLanguages(header))).toBe(language)
})
