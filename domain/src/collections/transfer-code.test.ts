import { expect, test } from 'vitest'

import { transferCode } from './transfer-code.ts'

test('a bank app reads payee, account, amount and reference, each in its line', () => {
  const code = transferCode({
    payee: 'FC Ravens e. V.',
    iban: 'DE89 3704 0044 0532 0130 00',
    amount: 3334,
    reference: 'RF18539007547034',
  })
  expect(code.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    'FC Ravens e. V.',
    'DE89370400440532013000',
    'EUR33.34',
    '',
    'RF18539007547034',
  ])
})

test.each([
  [1, 'EUR0.01'],
  [10_000, 'EUR100.00'],
  [99_999_999, 'EUR999999.99'],
])('%i minor units are %s', (amount, line) => {
  const code = transferCode({
    payee: 'Club',
    iban: 'DE89370400440532013000',
    amount,
    reference: 'RF00',
  })
  expect(code.split('\n')[7]).toBe(line)
})

test('a long name is cut between letters', () => {
  const code = transferCode({ payee: '🦅'.repeat(90), iban: 'DE89', amount: 1, reference: '' })
  expect(code.split('\n')[5]).toBe('🦅'.repeat(70))
})
