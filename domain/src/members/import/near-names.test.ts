import { expect, test } from 'vitest'

import { isNearName } from './near-names.ts'

const named = (name: string) => {
  const [firstName = '', lastName = ''] = name.split(' ')
  return { firstName, lastName }
}

test.each([
  ['Änne Weiß', 'Aenne Weiss', true],
  ['Tom Berger', 'Tomas Berger', true],
  ['Jörg Müller', 'Joerg Mueller', true],
  ['Tom Berger', 'Tom Berger', false],
  ['Tom Berger', 'Tim Berger', false],
  ['Lena Huber', 'Lena Hofer', false],
])('%s and %s may be the same person: %s', (one, other, near) => {
  expect(isNearName(named(one), named(other))).toBe(near)
})
