import { expect, test } from 'vitest'

import {
  readFee,
  hasDuplicateSizes,
  isInvalidAmount,
  newFee,
  type TypedFee,
  toTypedFee,
} from './typed-fee.ts'

const feeWith = (parts: Partial<TypedFee>): TypedFee => ({
  ...newFee('membership'),
  name: 'Adult',
  ...parts,
})
const euros = { currency: 'EUR', language: 'en' } as const
const yen = { currency: 'JPY', language: 'en' } as const
const size = (name: string, stock = '') => ({ id: name, name, stock })

test.each<[string, Partial<TypedFee>, boolean]>([
  ['a name and a price', { amount: '100' }, true],
  ['a price with a comma', { amount: '12,50' }, true],
  ['no price', {}, false],
  ['a price of nothing', { amount: '0' }, false],
  ['a price in words', { amount: 'ten' }, false],
  ['no name', { name: ' ', amount: '100' }, false],
  ['free needs no price', { type: 'free' }, true],
  ['what one wants needs none either', { type: 'new', amount: 'ten' }, true],
  ['a stock', { amount: '9', stock: '16' }, true],
  ['a stock in words', { amount: '9', stock: 'many' }, false],
  ['a stock of millions', { amount: '9', stock: '999999' }, false],
  ['sizes', { amount: '9', sizes: [size('S', '3'), size('M')] }, true],
  ['two sizes of one name', { amount: '9', sizes: [size('S'), size(' S ')] }, false],
  ['a size with a wrong stock', { amount: '9', sizes: [size('S', '-1')] }, false],
  ['a size that was left empty', { amount: '9', sizes: [size('S'), size('')] }, true],
])('a fee can be added with: %s', (_what, parts, isWhole) => {
  expect(readFee(feeWith(parts), euros) !== undefined).toBe(isWhole)
})

test('is read in the minor units of its currency, trimmed, without empty sizes', () => {
  const typed = feeWith({
    name: ' Kit ',
    amount: '12,50',
    stock: '7',
    sizes: [size('S', '3'), size(' ')],
  })
  expect(readFee(typed, euros)).toMatchObject({
    name: 'Kit',
    amount: 1250,
    stock: null,
    sizes: [{ name: 'S', stock: 3 }],
  })
  expect(readFee(feeWith({ amount: '500', stock: '7' }), yen)).toMatchObject({
    amount: 500,
    stock: 7,
  })
  expect(readFee(typed, yen)).toBeUndefined()
})

test('an edited fee is unchanged when reopened', () => {
  const fee = readFee(feeWith({ amount: '12.50', sizes: [size('S', '0')] }), euros)
  const again = fee && readFee(toTypedFee(fee, { ...euros, language: 'de' }), euros)
  expect(again).toEqual(fee)
})

test('reports typing errors only', () => {
  expect(isInvalidAmount('', euros)).toBe(false)
  expect(isInvalidAmount('12.345', euros)).toBe(true)
  expect(hasDuplicateSizes([size('S'), size('M'), size(''), size('')])).toBe(false)
})

test('in a fund, donors choose the amount by default', () => {
  expect(readFee({ ...newFee('fund'), name: 'Gift' }, euros)).toMatchObject({
    type: 'new',
    amount: null,
  })
})
