import { expect, test } from 'vitest'

import { featuresOff, type FeatureSettings } from './features.ts'

const cases: readonly [string, readonly FeatureSettings[], readonly string[]][] = [
  ['nothing is set', [{}, {}], []],
  ['the installation turns it off', [{}, { leagues: false }], ['leagues']],
  ['a club turns off what others have', [{ leagues: false }, {}], ['leagues']],
  ['a club has what others have not', [{ leagues: true }, { leagues: false }], []],
  ['null leaves it to the next', [{ leagues: null }, { leagues: false }], ['leagues']],
]

test.each(cases)('%s', (_, settings, off) => {
  expect(featuresOff(...settings)).toEqual(off)
})
