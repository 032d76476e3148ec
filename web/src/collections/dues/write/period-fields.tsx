import { lastDayOf } from '@touchline/domain/collections/dues/period'
import { duesPeriods } from '@touchline/domain/collections/dues/rules'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import type { BillRun } from './use-bill-run.ts'

/** Period, name and due date of the bills. */
export function PeriodFields({ writing }: { writing: BillRun }) {
  const text = useText('dues')
  const { days } = useFormat()
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      <Select
        label={text.write.length}
        options={duesPeriods.map((months) => ({
          value: String(months),
          label: text.rules.monthNames[months],
        }))}
        value={String(writing.period.months)}
        onChange={(chosen) =>
          writing.setMonths(duesPeriods.find((one) => String(one) === chosen) ?? 12)
        }
      />
      <Select
        label={text.write.period}
        options={writing.offered.map((period) => ({
          value: period.startsOn,
          label: days(period.startsOn, lastDayOf(period)),
        }))}
        value={writing.period.startsOn}
        onChange={writing.setStartsOn}
      />
      <TextField
        label={text.write.name}
        required
        maxLength={200}
        autoComplete="off"
        value={writing.name}
        onChange={({ target }) => writing.setName(target.value)}
        error={writing.name.trim() === '' ? text.write.nameMissing : undefined}
      />
      <DateField
        label={text.write.dueOn}
        required
        value={writing.dueOn}
        onChange={({ target }) => writing.setDueOn(target.value)}
        error={writing.dueOn === '' ? text.write.dueMissing : undefined}
      />
    </div>
  )
}
