import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { localTimeZone } from '#web/platform/language/local-time-zone.ts'

import { dayIn } from './bubbles.ts'

const dayMs = 24 * 60 * 60_000

/** Days and times of messages in short form: today, yesterday, "Sat 14 Mar". */
export function useMessageTime() {
  const { thread: text } = useText('messages')
  const { dayOf, time } = useFormat()
  const zone = localTimeZone()
  const on = dayIn(zone)

  function day(instant: string): string {
    const now = Date.now()
    if (on(instant) === on(now)) return text.today
    return on(instant) === on(now - dayMs) ? text.yesterday : dayOf(instant, zone)
  }

  return {
    day,
    time: (instant: string) => time(instant, zone),
    /** For lists. */
    short: (instant: string) =>
      on(instant) === on(Date.now()) ? time(instant, zone) : day(instant),
    whole: (instant: string) => `${day(instant)}, ${time(instant, zone)}`,
  }
}
