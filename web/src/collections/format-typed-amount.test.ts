import { languages } from '@touchline/domain/values/language'
import { minorUnitsIn } from '@touchline/domain/values/money'
import { expect, test } from 'vitest'

import { formatTypedAmount } from './format-typed-amount.ts'

test.each([
  [3334, 'EUR', 'en', '33.34'],
  [3334, 'EUR', 'de', '33,34'],
  [5, 'USD', 'fr', '0,05'],
  [5000, 'JPY', 'es', '5000'],
] as const)('%i of %s is typed in %s as %s', (...row) => {
  const [amount, currency, language, typed] = row
  expect(formatTypedAmount(amount, currency, language)).toBe(typed)
})

test("the field's text is read as the same amount", () => {
  for (const language of languages)
    for (const currency of ['EUR', 'JPY'])
      expect(
        minorUnitsIn(formatTypedAmount(99_999_999, currency, language), currency, language),
      ).toBe(99_999_999)
})
