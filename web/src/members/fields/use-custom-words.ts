import type { CustomField, CustomKind } from '@touchline/domain/members/custom-fields'
import { useMemo } from 'react'

import { useFormat } from '#web/platform/language/format.ts'
import { useLanguage, useText } from '#web/platform/language/language.tsx'

/** Formats a value of an own field for the reader; empty if missing. */
export function useCustomWords() {
  const { yes, no } = useText('members').fields
  const { day } = useFormat()
  const { language } = useLanguage()

  return useMemo(() => {
    const decimal = new Intl.NumberFormat(language, { maximumFractionDigits: 6 })
    const written: Record<CustomKind, (value: string, field: CustomField) => string> = {
      text: (value) => value,
      number: (value) => (Number.isFinite(Number(value)) ? decimal.format(Number(value)) : value),
      date: (value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? day(value) : value),
      yes_no: (value) => (value === 'yes' ? yes : no),
      choice: (value, { choices }) => choices.find(({ id }) => id === value)?.name ?? '',
    }
    return (field: CustomField, value = '') =>
      value === '' ? '' : written[field.kind](value, field)
  }, [yes, no, day, language])
}
