import { minorUnitsIn } from '@touchline/domain/values/money'
import { useState } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'

import { formatTypedAmount } from '../format-typed-amount.ts'

interface AmountInput {
  readonly currency: string
  /** Initial minor units; empty by default. */
  readonly start?: number | undefined
  readonly most: number
}

/** An amount field's state; errors show after the first attempt. */
export function useAmount({ currency, start, most }: AmountInput) {
  const text = useText('bills')
  const { language } = useLanguage()
  const { money } = useFormat()
  const [typed, type] = useState(
    start === undefined ? '' : formatTypedAmount(start, currency, language),
  )
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
