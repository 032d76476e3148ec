import { automaticLimits } from '@touchline/domain/collections/dues/automatic'
import { duesPeriods } from '@touchline/domain/collections/dues/rules'
import { currencies } from '@touchline/domain/values/money'

import { useLanguage, useText } from '#web/platform/language/language.tsx'
import { Card } from '#web/ui/card.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'

import { MonthSelect } from '../../month-select.tsx'
import type { TypedRules } from './typed-rules.ts'

interface YearCardProps {
  readonly typed: TypedRules
  readonly onChange: (parts: Partial<TypedRules>) => void
}

/** The start of the club's year, and the billing period. */
export function YearCard({ typed, onChange }: YearCardProps) {
  const text = useText('dues').rules
  const { language } = useLanguage()
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  return (
    <Card title={text.year}>
      <div className="grid gap-4 sm:grid-cols-2">
        <MonthSelect
          label={text.yearBegins}
          month={typed.yearBegins}
          onMonth={(yearBegins) => onChange({ yearBegins })}
        />
        <Select
          label={text.months}
          options={duesPeriods.map((months) => ({
            value: String(months),
            label: text.monthNames[months],
          }))}
          value={String(typed.months)}
          onChange={(chosen) =>
            onChange({ months: duesPeriods.find((one) => String(one) === chosen) ?? 12 })
          }
        />
        <Select
          label={text.currency}
          options={currencies.map((value) => ({
            value,
            label: `${value} · ${names.of(value) ?? value}`,
          }))}
          value={typed.currency}
          onChange={(currency) => onChange({ currency })}
        />
      </div>
      <div className="mt-4">
        <Switch
          label={text.proRata}
          description={text.proRataHint}
          value={typed.isProRata}
          onChange={(isProRata) => onChange({ isProRata })}
        />
      </div>
      <Automatic typed={typed} onChange={onChange} />
    </Card>
  )
}

const usual = { daysBefore: 14, dueDays: 14 } as const

function Automatic({ typed: { automatic }, onChange }: YearCardProps) {
  const text = useText('dues').rules
  return (
    <div className="mt-2 grid gap-3">
      <Switch
        label={text.automatic}
        description={text.automaticHint}
        value={automatic !== null}
        onChange={(isOn) => onChange({ automatic: isOn ? usual : null })}
      />
      {automatic !== null && (
        <div className="grid gap-4 sm:grid-cols-2">
          <NumberField
            label={text.daysBefore}
            most={automaticLimits.daysBefore}
            value={automatic.daysBefore}
            onChange={(daysBefore) => onChange({ automatic: { ...automatic, daysBefore } })}
          />
          <NumberField
            label={text.dueDays}
            least={1}
            most={automaticLimits.dueDays}
            value={automatic.dueDays}
            onChange={(dueDays) => onChange({ automatic: { ...automatic, dueDays } })}
          />
        </div>
      )}
    </div>
  )
}
