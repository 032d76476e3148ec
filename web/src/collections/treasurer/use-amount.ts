import { minorUnitsIn } from '@touchline/domain/values/money'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'

import { typedAmount } from '../typed-amount.ts'

interface AmountInput {
  readonly currency: string
  /** Minor units that stand in the field at first; left out: nothing does. */
  readonly start?: number | undefined
  readonly most: number
}

/** A sum while it is typed; what is wrong with it is said once it was asked for. */
export function useAmount({ currency, start, most }: AmountInput) {
  const text = useText('bills')
  const { language } = useLanguage()
  const { money } = useFormat()
  const [typed, type] = useState(start === undefined ? '' : typedAmount(start, currency, language))
  const [isAsked, setAsked] = useState(false)
  const read = minorUnitsIn(typed, currency, language) ?? 0
  const problem = read > most ? text.amountTooMuch(money(most, currency)) : text.amountWrong
  const isRight = read > 0 && read <= most
  return {
    typed,
    type,
    /** Undefined while it is not one that fits. */
    amount: isRight ? read : undefined,
    error: isAsked && !isRight ? problem : undefined,
    ask: () => setAsked(true),
  }
}
