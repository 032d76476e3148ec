import { endKeepingLength, timePattern } from '@touchline/domain/events/days'
import { useRef } from 'react'
import { Controller } from 'react-hook-form'

import { useText } from '#web/platform/language/language.tsx'
import { DateField } from '#web/ui/date-field.tsx'

import { useForeignZone } from '../use-event-time.ts'
import { useNow } from '../use-now.ts'
import { type EventFields, useEventProblem } from './event-form-state.ts'
import { FormSection } from './form-section.tsx'
import { RepeatFields } from './repeat-fields.tsx'
import { TimeChoiceField } from './time-choice-field.tsx'

interface WhenSectionProps extends EventFields {
  readonly timeZone: string
  /** One event of a series changes alone: only a new one can repeat. */
  readonly mayRepeat: boolean
}

export function WhenSection({ timeZone, mayRepeat, ...fields }: WhenSectionProps) {
  const text = useText('events').form
  const problem = useEventProblem(fields)
  const foreign = useForeignZone(timeZone, useNow().toISOString())
  const { control, register } = fields.form
  const moveEnd = useMovingEnd(fields)

  return (
    <FormSection title={text.when}>
      <div className="grid grid-cols-2 items-start gap-x-3 gap-y-5 sm:grid-cols-[2fr_1fr_1fr]">
        <DateField
          {...register('date')}
          label={text.date}
          required
          error={problem('date')}
          className="col-span-2 sm:col-span-1"
        />
        <Controller
          control={control}
          name="startTime"
          render={({ field: { value = null, onChange, ...field } }) => (
            <TimeChoiceField
              {...field}
              value={value}
              onChange={(time) => {
                moveEnd(time)
                onChange(time)
              }}
              label={text.startTime}
              required
              error={problem('startTime')}
            />
          )}
        />
        <Controller
          control={control}
          name="endTime"
          render={({ field: { value = null, ...field } }) => (
            <TimeChoiceField
              {...field}
              value={value}
              label={text.endTime}
              required
              error={problem('endTime')}
            />
          )}
        />
      </div>
      {foreign !== undefined && <p className="-mt-2 text-s text-muted">{text.timeZone(foreign)}</p>}
      {mayRepeat && <RepeatFields {...fields} />}
    </FormSection>
  )
}

/** Whoever begins later goes on as long. */
function useMovingEnd({ form: { getValues, setValue } }: EventFields) {
  // A time being typed is none yet: the end keeps its distance to the last one that was.
  const lastStart = useRef(getValues('startTime'))

  return (startTime: string) => {
    if (!timePattern.test(startTime)) return
    const [was = '', endTime = ''] = [lastStart.current, getValues('endTime')]
    lastStart.current = startTime
    if (!timePattern.test(was) || !timePattern.test(endTime)) return
    const end = endKeepingLength({ startTime: was, endTime }, startTime)
    setValue('endTime', end, { shouldDirty: true })
  }
}
