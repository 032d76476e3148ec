import type { Event } from '@touchline/contract/events/shapes/event'

import { useFormat } from '#web/platform/language/format.ts'
import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'

/** "10:30–12:00" in the event's zone, which is named where the clock here shows another time. */
export function useEventTime(event: Pick<Event, 'startsAt' | 'endsAt' | 'timeZone'>): string {
  const { time } = useFormat()
  const { startsAt, endsAt, timeZone } = event
  const zone = useForeignZone(timeZone, startsAt)
  const range = `${time(startsAt, timeZone)}–${time(endsAt, timeZone)}`
  return zone === undefined ? range : `${range} (${zone})`
}

/** A zone as people say it ("Europe/Madrid" is "Madrid"), when the clock here differs from its own. */
export function useForeignZone(timeZone: string, instant: string): string | undefined {
  const own = useBrowserPlace().timeZone
  const { moment } = useFormat()
  if (moment(instant, own) === moment(instant, timeZone)) return undefined
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}
