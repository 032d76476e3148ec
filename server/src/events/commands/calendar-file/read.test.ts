import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

import { importWindow } from '@touchline/domain/events/calendar-readings'
import { expect, test } from 'vitest'
import { z } from 'zod'

import { entriesIn } from '../calendar-text.ts'
import type { Entry } from './entries.ts'
import { readCalendar } from './read.ts'

const folder = new URL('../../fixtures/', import.meta.url)
const cases = z
  .array(
    z.object({
      file: z.string(),
      what: z.string(),
      window: z.tuple([z.string(), z.string()]),
      count: z.int(),
      cancelled: z.int(),
      allDay: z.int(),
      first: z.string(),
      last: z.string(),
      startsSha256: z.string(),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('calendars.json', folder), 'utf8')))

test.each(cases)('$file: $what', ({ window: [from, to], ...expected }) => {
  const { file, what } = expected
  const bytes = readFileSync(new URL(`calendars/${file}`, folder))
  const read = entriesIn(bytes, { from: new Date(from), to: new Date(to) })
  const entries = read.kind === 'read' ? read.entries : []
  const starts = entries.map(startOf).toSorted()
  expect({
    file,
    what,
    count: starts.length,
    cancelled: entries.filter(({ isCancelled }) => isCancelled).length,
    allDay: starts.filter((start) => start.length === 10).length,
    first: starts.at(0),
    last: starts.at(-1),
    startsSha256: createHash('sha256').update(starts.join('\n')).digest('hex'),
  }).toEqual(expected)
  expect(new Set(entries.map(({ key }) => key)).size).toBe(expected.count)
})

function startOf({ starts }: Entry): string {
  if (starts.kind === 'instant') return starts.at
  return starts.kind === 'day' ? starts.day : starts.local
}

const spring = { from: new Date('2026-03-01'), to: new Date('2026-05-01') }

function startsIn(...lines: readonly string[]): string[] {
  return startsBetween(spring, lines)
}

function startsBetween(window: { from: Date; to: Date }, lines: readonly string[]): string[] {
  const text = ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')
  const read = readCalendar(text, window)
  if (read.kind === 'refused') return [read.why]
  return read.entries.map(startOf).toSorted()
}

const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT']

test.each([
  ['an IANA name', 'Europe/Madrid', '2026-03-20T17:00:00Z'],
  ['a Windows name', 'W. Europe Standard Time', '2026-03-20T17:00:00Z'],
  ['a name behind a path', '/mozilla.org/20050126_1/Europe/Madrid', '2026-03-20T17:00:00Z'],
  ['a name nobody knows', 'Somewhere', '2026-03-20T18:00:00'],
])('reads %s in a zone', (_what, zone, expected) => {
  expect(startsIn(...event(`DTSTART;TZID="${zone}":20260320T180000`))).toEqual([expected])
})

test.each([
  ['plain ones', ''],
  ['behind one in quotes', `;A="${'q'.repeat(2000)}"`],
  ['behind a quote that never ends', ';A="'],
])('skips a line with a million parameters, %s, and reads the rest', (_how, first) => {
  const hostile = `SUMMARY${first}${';X=Y'.repeat(1_000_000)}:Practice`
  const text = [
    'BEGIN:VCALENDAR',
    'BEGIN:VEVENT',
    'UID:1@club.example',
    'DTSTART:20260701T100000Z',
    hostile,
    'LOCATION:Harbour',
    'END:VEVENT',
    'END:VCALENDAR',
  ].join('\r\n')
  const window = { from: new Date('2026-06-01'), to: new Date('2026-08-01') }
  const read = readCalendar(text, window)
  expect(read).toMatchObject({ kind: 'read', entries: [{ place: 'Harbour' }] })
})

test.each([
  ['EXDATE', 10_000, 1],
  ['EXDATE', 10_001, 'too_many_entries'],
  ['RDATE;VALUE=DATE', 10_001, 'too_many_entries'],
  ['CATEGORIES', 10_001, 1],
])('reads a line %s of %i values: %s', (name, count, expected) => {
  const line = `${name}:${Array.from({ length: count }, () => '20260320').join(',')}`
  const read = startsIn(...event('DTSTART:20260301T180000Z', line))
  expect(typeof expected === 'string' ? read : [read.length]).toEqual([expected])
})

test('keeps the hour of a weekly practice when the clocks change', () => {
  const rule = 'RRULE:FREQ=WEEKLY;COUNT=3'
  expect(startsIn(...event('DTSTART;TZID=Europe/Madrid:20260320T180000', rule))).toEqual([
    '2026-03-20T17:00:00Z',
    '2026-03-27T17:00:00Z',
    '2026-04-03T16:00:00Z',
  ])
})

test('reads excluded, added and moved dates', () => {
  const series = event(
    'DTSTART;TZID=Europe/Madrid:20260306T180000',
    'RRULE:FREQ=WEEKLY;COUNT=4',
    'EXDATE:20260313T170000Z',
    'RDATE;TZID=Europe/Madrid:20260310T180000',
  )
  const moved = event('RECURRENCE-ID:20260320T170000Z', 'DTSTART:20260321T100000Z')
  expect(startsIn(...series, ...moved)).toEqual([
    '2026-03-06T17:00:00Z',
    '2026-03-10T17:00:00Z',
    '2026-03-21T10:00:00Z',
    '2026-03-27T17:00:00Z',
  ])
})

