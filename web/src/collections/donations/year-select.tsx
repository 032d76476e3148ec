import type { DonationsShape } from '@touchline/contract/collections/shapes/donations'

import { useText } from '#web/platform/language/language.tsx'
import { Select } from '#web/ui/select.tsx'

interface YearSelectProps {
  readonly donations: Pick<DonationsShape, 'year' | 'years'>
  readonly onYear: (year: number) => void
}

/** The years with donations. */
export function YearSelect({ donations: { year, years }, onYear }: YearSelectProps) {
  const text = useText('donations')
  const options = [...new Set([year, ...years])].toSorted((one, other) => other - one)
  return (
    <Select
      label={text.year}
      className="min-w-28"
      options={options.map((value) => ({ value: String(value), label: String(value) }))}
      value={String(year)}
      onChange={(value) => onYear(Number(value))}
    />
  )
}
