import { addDays, isDay } from '@touchline/domain/events/days'
import { useWatch } from 'react-hook-form'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateField } from '#web/ui/date-field.tsx'

import { type EventFields, orNull, useEventProblem } from './event-form-state.ts'
import { passesMidnight, timesOf, type useTimes } from './use-times.ts'

interface EndDayProps extends Pick<EventFields, 'form'> {
  readonly times: ReturnType<typeof useTimes>
}

/** The last day of an event over several days. */
export function EndDateField(fields: EventFields) {
  const text = useText('events').form
  const problem = useEventProblem(fields)
  const { control, register } = fields.form
  const [date, isAllDay] = useWatch({ control, name: ['date', 'isAllDay'] })
  return (
    <DateField
      {...register('endDate', { setValueAs: orNull })}
      label={isAllDay ? text.lastDay : text.endDate}
      min={isDay(date) ? date : undefined}
      error={problem('endDate')}
    />
  )
}

/** Says on which day an event past midnight ends, or offers the next day. */
export function EndHint({ times, form }: EndDayProps) {
  const [date, startTime, endDate, endTime, isAllDay] = useWatch({
    control: form.control,
    name: ['date', 'startTime', 'endDate', 'endTime', 'isAllDay'],
  })
  const typed = timesOf({ date, startTime, endDate, endTime, isAllDay })
  if (!passesMidnight(typed) || typed.isAllDay) return null
  if (!times.isLong) return <NextDay date={date} endTime={typed.endTime} />
  const isSameDay = typed.endDate === null || typed.endDate === date
  if (!isSameDay || !isDay(date)) return null
  return <Offer day={addDays(date, 1)} onTake={times.endNextDay} />
}

function Offer({ day, onTake }: { day: string; onTake: () => void }) {
  const text = useText('events').form
  const { dayOf } = useFormat()
  return (
    <Button size="s" onClick={onTake} className="justify-self-start">
      {text.endOn(dayOf(`${day}T00:00:00Z`, 'UTC'))}
    </Button>
  )
}

/** "Ends Sun 01:00" */
function NextDay({ date, endTime }: { date: string; endTime: string }) {
  const text = useText('events').form
  const { block } = useFormat()
  const day = isDay(date) ? block(`${addDays(date, 1)}T00:00:00Z`, 'UTC').weekday : undefined
  return (
    <p role="status" className="figures -mt-3 text-s text-muted">
      {day === undefined ? text.endsNextDay(endTime) : text.endsAt(`${day} ${endTime}`)}
    </p>
  )
}
