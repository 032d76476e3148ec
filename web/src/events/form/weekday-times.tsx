import { laterBy, minutesOf, timePattern, type Weekday } from '@touchline/domain/events/days'
import type { WeekdayTimes as Times } from '@touchline/domain/events/repeat'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'

import type { EventFields } from './event-form-state.ts'
import type { RepeatProps } from './repeat-fields.tsx'
import { TimeChoiceField } from './time-choice-field.tsx'

/** Tuesday at 17:30, Thursday at 18:00: different times within one series. */
export function WeekdayTimes({ form, repeat, onChange }: RepeatProps & Pick<EventFields, 'form'>) {
  const text = useText('events').form
  const own = repeat.times ?? []
  const weekdays = repeat.weekdays ?? []
  const [differs, setDiffers] = useState(own.length > 0)
  const [startTime = '', endTime = '', isAllDay] = useWatch({
    control: form.control,
    name: ['startTime', 'endTime', 'isAllDay'],
  })
  if (weekdays.length < 2 || isAllDay) return null

  function write(times: Times) {
    const others = own.filter(({ weekday }) => weekday !== times.weekday)
    const isPlain = times.startTime === startTime && times.endTime === endTime
    onChange({ ...repeat, times: isPlain ? others : [...others, times] })
  }

  return (
    <div className="grid gap-3">
      <Checkbox
        label={text.timesPerDay}
        value={differs}
        onChange={(on) => {
          setDiffers(on)
          if (!on) onChange({ ...repeat, times: [] })
        }}
      />
      {differs &&
        weekdays.map((weekday) => (
          <Row
            key={weekday}
            times={own.find((one) => one.weekday === weekday) ?? { weekday, startTime, endTime }}
            onChange={write}
          />
        ))}
    </div>
  )
}

interface RowProps {
  readonly times: Times
  readonly onChange: (times: Times) => void
}

function Row({ times, onChange }: RowProps) {
  const text = useText('events').form
  const { weekday, startTime, endTime } = times
  const day: Readonly<Record<Weekday, string>> = text.weekday
  return (
    <fieldset className="grid grid-cols-2 items-start gap-x-3 sm:max-w-80">
      <legend className="mb-1 font-medium">{day[weekday]}</legend>
      <TimeChoiceField
        label={text.startTime}
        labelHidden
        value={startTime}
        onChange={(start) => onChange({ ...times, ...beginning(times, start) })}
      />
      <TimeChoiceField
        label={text.endTime}
        labelHidden
        value={endTime}
        onChange={(end) => onChange({ ...times, endTime: end })}
      />
    </fieldset>
  )
}

/** A later start keeps the duration. */
function beginning({ startTime, endTime }: Times, start: string): Omit<Times, 'weekday'> {
  const isKnown = [startTime, endTime, start].every((time) => timePattern.test(time))
  if (!isKnown || endTime <= startTime) return { startTime: start, endTime }
  const minutes = minutesOf(endTime) - minutesOf(startTime)
  return { startTime: start, endTime: laterBy(start, minutes).time }
}
