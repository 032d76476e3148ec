import { weekdays, type Weekday } from '@touchline/domain/events/days'

import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DateField } from '#web/ui/date-field.tsx'
import { NumberField } from '#web/ui/number-field.tsx'
import { optionsOf } from '#web/ui/optional-select.tsx'
import { Select } from '#web/ui/select.tsx'

import { BlockedDays } from './blocked-days.tsx'
import type { DrawPartProps } from './draw-fixtures.tsx'
import { StartTimes } from './start-times.tsx'

/** First day, weekdays, times and blocked days. */
export function DrawDays({ whole, form, missing, onChange }: DrawPartProps) {
  const text = useText('leagueEntry').draw
  return (
    <>
      <DateField
        label={text.start}
        required
        value={form.start}
        onChange={({ target }) => onChange({ start: target.value })}
        error={missing.start}
      />
      <WeekdayTicks
        chosen={form.weekdays}
        error={missing.weekdays}
        onChange={(chosen) => onChange({ weekdays: chosen })}
      />
      <StartTimes whole={whole} form={form} missing={missing} onChange={onChange} />
      <div className="grid grid-cols-2 items-end gap-4">
        <NumberField
          label={text.everyWeeks}
          least={1}
          most={12}
          value={form.everyWeeks}
          onChange={(everyWeeks) => onChange({ everyWeeks })}
        />
        <NumberField
          label={text.restDays}
          most={30}
          value={form.restDays}
          onChange={(restDays) => onChange({ restDays })}
        />
      </div>
      {form.weekdays.length > 1 && (
        <Select
          label={text.round}
          options={optionsOf(['day', 'week'] as const, text.roundTakes)}
          value={form.roundTakes}
          onChange={(roundTakes) => onChange({ roundTakes })}
        />
      )}
      <BlockedDays whole={whole} form={form} missing={missing} onChange={onChange} />
    </>
  )
}

interface WeekdayTicksProps {
  readonly chosen: readonly Weekday[]
  readonly error: string | undefined
  readonly onChange: (chosen: readonly Weekday[]) => void
}

function WeekdayTicks({ chosen, error, onChange }: WeekdayTicksProps) {
  const text = useText('leagueEntry').draw
  const { weekday } = useText('events').form
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{text.weekdays}</legend>
      <div className="flex flex-wrap gap-x-5">
        {weekdays.map((day, place) => (
          <Checkbox
            key={day}
            label={weekday[day]}
            value={chosen.includes(day)}
            error={place === weekdays.length - 1 ? error : undefined}
            onChange={(isOn) =>
              onChange(weekdays.filter((one) => (one === day ? isOn : chosen.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
