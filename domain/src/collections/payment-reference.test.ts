import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import {
  findBillNumbers,
  formatReference,
  isReference,
  billReference,
} from './payment-reference.ts'

const bill = fc.integer({ min: 1, max: 999_999_999 })

test('every bill has a valid, unique reference', () => {
  fc.assert(
    fc.property(bill, (number) => {
      const reference = billReference(number)
      expect(isReference(reference)).toBe(true)
      expect(findBillNumbers(`Membership ${formatReference(reference)} Leo`)[0]).toBe(number)
    }),
  )
})

test('digits that follow a reference, a date or an amount, hide no bill', () => {
  fc.assert(
    fc.property(bill, fc.stringMatching(/^\d{1,8}$/), (number, digits) => {
      expect(findBillNumbers(`${formatReference(billReference(number))} ${digits}`)).toContain(
        number,
      )
    }),
    { numRuns: 1000 },
  )
})

test('one wrong digit, or two that changed places, are found out', () => {
  fc.assert(
    fc.property(bill, fc.nat({ max: 7 }), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
      const right = billReference(number)
      const place = 2 + (at % (right.length - 2))
      const digit = (Number(right[place]) + by) % 10
      expect(isReference(`${right.slice(0, place)}${digit}${right.slice(place + 1)}`)).toBe(false)
      const [one, other] = [right[place], right[place + 1]]
      if (other === undefined || one === other) return
      expect(isReference(`${right.slice(0, place)}${other}${one}${right.slice(place + 2)}`)).toBe(
        false,
      )
    }),
  )
})

test.each([
  // The example of the European Payments Council's guide to the reference.
  ['RF18 5390 0754 7034', true],
  ['rf18539007547034', true],
  ['RF19 5390 0754 7034', false],
  ['RF18', false],
  ['', false],
])('%s is a reference: %s', (text, is) => {
  expect(isReference(text)).toBe(is)
})

describe('the text of a transfer', () => {
  const [one, other] = [billReference(42), billReference(1_234_567)]

  test.each([
    [one, [42]],
    [`SVWZ+${one} BEITRAG LEO`, [42]],
    [`${one.toLowerCase()},${other}`, [42, 1_234_567]],
    [`${one} ${one}`, [42]],
    [`Leo ${formatReference(one)} 2026`, [42]],
    ['RF00000042', []],
    ['club fee for Leo', []],
    ['', []],
  ])('%s', (words, bills) => {
    expect(findBillNumbers(words)).toEqual(bills)
  })
})
