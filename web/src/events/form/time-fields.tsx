import { isDay, weekdayOf } from '@touchline/domain/events/days'
import { Controller, useWatch } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { cx } from '#web/ui/cx.ts'
import { DateField } from '#web/ui/date-field.tsx'

import { EndDateField, EndHint } from './end-day.tsx'
import { type EventFields, useEventProblem } from './event-form-state.ts'
import { TimeChoiceField } from './time-choice-field.tsx'
import { useTimes } from './use-times.ts'

interface TimeFieldsProps extends EventFields {
  /** Opened to change the time. */
  readonly asksTime: boolean | undefined
}

/** Start and end: within a day, overnight, over several days, or whole days. */
export function TimeFields({ asksTime, ...fields }: TimeFieldsProps) {
  const text = useText('events').form
  const { control } = fields.form
  const times = useTimes(fields)
  const isAllDay = useWatch({ control, name: 'isAllDay' }) ?? false
  return (
    <>
      <div
        className={cx('grid grid-cols-2 items-start gap-x-3 gap-y-4', columnsOf(times, isAllDay))}
      >
        <FirstDay {...fields} times={times} isAllDay={isAllDay} />
        {!isAllDay && <StartField {...fields} times={times} asksTime={asksTime} />}
        {times.isLong && <EndDateField {...fields} />}
        {!isAllDay && <EndField {...fields} times={times} />}
      </div>
      <EndHint form={fields.form} times={times} />
      <div className="-my-2 flex flex-wrap gap-x-6">
        <Controller
          control={control}
          name="isAllDay"
          render={({ field: { value = false, ref } }) => (
            <Checkbox ref={ref} label={text.allDay} value={value} onChange={times.setAllDay} />
          )}
        />
        <Checkbox label={text.severalDays} value={times.isLong} onChange={times.setLong} />
      </div>
    </>
  )
}

function FirstDay({ times, isAllDay, ...fields }: ClockProps & { readonly isAllDay: boolean }) {
  const text = useText('events').form
  const problem = useEventProblem(fields)
  const followDate = useFollowingWeekday(fields)
  return (
    <DateField
      {...fields.form.register('date', {
        onChange: ({ target }: { target: { value: string } }) => {
          times.onDate(target.value)
          followDate()
        },
      })}
      label={isAllDay && times.isLong ? text.firstDay : text.date}
      required
      error={problem('date')}
      className={cx(!times.isLong && 'col-span-2 sm:col-span-1')}
    />
  )
}

/** Events over several days have a date next to each time. */
function columnsOf({ isLong }: ReturnType<typeof useTimes>, isAllDay: boolean): string {
  if (isLong || isAllDay) return ''
  return 'sm:grid-cols-[2fr_1fr_1fr]'
}

interface ClockProps extends EventFields {
  readonly times: ReturnType<typeof useTimes>
}

function StartField({
  times,
  asksTime,
  ...fields
}: ClockProps & { asksTime: boolean | undefined }) {
  const text = useText('events').form
  const problem = useEventProblem(fields)
  return (
    <Controller
      control={fields.form.control}
      name="startTime"
      render={({ field: { value = null, onChange, ...field } }) => (
        <TimeChoiceField
          {...field}
          value={value}
          onChange={(time) => {
            times.onStart(time)
            onChange(time)
          }}
          label={text.startTime}
          required
          isAsked={asksTime}
          error={problem('startTime')}
        />
      )}
    />
  )
}

function EndField({ times, ...fields }: ClockProps) {
  const text = useText('events').form
  const problem = useEventProblem(fields)
  return (
    <Controller
      control={fields.form.control}
      name="endTime"
      render={({ field: { value = null, onChange, ...field } }) => (
        <TimeChoiceField
          {...field}
          value={value}
          onChange={(time) => {
            onChange(time)
            times.onEnd(time)
          }}
          label={text.endTime}
          required
          error={problem('endTime')}
        />
      )}
    />
  )
}

/** A series on one weekday follows the weekday of the date. */
function useFollowingWeekday({ form: { getValues, setValue } }: EventFields) {
  return () => {
    const { date, repeat } = getValues()
    if (repeat?.every !== 'week' || !isDay(date) || (repeat.weekdays?.length ?? 0) > 1) return
    setValue('repeat', { ...repeat, weekdays: [weekdayOf(date)] }, { shouldDirty: true })
  }
}
