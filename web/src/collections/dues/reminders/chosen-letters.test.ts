import { contract } from '@touchline/contract/contract'
import { expect, test } from 'vitest'

import { example, first } from '#web/testing/endpoint.ts'

import { selectLetters, overdueSums } from './chosen-letters.ts'

const family = first(example(contract.collections.reminders).families)
const one = first(family.bills)
const bill = (billId: string, next: 1 | null = 1) => ({ ...one, billId, next, late: 100 })
const of = (key: string, bills: readonly (typeof one)[]) => ({
  ...family,
  key,
  hasAddress: true,
  stage: 1,
  fee: 50,
  bills: [...bills],
})

test("excluded families, and those without address or due bills, aren't counted", () => {
  const families = [
    of('a', [bill('1'), bill('2', null)]),
    of('b', [bill('3')]),
    { ...of('c', [bill('4')]), hasAddress: false },
    { ...of('d', [bill('5', null)]), stage: null },
  ]
  expect(selectLetters({ families }, new Set(['b']))).toEqual({
    letters: 1,
    billIds: ['1'],
    fees: 50,
  })
})

test('a bill sent to two guardians counts once, and is excluded for both', () => {
  const families = [of('mother', [bill('1')]), of('father', [bill('1')])]
  expect(selectLetters({ families }, new Set())).toMatchObject({ letters: 2, billIds: ['1'] })
  expect(selectLetters({ families }, new Set(['father']))).toMatchObject({ letters: 0 })
  expect([...overdueSums(families)]).toEqual([[one.currency, 100]])
})
