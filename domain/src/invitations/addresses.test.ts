import { expect, test } from 'vitest'

import { isAddress, maxAddresses, readAddresses, appendAddresses } from './addresses.ts'

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
])('finds in %j the addresses %j and not %j', (typed, valid, invalid) => {
  expect(readAddresses(typed)).toEqual({ valid, invalid })
})

test('counts the same address fifty times once', () => {
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

test.each([
  ['', ['ana@example.org', 'leo@example.org'], 'ana@example.org,\nleo@example.org'],
  [' mia@example.org ', ['ana@example.org'], 'mia@example.org,\nana@example.org'],
  ['mia@example.org, ', ['ana@example.org'], 'mia@example.org,\nana@example.org'],
  ['Ana@example.org', ['ana@example.org', 'leo@example.org'], 'Ana@example.org,\nleo@example.org'],
  ['not yet an add', ['ana@example.org'], 'not yet an add,\nana@example.org'],
])('to %j appends %j', (typed, addresses, whole) => {
  expect(appendAddresses(typed, addresses)).toBe(whole)
})

test('has room for as many as one call invites', () => {
  const many = Array.from({ length: 60 }, (_, at) => `p${at}@example.org`)
  const { valid } = readAddresses(appendAddresses('mia@example.org', many))
  expect(valid).toHaveLength(maxAddresses)
  expect(valid.slice(0, 2)).toEqual(['mia@example.org', 'p0@example.org'])
})