test('gives an entry the same key in every reading, even if it moves', () => {
  const keyAt = (start: string) => {
    const read = readCalendar(
      ['BEGIN:VCALENDAR', ...event(`DTSTART:${start}`), 'END:VCALENDAR'].join('\n'),
      spring,
    )
    return read.kind === 'read' ? read.entries[0]?.key : undefined
  }
  expect(keyAt('20260320T170000Z')).toBe(keyAt('20260321T170000Z'))
})

test('skips broken lines and reads the rest', () => {
  const broken = ['no colon here', 'DTSTART:tomorrow', ';;;:', 'X-";:1', 'RRULE:FREQ=SOMETIMES']
  expect(startsIn(...broken, ...event(...broken, 'SUMMARY:x'))).toEqual([])
  expect(
    startsIn(...event('RRULE:FREQ=SOMETIMES', 'DTSTART:20260320T170000Z'), 'END:VEVENT'),
  ).toEqual(['2026-03-20T17:00:00Z'])
})

test('counts entries without a readable time', () => {
  const lines = [
    'BEGIN:VCALENDAR',
    ...event('DTSTART:20260320T170000Z'),
    ...event('DTSTART:tomorrow'),
    ...event('SUMMARY:Some day'),
    'END:VCALENDAR',
  ]
  expect(readCalendar(lines.join('\n'), spring)).toMatchObject({
    unreadable: 2,
    entries: [{ title: '' }],
  })
})

test.each([
  ['FREQ=SECONDLY', []],
  ['FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30', []],
  ['FREQ=HOURLY;UNTIL=20990101', []],
  ['FREQ=HOURLY;COUNT=2', ['2026-03-20T17:00:00Z', '2026-03-20T18:00:00Z']],
  ['FREQ=DAILY;BYMONTHDAY=31;BYMONTH=2;COUNT=2', ['2026-03-20T17:00:00Z']],
  ['FREQ=DAILY;BYMONTHDAY=-1;COUNT=2', ['2026-03-20T17:00:00Z', '2026-03-31T17:00:00Z']],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', ['2026-03-20T17:00:00Z']],
  ['FREQ=YEARLY;BYYEARDAY=366;BYMONTH=1', ['2026-03-20T17:00:00Z']],
  ['FREQ=DAILY;BYMONTH=13', ['2026-03-20T17:00:00Z']],
])('spends little on a rule that is endless or invalid: %s', (rule, expected) => {
  const began = process.cpuUsage().user
  const isHourly = rule.startsWith('FREQ=HOURLY;UNTIL')
  const first = isHourly ? 'DTSTART:19900320T170000Z' : 'DTSTART:20260320T170000Z'
  const window = isHourly ? importWindow(new Date('2026-03-14')) : spring
  expect(startsBetween(window, event(first, `RRULE:${rule}`)).slice(0, 2)).toEqual(expected)
  expect(process.cpuUsage().user - began).toBeLessThan(5_000_000)
})

const below = (limit: number) => Array.from({ length: limit }, (_, at) => at).join(',')

test.each([
  ['by the minute', 'FREQ=MINUTELY'],
  ['in small letters', 'freq = secondly; count=3'],
  ['every hour', 'FREQ=HOURLY'],
  ['every hour of a day', `FREQ=DAILY;BYHOUR=${below(24)}`],
  ['every minute of a Monday', `FREQ=WEEKLY;BYDAY=MO;BYHOUR=${below(24)};BYMINUTE=${below(60)}`],
])('names and skips a siren that sounds %s, and reads the other entries', (_how, rule) => {
  const lines = [
    'BEGIN:VCALENDAR',
    ...event('SUMMARY:Siren', 'DTSTART:20260101T120000Z', `RRULE:${rule}`),
    ...event('RECURRENCE-ID:20260320T170000Z', 'DTSTART:20260320T180000Z'),
    'BEGIN:VEVENT',
    'UID:2',
    'DTSTART:20260320T170000Z',
    'SUMMARY:Practice',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  const read = readCalendar(lines.join('\n'), importWindow(new Date('2026-03-14')))
  expect(read).toMatchObject({ tooOften: ['Siren'], entries: [{ title: 'Practice' }] })
})

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><p>BEGIN:VCALENDAR'],
  ['zeros', '\0\0\0\0'],
  ['a picture', '\u0089PNG'],
])('rejects %s', (_what, text) => {
  expect(entriesIn(Buffer.from(text, 'latin1'), spring)).toEqual({
    kind: 'refused',
    why: 'not_a_calendar',
  })
})

test('reads other alphabets and byte orders', () => {
  const text = [
    'BEGIN:VCALENDAR',
    ...event('DTSTART:20260320T170000Z', 'SUMMARY:Café'),
    'END:VCALENDAR',
  ]
  for (const encoding of ['latin1', 'utf16le', 'utf8'] as const) {
    const read = entriesIn(Buffer.from(text.join('\r\n'), encoding), spring)
    expect(read.kind === 'read' && read.entries[0]?.title).toBe('Café')
  }
})
