import { expect, test } from 'vitest'

import { countSizes, playersWithoutSize, type KitPlayer } from './kit-order.ts'

const none = { shirt: null, shorts: null, shoes: null }
const player = (id: string, sizes: Partial<KitPlayer['sizes']>): KitPlayer => ({
  id,
  sizes: { ...none, ...sizes },
})
const shirts = (...sizes: readonly (string | null)[]) =>
  sizes.map((shirt, at) => player(String(at), { shirt }))

test.each([
  ['letters by size', ['XL', 'S', '3XL', 'M', 'XS', 'XXL', 'L'], 'XS S M L XL XXL 3XL'],
  ['numbers by value', ['152', '92', '140', '128'], '92 128 140 152'],
  ['half sizes between whole ones', ['43', '42,5', '42'], '42 42,5 43'],
  ['fractions after their number', ['43', '42 2/3', '42'], '42 42 2/3 43'],
  ['children before adults, and the rest last', ['M', 'one size', '140'], '140 M ONE SIZE'],
])('orders %s', (_, typed, expected) => {
  const [shirt] = countSizes(shirts(...typed), ['shirt'])
  expect(shirt?.sizes.map(({ size }) => size).join(' ')).toBe(expected)
})

test('counts the same size once, however it is typed', () => {
  expect(countSizes(shirts('m', ' M ', 'L', null, ''), ['shirt'])).toEqual([
    {
      item: 'shirt',
      sizes: [
        { size: 'M', count: 2 },
        { size: 'L', count: 1 },
      ],
    },
  ])
})

test.each([
  ['XXL', '2XL', '2xl'],
  ['3XS', 'xxxs', 'XXXS'],
  ['42,5', '42.5', ' 42,5'],
])('counts %s, %s and %s as one size', (...typed) => {
  expect(countSizes(shirts(...typed), ['shirt'])[0]?.sizes).toEqual([{ size: typed[0], count: 3 }])
})

test('names the players who lack a size of a chosen item', () => {
  const players = [
    player('both', { shirt: 'M', shorts: 'M' }),
    player('shirt', { shirt: 'M', shorts: ' ' }),
    player('neither', {}),
  ]
  const lacking = (items: Parameters<typeof playersWithoutSize>[1]) =>
    playersWithoutSize(players, items).map(({ id }) => id)
  expect(lacking(['shirt'])).toEqual(['neither'])
  expect(lacking(['shirt', 'shorts'])).toEqual(['shirt', 'neither'])
})
