import { expect, test } from 'vitest'

import { calendarText, type FeedEvent } from './calendar-text.ts'
import { zoneRules } from './zone-rules.ts'

const event: FeedEvent = {
  id: '019cebf5-0f00-7000-8000-000000000001',
  title: 'Practice',
  zone: 'UTC',
  startsLocal: '2026-03-20T17:30',
  endsLocal: '2026-03-20T19:00',
  isAllDay: false,
  place: null,
  address: 'https://club.test/e',
  version: 3,
  changedAt: '2026-03-14T09:30:00.000Z',
  isCancelled: true,
  isDeclined: false,
}

test('writes number, state and time of change of an event', () => {
  const lines = calendarText('Norte', [event]).split('\r\n')
  expect(lines.slice(lines.indexOf('BEGIN:VEVENT'))).toEqual([
    'BEGIN:VEVENT',
    'UID:019cebf5-0f00-7000-8000-000000000001@touchline',
    'DTSTAMP:20260314T093000Z',
    'DTSTART:20260320T173000Z',
    'DTEND:20260320T190000Z',
    'SUMMARY:Practice',
    'URL:https://club.test/e',
    'STATUS:CANCELLED',
    'SEQUENCE:2',
    'LAST-MODIFIED:20260314T093000Z',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('writes whole days as dates that end on the following day', () => {
  const days = { startsLocal: '2026-03-20T00:00', endsLocal: '2026-03-23T00:00', isAllDay: true }
  const text = calendarText('Norte', [{ ...event, ...days, zone: 'Europe/Madrid' }])
  expect(text).toContain('DTSTART;VALUE=DATE:20260320\r\nDTEND;VALUE=DATE:20260323\r\n')
})

test('escapes special characters and folds long lines between characters', () => {
  const text = calendarText('Norte', [{ ...event, title: `a,b;c\\d\ne${'ü'.repeat(80)}` }])
  expect(text).toContain('SUMMARY:a\\,b\\;c\\\\d\\ne')
  for (const line of text.split('\r\n')) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(line).not.toContain('\uFFFD')
  }
})

test('writes Madrid’s time zone for one year', () => {
  expect(zoneRules('Europe/Madrid', 2026, 2026)).toEqual([
    'BEGIN:VTIMEZONE',
    'TZID:Europe/Madrid',
    'BEGIN:STANDARD',
    'DTSTART:20260101T000000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:20260329T020000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'DTSTART:20261025T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'END:VTIMEZONE',
  ])
})

test('writes one rule for a zone without clock changes', () => {
  expect(zoneRules('Asia/Tokyo', 2026, 2027)).toHaveLength(8)
})
