import { expect, test } from 'vitest'

import { sepaText } from './sepa-text.ts'

test.each([
  ['Jörg Großmann', 'Joerg Grossmann'],
  ['ÄRZTE & Söhne', 'AeRZTE + Soehne'],
  ['Élodie Lefèvre-Nuñez', 'Elodie Lefevre-Nunez'],
  ['Łukasz Żółć', 'Lukasz Zolc'],
  ['Søren Åkerström', 'Soeren Aakerstroem'],
  ['O’Connor', "O'Connor"],
  ['TSV 1860 e.V.', 'TSV 1860 e.V.'],
  ['Beitrag 2027 – Jugend; #4 "U12"', 'Beitrag 2027 - Jugend. .4 .U12.'],
  ['Δημήτρης', '........'],
  ['//x//y', 'x/y'],
  ['  a\n\tb ', 'a b'],
])('%s becomes %s', (text, plain) => {
  expect(sepaText(text, 70)).toBe(plain)
})

test("fits the field, and doesn't end in a blank", () => {
  expect(sepaText('ß'.repeat(50), 35)).toBe('s'.repeat(35))
  expect(sepaText('abc def', 4)).toBe('abc')
})
