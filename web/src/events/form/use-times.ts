import { addDays, daysBetween, isDay, laterBy, timePattern } from '@touchline/domain/events/days'
import { endDateAfter, countNights, localDuration } from '@touchline/domain/events/draft'
import { defaultEndTime, defaultStartTime } from '@touchline/domain/events/time-choices'
import { useRef, useState } from 'react'

import type { EventFields } from './event-form-state.ts'

/**
 * Keeps start and end consistent: a later start keeps the duration, an end before the start is on
 * the next day, and several days move together.
 */
export function useTimes({ form: { getValues, setValue } }: EventFields) {
  const [isLong, setLong] = useState(() => lastsLong(timesOf(getValues())))
  // A half-typed date or time is invalid: the end keeps its distance to the last valid one.
  const last = useRef(timesOf(getValues()))

  function write(change: Partial<Written>, isOnPurpose = isLong) {
    const times = { ...timesOf(getValues()), ...change }
    const endDate = isOnPurpose || times.isAllDay ? times.endDate : endByClock(times)
    for (const [field, value] of entriesOf({ ...change, endDate }))
      setValue(field, value, { shouldDirty: true })
  }

  return {
    isLong,
    onDate: (date: string) => {
      const { date: was } = last.current
      if (!isDay(date)) return
      const { endDate } = timesOf(getValues())
      const moves = isDay(was) && endDate !== null && isDay(endDate)
      last.current = { ...last.current, date }
      write({ date, endDate: moves ? addDays(endDate, daysBetween(was, date)) : endDate })
    },
    onStart: (startTime: string) => {
      const was = last.current.startTime
      if (!timePattern.test(startTime)) return
      last.current = { ...last.current, startTime }
      const times = { ...timesOf(getValues()), startTime: was }
      write({ startTime, ...(timePattern.test(was) && endKeepingLength(times, startTime)) })
    },
    onEnd: (endTime: string) => {
      if (timePattern.test(endTime)) write({ endTime })
    },
    endNextDay: () => {
      const { date } = timesOf(getValues())
      write({ endDate: addDays(date, 1) }, true)
    },
    setLong: (on: boolean) => {
      setLong(on)
      const { date, endDate } = timesOf(getValues())
      const proposed = endDate ?? (isDay(date) ? addDays(date, 1) : null)
      write({ endDate: on ? proposed : null }, on)
    },
    setAllDay: (isAllDay: boolean) => {
      const times = timesOf(getValues())
      const hasDays = isAllDay ? isLong : times.endDate !== null
      const hasClock = !(times.startTime === '00:00' && times.endTime === '23:59')
      const clock =
        isAllDay || hasClock ? {} : { startTime: defaultStartTime, endTime: defaultEndTime }
      setLong(hasDays)
      write({ isAllDay, endDate: hasDays ? times.endDate : null, ...clock }, hasDays)
    },
  }
}

interface Written {
  readonly date: string
  readonly startTime: string
  readonly endDate: string | null
  readonly endTime: string
  readonly isAllDay: boolean
}

interface Typed {
  readonly date: string
  readonly startTime?: string | undefined
  readonly endDate?: string | null | undefined
  readonly endTime?: string | undefined
  readonly isAllDay?: boolean | undefined
}

/** The values of the form, valid or not. */
export function timesOf({ date, startTime, endDate, endTime, isAllDay }: Typed): Written {
  return {
    date,
    startTime: startTime ?? '',
    endDate: endDate || null,
    endTime: endTime ?? '',
    isAllDay: isAllDay ?? false,
  }
}

function entriesOf(change: Partial<Written>) {
  const fields = ['startTime', 'endDate', 'endTime', 'isAllDay'] as const
  return fields.flatMap((field) => {
    const value = change[field]
    return value === undefined ? [] : [[field, value] as const]
  })
}

/** Longer than a night: the end date is then chosen instead of inferred. */
function lastsLong(times: Written): boolean {
  if (times.endDate === null) return false
  return times.isAllDay || countNights(times) > 1 || times.endTime > times.startTime
}

/** Without an end date, an end before the start is on the next day. */
function endByClock({ date, startTime, endTime }: Written): string | null {
  return isDay(date) && passesMidnight({ startTime, endTime }) ? addDays(date, 1) : null
}

/** True if the end can only be on the next day. */
export function passesMidnight(times: Pick<Written, 'startTime' | 'endTime'>): boolean {
  const { startTime, endTime } = times
  return timePattern.test(startTime) && timePattern.test(endTime) && endTime < startTime
}

function endKeepingLength(times: Written, startTime: string): Partial<Written> | undefined {
  if (!timePattern.test(times.endTime)) return undefined
  const nights = isDay(times.date) ? {} : { date: '2000-01-01', endDate: null }
  const before = { ...times, ...nights }
  const minutes = localDuration(before)
  const length = minutes < 0 && times.endDate === null ? minutes + 24 * 60 : minutes
  if (length <= 0) return undefined
  const end = laterBy(startTime, length)
  const endDate = isDay(times.date) ? endDateAfter(times.date, end.nights) : null
  return { endTime: end.time, endDate }
}
