import { expect, test } from 'vitest'

import { withDe, withQue } from './elision.ts'

test.each([
  ['Ana', 'd’Ana', 'qu’Ana'],
  ['Élodie', 'd’Élodie', 'qu’Élodie'],
  ['avril 2026', 'd’avril 2026', 'qu’avril 2026'],
  ['un ancien membre', 'd’un ancien membre', 'qu’un ancien membre'],
  ['Bruno', 'de Bruno', 'que Bruno'],
  ['Yann', 'de Yann', 'que Yann'],
  ['Yvonne', 'd’Yvonne', 'qu’Yvonne'],
  ['محمد', 'de محمد', 'que محمد'],
  ['\u2068Élan מכבי\u2069', 'd’\u2068Élan מכבי\u2069', 'qu’\u2068Élan מכבי\u2069'],
])('%s: %s, %s', (name, ofName, thatName) => {
  expect(withDe(name)).toBe(ofName)
  expect(withQue(name)).toBe(thatName)
})
