/** The day (YYYY-MM-DD) at an instant in an IANA zone. */
export function dayInZone(instant: Date, timeZone: string): string {
  return clockAt(instant, timeZone).slice(0, 10)
}

/** The local time at an instant, as `YYYY-MM-DDTHH:MM`. */
export function wallClockOf(instant: string, timeZone: string): string {
  return clockAt(new Date(instant), timeZone)
}

function clockAt(instant: Date, timeZone: string): string {
  const parts = clockIn(timeZone).formatToParts(instant)
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? ''
  const day = `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
  return `${day}T${part('hour')}:${part('minute')}`
}

/** Creating a format takes longer than all its uses on a page; there are no more than zones. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known !== undefined) return known
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}
