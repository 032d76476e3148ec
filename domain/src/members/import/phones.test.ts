import { expect, test } from 'vitest'

import { countryNamed, findPhoneCountry, readPhone } from './phones.ts'

test.each([
  ['(201) 555-0143', 'US', '+12015550143'],
  ['0171 39 20 010', 'DE', '+491713920010'],
  ['0171/3920010', 'DE', '+491713920010'],
  ['06 12 34 56 78', 'FR', '+33612345678'],
  ['+45 20 00 00 00', undefined, '+4520000000'],
  ['0045 20 00 00 00', undefined, '+4520000000'],
  ['600123457.0', 'ES', '+34600123457'],
  ['+44 (0)20 7946 0018', 'ES', '+442079460018'],
])('%s in %s is read as %s', (cell, country, number) => {
  expect(readPhone(cell, country)).toEqual({ kind: 'phone', number, isUnusual: false })
})

test.each([
  ['07700 900123', 'GB', '+447700900123'],
  ['+44 7700 900123', undefined, '+447700900123'],
  ['(020) 7946 001', 'GB', '+44207946001'],
])('%s in %s is read as %s with a notice', (cell, country, number) => {
  expect(readPhone(cell, country)).toEqual({ kind: 'phone', number, isUnusual: true })
})

test.each([
  ['201.555.0100 x12', 'US', 'phone_extension'],
  ['030 1234567 Durchwahl 12', 'DE', 'phone_extension'],
  ['12', 'ES', 'phone_unreadable'],
  ['ask mum', 'ES', 'phone_unreadable'],
])('%s in %s is refused: %s', (cell, country, problem) => {
  expect(readPhone(cell, country)).toEqual({ kind: 'problem', problem })
})

test('a number without country stays open', () => {
  expect(readPhone('612 34 56 78', undefined)).toEqual({ kind: 'open' })
})

test.each([
  ['the team’s when all fit it', ['612 34 56 78'], [], 'ES', 'known ES team'],
  [
    'the one other numbers name when the team’s does not fit',
    ['(201) 555-0143', '+1 201 555 0189'],
    [],
    'ES',
    'known US numbers',
  ],
  ['the one a column names', ['(514) 555-0123'], ['Canada'], 'ES', 'known CA numbers'],
  [
    'asked when the team’s and the named one both fit',
    ['612 34 56 78', '+33 6 12 34 56 79'],
    [],
    'ES',
    'asked',
  ],
  ['asked when the team’s does not fit and none is named', ['0151/23456789'], [], 'ES', 'asked'],
  ['not needed when all numbers say it', ['+34 612 34 56 78'], [], 'FR', 'unneeded'],
] as const)(
  'the country of the numbers is %s',
  (...[, cells, countries, teamCountry, expected]) => {
    const found = findPhoneCountry({ cells, countries, teamCountry })
    const said = found.kind === 'known' ? `known ${found.country} ${found.because}` : found.kind
    expect(said).toBe(expected)
  },
)

test('asks if numbers are only possible in the team’s country, which is offered first', () => {
  expect(findPhoneCountry({ cells: ['07700 900123'], countries: [], teamCountry: 'GB' })).toEqual({
    kind: 'asked',
    choices: ['GB', 'DE', 'AT'],
  })
})

test.each([
  ['us', 'US'],
  ['USA', 'US'],
  ['Dänemark', 'DK'],
  ['Espagne', 'ES'],
  ['Alemania', 'DE'],
  ['Nowhere', undefined],
])('%s is the country %s', (name, code) => {
  expect(countryNamed(name)).toBe(code)
})

test('no country is named like a property of every object', () => {
  expect(countryNamed('constructor')).toBeUndefined()
})
