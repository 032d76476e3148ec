import { minorUnitsIn } from '@touchline/domain/values/money'
import { useState } from 'react'

import { formatTypedAmount } from '#web/collections/format-typed-amount.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'

/** An amount field's state; the error shows after the first attempt. */
export function useTypedAmount(currency: string, start?: number) {
  const { problems } = useText('cashbox')
  const { language } = useLanguage()
  const [typed, type] = useState(
    start === undefined ? '' : formatTypedAmount(start, currency, language),
  )
  const [isAsked, setAsked] = useState(false)
  const read = minorUnitsIn(typed, currency, language) ?? 0
  return {
    typed,
    type,
    value: read > 0 ? read : undefined,
    error: isAsked && read === 0 ? problems.amount_required : undefined,
    ask: () => setAsked(true),
  }
}
