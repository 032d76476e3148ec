import { expect, test } from 'vitest'

import { isAddress, readAddresses } from './addresses.ts'

test.each([
  ['ana@example.org', ['ana@example.org'], []],
  ['ana@example.org, luis@example.org', ['ana@example.org', 'luis@example.org'], []],
  [
    'ana@example.org;luis@example.org\nmia@example.org\r\nleo@example.org',
    ['ana@example.org', 'luis@example.org', 'mia@example.org', 'leo@example.org'],
    [],
  ],
  [' ,; \n ana@example.org ,,\n\n', ['ana@example.org'], []],
  ['Ana@Example.org, ana@example.org', ['ana@example.org'], []],
  ['Ana García <ana@example.org>, luis@example.org', ['ana@example.org', 'luis@example.org'], []],
  [
    'ana, luis@, @example.org, a b@example.org',
    [],
    ['ana', 'luis@', '@example.org', 'a b@example.org'],
  ],
  ['ana@example, ana@example', [], ['ana@example']],
  ['ana@example.org, nope', ['ana@example.org'], ['nope']],
  ['', [], []],
])('%j holds the addresses %j and not %j', (typed, valid, invalid) => {
  expect(readAddresses(typed)).toEqual({ valid, invalid })
})

test('the same address fifty times is one address', () => {
  expect(readAddresses('ana@example.org\n'.repeat(50)).valid).toEqual(['ana@example.org'])
})

test.each([
  ['a@b.c', true],
  ['a@b', false],
  [`${'a'.repeat(250)}@b.org`, false],
  ['', false],
])('%j is an address: %s', (text, address) => {
  expect(isAddress(text)).toBe(address)
})
