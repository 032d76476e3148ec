import { expect, test } from 'vitest'

import { inNameOrder } from './name-order.ts'

test.each([
  [
    ['U12', 'U8', 'U10'],
    ['U8', 'U10', 'U12'],
  ],
  [
    ['Team 10', 'Team 2', 'team 1'],
    ['team 1', 'Team 2', 'Team 10'],
  ],
  [
    ['Zorros', 'Águilas', 'Bears'],
    ['Águilas', 'Bears', 'Zorros'],
  ],
])('sorts %j as %j', (given, ordered) => {
  expect(inNameOrder(given.map((name) => ({ name }))).map(({ name }) => name)).toEqual(ordered)
})

test('keeps equal names in their order', () => {
  const twins = [
    { name: 'Norte', id: 'first' },
    { name: 'norte', id: 'second' },
  ]
  expect(inNameOrder(twins)).toEqual(twins)
})
