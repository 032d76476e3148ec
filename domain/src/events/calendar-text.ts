import { zoneRules } from './zone-rules.ts'

/** An event as other calendars show it. */
export interface FeedEvent {
  readonly id: string
  readonly title: string
  readonly zone: string
  /** `YYYY-MM-DDTHH:MM` by the clock of the zone. */
  readonly startsLocal: string
  /** For whole days the midnight after the last. */
  readonly endsLocal: string
  readonly isAllDay: boolean
  readonly place: string | null
  readonly address: string
  readonly version: number
  readonly changedAt: string
  readonly isCancelled: boolean
  /** Doesn't block the reader's time. */
  readonly isDeclined: boolean
}

/** A calendar in iCalendar (RFC 5545). Equal events give equal text. */
export function calendarText(name: string, events: readonly FeedEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Touchline//Touchline//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...clocksOf(events),
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function clocksOf(events: readonly FeedEvent[]): readonly string[] {
  const zones = [...Map.groupBy(events, ({ zone }) => zone)].filter(([zone]) => zone !== 'UTC')
  return zones.flatMap(([zone, own]) => {
    const years = own.flatMap(({ startsLocal, endsLocal }) =>
      [startsLocal, endsLocal].map((local) => Number(local.slice(0, 4))),
    )
    return zoneRules(zone, Math.min(...years), Math.max(...years))
  })
}

function linesOf(event: FeedEvent): readonly string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.id}@touchline`,
    `DTSTAMP:${instant(event.changedAt)}`,
    ...spanOf(event),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.place === null ? [] : [`LOCATION:${escaped(event.place)}`]),
    `URL:${event.address}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    ...(event.isDeclined ? ['TRANSP:TRANSPARENT'] : []),
    `SEQUENCE:${event.version - 1}`,
    `LAST-MODIFIED:${instant(event.changedAt)}`,
    'END:VEVENT',
  ]
}

/** RFC 5545, 3.6.1: whole days end on the following day; Outlook needs its own property. */
function spanOf({ startsLocal, endsLocal, zone, isAllDay }: FeedEvent): readonly string[] {
  if (!isAllDay) return [`DTSTART${moment(startsLocal, zone)}`, `DTEND${moment(endsLocal, zone)}`]
  const day = (local: string) => local.slice(0, 10).replaceAll('-', '')
  return [
    `DTSTART;VALUE=DATE:${day(startsLocal)}`,
    `DTEND;VALUE=DATE:${day(endsLocal)}`,
    'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
  ]
}

function moment(local: string, zone: string): string {
  const text = `${local.replaceAll(/[-:]/g, '')}00`
  return zone === 'UTC' ? `:${text}Z` : `;TZID=${zone}:${text}`
}

function instant(iso: string): string {
  return `${iso.slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`)
}

const longest = 75
const encoder = new TextEncoder()

/** Folds lines to 75 bytes, between characters. */
function folded(line: string): string {
  if (line.length * 3 <= longest || encoder.encode(line).length <= longest) return line
  let text = ''
  let size = 0
  for (const letter of line) {
    const bytes = encoder.encode(letter).length
    if (size + bytes > longest) {
      text += '\r\n '
      size = 1
    }
    text += letter
    size += bytes
  }
  return text
}
