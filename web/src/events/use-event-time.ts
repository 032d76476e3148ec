import type { Event } from '@touchline/contract/events/shapes/event'
import { daysCovered, isAllDay } from '@touchline/domain/events/days-covered'
import { dayInZone } from '@touchline/domain/values/day-in-zone'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'

type Timed = Pick<Event, 'startsAt' | 'endsAt' | 'timeZone'>

/**
 * "10:30–12:00" in the event's zone, which is named where the clock here shows another time; with
 * the day of its end when that is another one, and without a clock when it lasts whole days.
 */
export function useEventTime(event: Timed): string {
  const text = useText('events').calendar
  const { time, moment, day } = useFormat()
  const { startsAt, endsAt, timeZone } = event
  const zone = useForeignZone(timeZone, startsAt)
  const onTheWall = (instant: string) =>
    `${dayInZone(new Date(instant), timeZone)}T${time(instant, timeZone)}`
  const wall = { startsLocal: onTheWall(startsAt), endsLocal: onTheWall(endsAt) }
  const days = daysCovered(wall)
  const lastDay = days.length > 1 ? days.at(-1) : undefined
  if (isAllDay(wall)) return lastDay === undefined ? text.allDay : text.until(day(lastDay))

  const end = lastDay === undefined ? time(endsAt, timeZone) : ` ${moment(endsAt, timeZone)}`
  const range = `${time(startsAt, timeZone)}${lastDay === undefined ? '' : ' '}–${end}`
  return zone === undefined ? range : `${range} (${zone})`
}

/** A zone as people say it ("Europe/Madrid" is "Madrid"), when the clock here differs from its own. */
export function useForeignZone(timeZone: string, instant: string): string | undefined {
  const own = useBrowserPlace().timeZone
  const { moment } = useFormat()
  if (moment(instant, own) === moment(instant, timeZone)) return undefined
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}
