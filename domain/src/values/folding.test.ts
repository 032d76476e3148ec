import { expect, test } from 'vitest'

import { foldText, isFoundIn, isSearched, isSpelledAlike, searchText } from './folding.ts'

test.each([
  ['Sørensen', 'sorensen'],
  ['Łukasz', 'lukasz'],
  ['Groß', 'gross'],
  ['GROẞ', 'gross'],
  ['Đorđević', 'dordevic'],
  ['Işık', 'isik'],
  ['İnan', 'inan'],
  ['Øyvind', 'oyvind'],
  ['Guðrún', 'gudrun'],
  ['Þóra', 'thora'],
  ['Ægir', 'aegir'],
  ['Œdipe', 'oedipe'],
  ['O’Connor', 'oconnor'],
  ["O'Connor", 'oconnor'],
  ['O´Connor', 'oconnor'],
  ['Anne-Marie', 'anne marie'],
  ['  Anne   Marie ', 'anne marie'],
  ['Anne\u2011Marie', 'anne marie'],
  ['ﬁnn', 'finn'],
  ['Jose\u0301', 'jose'],
  ['Fran\u200Bz', 'franz'],
])('compares %j as %j', (text, plain) => {
  expect(foldText(text)).toBe(plain)
})

test.each([
  ['Müller', 'mueller', true],
  ['Mueller', 'müller', true],
  ['Müller', 'muller', true],
  ['Änne Weiß', 'aenne weiss', true],
  ['López', 'lopez', true],
  ['Köln-Ehrenfeld', 'koln', true],
  ['Köln-Ehrenfeld', 'koeln ehren', true],
  ['Muller', 'mueller', false],
  ['Ann', 'anna', false],
])('searching %j for %j finds it: %s', (text, typed, isFound) => {
  expect(isFoundIn(searchText('Somebody else', text), typed)).toBe(isFound)
})

test.each([
  ['Ana López', 'lopez ana', true],
  ['Ana María López', 'ana lopez', true],
  ['Weiß, Änne', 'aenne weiss', true],
  ['O’Connor', 'o connor', true],
  ['FC St. Pauli', 'st pauli', true],
  ['Ana López', 'ana ruiz', false],
  ['Ana', '', true],
])('searches for every word: %j by %j: %s', (text, typed, isFound) => {
  expect(isSearched(searchText(text), typed)).toBe(isFound)
})

test('finds no phrase across two texts', () => {
  expect(isFoundIn(searchText('Ana', 'Ruiz'), 'ana ruiz')).toBe(false)
})

test.each([
  ['O’Connor', 'OConnor', true],
  ['Jørgen', 'Jorgen', true],
  ['Groß', 'Gross', true],
  ['Schröder', 'Schroeder', true],
  ['Schroder', 'Schroeder', false],
])('%j and %j are spelled alike: %s', (one, other, alike) => {
  expect(isSpelledAlike(one, other)).toBe(alike)
})
