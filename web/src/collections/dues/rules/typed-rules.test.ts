import { expect, test } from 'vitest'

import {
  newRate,
  problemsOfRate,
  problemsOfTyped,
  readRate,
  readRules,
  toTypedRate,
  toTypedRules,
  type TypedRate,
  type TypedRules,
} from './typed-rules.ts'

const euros = { currency: 'EUR', language: 'de' } as const
const rate = (parts: Partial<TypedRate> = {}): TypedRate => ({
  ...newRate(),
  name: 'Jugend',
  amount: '96',
  ...parts,
})
const begun = toTypedRules(
  { rules: null, currency: 'EUR', months: 12, version: 0, teams: [], runs: [], plans: [] },
  'de',
)
const rules = (parts: Partial<TypedRules> = {}): TypedRules => {
  const whole = readRate(rate(), euros)
  return { ...begun, rates: whole === undefined ? [] : [whole], ...parts }
}

test.each<[string, Partial<TypedRate>, object]>([
  ['no name', { name: ' ' }, { name: 'missing' }],
  ['no amount', { amount: '' }, { amount: 'wrong' }],
  ['nothing to pay', { amount: '0' }, {}],
  ['thousands as Germans write them', { amount: '1.050,00' }, {}],
  ['an age in words', { minAge: 'vierzehn' }, { minAge: 'wrong' }],
  ['an age nobody reaches', { maxAge: '121' }, { maxAge: 'wrong' }],
  ['ages backwards', { minAge: '18', maxAge: '14' }, { maxAge: 'order' }],
  ['one age', { minAge: '14', maxAge: '14' }, {}],
])('a rate with %s', (_, parts, problems) => {
  expect(problemsOfRate(rate(parts), euros)).toEqual(problems)
  expect(readRate(rate(parts), euros) === undefined).toBe(Object.keys(problems).length > 0)
})

test('an edited rate is unchanged when reopened', () => {
  const whole = readRate(rate({ minAge: '0', maxAge: '13', amount: '1.050,50' }), euros)
  expect(whole).toMatchObject({ minAge: 0, maxAge: 13, amount: 105_050 })
  expect(whole && readRate(toTypedRate(whole, euros), euros)).toEqual(whole)
})

test.each<[string, Partial<TypedRules>, object]>([
  ['no rate', { rates: [] }, { rates: 'missing' }],
  ['no discounts', {}, {}],
  ['a discount in words', { second: 'half' }, { second: 'wrong' }],
  ['more than all of it', { further: '101' }, { further: 'wrong' }],
  ['less for the third child', { second: '50', further: '25' }, { further: 'falls' }],
  ['a maximum in words', { familyMaximum: 'viel' }, { familyMaximum: 'wrong' }],
])('rules with %s', (_, parts, problems) => {
  expect(problemsOfTyped(rules(parts), 'de')).toEqual(problems)
})

test('rules travel as the server counts', () => {
  const typed = rules({ second: '25', further: '50', familyMaximum: '300,00' })
  expect(readRules(typed, 'de')).toMatchObject({ siblingPercents: [25, 50], familyMaximum: 30_000 })
  expect(readRules(rules(), 'de')).toMatchObject({
    siblingPercents: [0],
    familyMaximum: null,
    rateChoice: 'first',
  })
})
