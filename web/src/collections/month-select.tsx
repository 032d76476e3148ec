import { useLanguage } from '#web/platform/language/language.tsx'
import { Select } from '#web/ui/select.tsx'

interface MonthSelectProps {
  readonly label: string
  /** From 1. */
  readonly month: number
  readonly onMonth: (month: number) => void
}

/** A month of the year by its name. */
export function MonthSelect({ label, month, onMonth }: MonthSelectProps) {
  const { language } = useLanguage()
  const format = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' })
  return (
    <Select
      label={label}
      options={Array.from({ length: 12 }, (_, at) => ({
        value: String(at + 1),
        label: format.format(Date.UTC(2027, at, 1)),
      }))}
      value={String(month)}
      onChange={(chosen) => onMonth(Number(chosen))}
    />
  )
}
