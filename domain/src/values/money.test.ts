import { expect, test } from 'vitest'

import { languages, type Language } from './language.ts'
import { currencies, decimalsOf, majorUnitsOf, minorUnitsIn, maxAmount, partsOf } from './money.ts'

test.each([
  ['EUR', 10_000, 100],
  ['USD', 1, 0.01],
  ['GBP', 1999, 19.99],
  ['CAD', 0, 0],
  ['AUD', 5, 0.05],
  ['JPY', 1500, 1500],
  ['jpy', 1500, 1500],
  ['KWD', 1500, 1.5],
])('%s: %i minor units are %d', (currency, amount, people) => {
  expect(majorUnitsOf(amount, currency)).toBe(people)
})

test.each([
  ['100', 'EUR', 10_000],
  ['100.00', 'EUR', 10_000],
  ['99,5', 'EUR', 9950],
  [' 12,50 ', 'USD', 1250],
  ['0', 'EUR', 0],
  ['0.07', 'GBP', 7],
  ['1500', 'JPY', 1500],
  ['999999.99', 'EUR', 99_999_999],
  ['1000000', 'EUR', undefined],
  ['1500.5', 'JPY', undefined],
  ['1.234', 'EUR', undefined],
  ['-5', 'EUR', undefined],
  ['1e3', 'EUR', undefined],
  ['', 'EUR', undefined],
  ['.5', 'EUR', undefined],
  ['ten', 'EUR', undefined],
])('%j in %s is %j', (typed, currency, amount) => {
  expect(minorUnitsIn(typed, currency, 'en')).toBe(amount)
})

test.each<readonly [string, string, Readonly<Partial<Record<Language, number>>>]>([
  ['1.050,00', 'EUR', { en: 105_000, de: 105_000, es: 105_000, fr: 105_000 }],
  ['1,050.00', 'EUR', { en: 105_000, de: 105_000, es: 105_000, fr: 105_000 }],
  ['1.050', 'EUR', { de: 105_000, es: 105_000 }],
  ['1,050', 'EUR', { en: 105_000 }],
  ['1 050,00', 'EUR', { en: 105_000, de: 105_000, es: 105_000, fr: 105_000 }],
  ['1\u202F050,5', 'EUR', { en: 105_050, de: 105_050, es: 105_050, fr: 105_050 }],
  ['1’050.00', 'CHF', { en: 105_000, de: 105_000, es: 105_000, fr: 105_000 }],
  ['12.50', 'EUR', { en: 1250, de: 1250, es: 1250, fr: 1250 }],
  ['12,50', 'EUR', { en: 1250, de: 1250, es: 1250, fr: 1250 }],
  ['1.500', 'JPY', { de: 1500, es: 1500 }],
  ['1,500', 'JPY', { en: 1500 }],
  ['1.05,00', 'EUR', {}],
  ['1.050,', 'EUR', {}],
  ['1.050.00', 'EUR', {}],
  ['10.50,00', 'EUR', {}],
  ['1 05', 'EUR', {}],
  ['1.2.3', 'EUR', {}],
])('reads %j in %s by the language’s rules', (typed, currency, amounts) => {
  for (const language of languages)
    expect([language, minorUnitsIn(typed, currency, language)]).toEqual([
      language,
      amounts[language],
    ])
})

test('reads back the prices that a language formats', () => {
  for (const language of languages)
    for (const amount of [0, 7, 99, 100, 105_000, 123_456_78, maxAmount]) {
      const typed = (amount / 100).toLocaleString(language, { minimumFractionDigits: 2 })
      expect([typed, minorUnitsIn(typed, 'EUR', language)]).toEqual([typed, amount])
    }
})

test.each([
  [10_000, 3, [3334, 3333, 3333]],
  [10_001, 3, [3334, 3334, 3333]],
  [9999, 3, [3333, 3333, 3333]],
  [2, 3, [1, 1, 0]],
  [0, 3, [0, 0, 0]],
  [1, 1, [1]],
])('%i in %i parts is %j', (amount, count, parts) => {
  expect(partsOf(amount, count)).toEqual(parts)
})

test('parts of a price always add up to it', () => {
  const wrong: string[] = []
  for (let amount = 0; amount < 2000; amount += 1)
    for (const count of [1, 2, 3, 7, 12]) {
      const parts = partsOf(amount, count)
      const isWhole = parts.reduce((sum, part) => sum + part, 0) === amount
      const isFair = Math.max(...parts) - Math.min(...parts) <= 1
      if (!isWhole || !isFair) wrong.push(`${amount} in ${count}`)
    }
  expect(wrong).toEqual([])
})

test('knows the decimals of every currency for fees', () => {
  expect(currencies.map(decimalsOf)).toEqual([2, 2, 2, 2, 2, 2, 0])
})
