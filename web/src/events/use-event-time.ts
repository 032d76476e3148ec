import type { Event } from '@touchline/contract/events/shapes/event'

import { useFormat } from '#web/platform/language/format.ts'
import { useBrowserPlace } from '#web/platform/language/use-browser-place.ts'

/** "10:30–12:00" in the event's zone, which is named where it is not the reader's own. */
export function useEventTime(event: Pick<Event, 'startsAt' | 'endsAt' | 'timeZone'>): string {
  const { time } = useFormat()
  const zone = useForeignZone(event.timeZone)
  const { startsAt, endsAt, timeZone } = event
  const range = `${time(startsAt, timeZone)}–${time(endsAt, timeZone)}`
  return zone === undefined ? range : `${range} (${zone})`
}

/** A zone as people say it ("Europe/Madrid" is "Madrid"), when the clock here shows another one. */
export function useForeignZone(timeZone: string): string | undefined {
  const own = useBrowserPlace().timeZone
  return own === timeZone
    ? undefined
    : (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
}
