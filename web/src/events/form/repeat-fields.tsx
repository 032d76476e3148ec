import type { EventDraftInput } from '@touchline/contract/events/shapes/draft'
import { addDays, isDay, type Weekday, weekdayOf, weekdays } from '@touchline/domain/events/days'
import { useController, useWatch } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { TextField } from '#web/ui/text-field.tsx'

import { type EventFields, useEventProblem } from './event-form-state.ts'
import { ExceptDays } from './except-days.tsx'
import { MonthlyPatternField } from './monthly-pattern-field.tsx'
import { RepeatEnd } from './repeat-end.tsx'
import { WeekdayTimes } from './weekday-times.tsx'

export type RepeatInput = NonNullable<EventDraftInput['repeat']>

const steps = ['week', 'day', 'month'] as const
/** Ten weeks, most of a half-season. */
const proposedDays = 70

interface RepeatFieldsProps extends EventFields {
  /** The last day of the current season. */
  readonly seasonEnd: string | undefined
}

/** Whether the event repeats, how often, on which days and until when. */
export function RepeatFields({ seasonEnd, ...fields }: RepeatFieldsProps) {
  const text = useText('events').form
  const problem = useEventProblem(fields)
  const { field } = useController({ control: fields.form.control, name: 'repeat' })
  const date = useWatch({ control: fields.form.control, name: 'date' })
  const repeat = field.value ?? undefined

  return (
    <div className="grid gap-4">
      <Checkbox
        label={text.recurring}
        value={repeat !== undefined}
        onChange={(on) => field.onChange(on ? proposedRepeat(date, seasonEnd) : null)}
      />
      {repeat && (
        <div className="grid gap-5 border-l-3 border-line pl-4">
          <HowOften repeat={repeat} onChange={field.onChange} />
          {repeat.every === 'week' && <Weekdays repeat={repeat} onChange={field.onChange} />}
          {repeat.every === 'week' && (
            <WeekdayTimes form={fields.form} repeat={repeat} onChange={field.onChange} />
          )}
          {repeat.every === 'month' && (
            <MonthlyPatternField repeat={repeat} onChange={field.onChange} firstDay={date} />
          )}
          <RepeatEnd
            repeat={repeat}
            onChange={field.onChange}
            firstDay={date}
            seasonEnd={seasonEnd}
          />
          <ExceptDays repeat={repeat} onChange={field.onChange} />
          <FieldError id="repeat-problem" error={problem('repeat')} />
        </div>
      )}
    </div>
  )
}

export interface RepeatProps {
  readonly repeat: RepeatInput
  readonly onChange: (repeat: RepeatInput) => void
}

function HowOften({ repeat, onChange }: RepeatProps) {
  const text = useText('events').form
  const interval = repeat.interval ?? 1
  return (
    <div className="grid grid-cols-[5rem_1fr] items-end gap-3 sm:max-w-80">
      <TextField
        label={text.every}
        className="[&_label]:whitespace-nowrap"
        type="number"
        inputMode="numeric"
        min={1}
        max={12}
        value={interval}
        onChange={({ target }) => onChange({ ...repeat, interval: withinYear(target.value) })}
      />
      <Select
        label={text.every}
        labelHidden
        options={steps.map((value) => ({ value, label: text.unit[value](interval) }))}
        value={repeat.every}
        onChange={(every) => onChange({ ...repeat, every })}
      />
    </div>
  )
}

function Weekdays({ repeat, onChange }: RepeatProps) {
  const text = useText('events').form
  const chosen = repeat.weekdays ?? []

  function toggle(day: Weekday, on: boolean) {
    const after = weekdays.filter((one) => (one === day ? on : chosen.includes(one)))
    const times = (repeat.times ?? []).filter(({ weekday }) => after.includes(weekday))
    onChange({ ...repeat, weekdays: after, times })
  }

  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{text.weekdays}</legend>
      <div className="flex flex-wrap gap-x-5">
        {weekdays.map((day) => (
          <Checkbox
            key={day}
            label={text.weekday[day]}
            value={chosen.includes(day)}
            onChange={(on) => toggle(day, on)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function proposedRepeat(date: string, seasonEnd: string | undefined): RepeatInput {
  const known = isDay(date)
  return {
    every: 'week',
    interval: 1,
    weekdays: known ? [weekdayOf(date)] : [],
    ends: { kind: 'until', day: lastDayFor(date, seasonEnd) },
  }
}

/** The end of the season, or ten weeks later if that has passed. */
function lastDayFor(date: string, seasonEnd: string | undefined): string {
  if (seasonEnd !== undefined && seasonEnd > date) return seasonEnd
  return isDay(date) ? addDays(date, proposedDays) : ''
}

function withinYear(typed: string): number {
  return Math.min(12, Math.max(1, Math.trunc(Number(typed)) || 1))
}
