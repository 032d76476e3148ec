import type { Event } from '@touchline/contract/events/shapes/event'
import { type SpanInWords, spanInWords } from '@touchline/domain/events/span-in-words'
import { locales } from '@touchline/domain/values/language'

import { useLanguage, useText } from '#web/platform/language/language.tsx'

import { useForeignZone } from './use-foreign-zone.ts'

type Timed = Pick<Event, 'startsAt' | 'endsAt' | 'isAllDay' | 'timeZone'>

/** "10:30–12:00", "20:00 – Sun 01:00" or "All day", for use next to the first day. */
export function useEventTime(event: Timed): string {
  const { beside } = useSpan()(event)
  const named = useNamedZone(event)
  return named(capital(beside))
}

/** "Sat 5 Dec, 10:30–12:00", "Fri 4 – Sun 6 Dec": complete with days. */
export function useDayAndTime(event: Timed): string {
  const { whole } = useSpan()(event)
  return useNamedZone(event)(capital(whole))
}

/** Formats when events take place, in their own zones. */
export function useSpan(): (event: Timed) => SpanInWords {
  const { allDayInside: allDay } = useText('events').calendar
  const { language } = useLanguage()
  return (event) => spanInWords(event, event.timeZone, { locale: locales[language], allDay })
}

/** Adds the zone if the device's clock differs; whole days need none. */
function useNamedZone({ timeZone, startsAt, isAllDay }: Timed): (time: string) => string {
  const zone = useForeignZone(timeZone, startsAt)
  return (time) => (zone === undefined || isAllDay ? time : `${time} (${zone})`)
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
