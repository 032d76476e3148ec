import { charts, datevLimits, ledgerAccounts } from '@touchline/domain/collections/accounting/chart'
import { useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { MonthSelect } from '../month-select.tsx'
import type { FieldsProps } from './number-fields.tsx'
import { withDefaultAccounts } from './typed-accounting.ts'

/** What seldom changes: chart, financial year, and the number of each account. */
export function AccountFields(props: FieldsProps) {
  const text = useText('accounting')
  const [isOpen, setOpen] = useState(false)
  const hasProblem = ledgerAccounts.some((account) => props.problems[account] !== undefined)
  return (
    <details
      open={isOpen || hasProblem}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="rounded-surface border border-line bg-surface p-4"
    >
      <summary className="min-h-9 content-center touch:min-h-11">{text.more}</summary>
      <Fields {...props} />
    </details>
  )
}

function Fields({ typed, onChange, problems }: FieldsProps) {
  const text = useText('accounting')
  const { min, max } = datevLimits.accountLength
  return (
    <div className="mt-3 grid gap-4 sm:grid-cols-2">
      <Select
        label={text.chart}
        options={charts.map((value) => ({ value, label: text.charts[value] }))}
        value={typed.chart}
        onChange={(chart) => onChange(withDefaultAccounts(chart))}
      />
      <MonthSelect
        label={text.yearBegins}
        month={typed.yearBegins}
        onMonth={(yearBegins) => onChange({ yearBegins })}
      />
      <NumberField
        label={text.accountLength}
        least={min}
        most={max}
        value={typed.accountLength}
        onChange={(accountLength) => onChange({ accountLength })}
      />
      {ledgerAccounts.map((account) => (
        <TextField
          key={account}
          label={text.accounts[account]}
          required
          inputMode="numeric"
          maxLength={max}
          autoComplete="off"
          value={typed.accounts[account]}
          onChange={({ target }) =>
            onChange({ accounts: { ...typed.accounts, [account]: target.value.trim() } })
          }
          error={problems[account]}
        />
      ))}
    </div>
  )
}
