import type { Language } from '@touchline/domain/values/language'
import { decimalsOf, majorUnitsOf } from '@touchline/domain/values/money'

/** Formats minor units as typed in a language: "33.34", "33,34". */
export function formatTypedAmount(amount: number, currency: string, language: Language): string {
  const typed = majorUnitsOf(amount, currency).toFixed(decimalsOf(currency))
  return language === 'en' ? typed : typed.replace('.', ',')
}
