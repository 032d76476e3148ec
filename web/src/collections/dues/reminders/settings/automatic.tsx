import { reminderHours } from '@touchline/domain/collections/reminders/stages'

import { useText } from '#web/platform/language/language.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'

import type { TypedSettings } from './typed-settings.ts'

interface AutomaticProps {
  readonly typed: TypedSettings
  readonly onChange: (parts: Partial<TypedSettings>) => void
}

/** Whether reminders are sent automatically, and when. */
export function Automatic({ typed, onChange }: AutomaticProps) {
  const text = useText('reminders').form
  const { first, last } = reminderHours
  const hours = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  return (
    <div className="grid gap-3">
      <Switch
        label={text.automatic}
        value={typed.isAutomatic}
        onChange={(isAutomatic) => onChange({ isAutomatic })}
      />
      {typed.isAutomatic && (
        <div className="grid grid-cols-2 gap-3">
          <Select
            label={text.weekday}
            options={[
              { value: '', label: text.anyDay },
              ...text.weekdays.map((label, at) => ({ value: String(at + 1), label })),
            ]}
            value={typed.weekday === null ? '' : String(typed.weekday)}
            onChange={(day) => onChange({ weekday: day === '' ? null : Number(day) })}
          />
          <Select
            label={text.hour}
            options={hours.map((hour) => ({
              value: String(hour),
              label: `${String(hour).padStart(2, '0')}:00`,
            }))}
            value={String(typed.hour)}
            onChange={(hour) => onChange({ hour: Number(hour) })}
          />
        </div>
      )}
    </div>
  )
}
