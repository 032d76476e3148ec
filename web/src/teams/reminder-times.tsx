import type { Reminders } from '@touchline/contract/teams/shapes/reminders'
import { type Reminded, reminderHours } from '@touchline/domain/teams/reminder-rules'

import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

interface ReminderTimesProps {
  readonly title: string
  readonly hint: string
  readonly chosen: Reminders[Reminded]
  readonly disabled?: boolean
  readonly onChange: (hours: Reminders[Reminded]) => void
}

/** Chooses hours before an event at which people are reminded; none means no reminders. */
export function ReminderTimes(props: ReminderTimesProps) {
  const { title, hint, chosen, disabled = false, onChange } = props
  const text = useText('teams').settings.reminding
  return (
    <fieldset disabled={disabled}>
      <legend className="font-medium">{title}</legend>
      <p className="mb-1 text-s text-muted">{chosen.length === 0 ? text.nobody : hint}</p>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {reminderHours.map((hours) => (
          <Checkbox
            key={hours}
            label={hours % 24 === 0 ? text.days(hours / 24) : text.hours(hours)}
            disabled={disabled}
            value={chosen.includes(hours)}
            onChange={(on) =>
              onChange(reminderHours.filter((one) => (one === hours ? on : chosen.includes(one))))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
