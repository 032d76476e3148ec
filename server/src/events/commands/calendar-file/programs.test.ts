import { expect, test } from 'vitest'

import { entriesIn } from '../calendar-text.ts'
import type { Moment } from './times.ts'

const spring = { from: new Date('2026-03-01'), to: new Date('2026-05-01') }

/** Start to end, without year and seconds. */
function timesIn(...lines: readonly string[]): string {
  const text = ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n')
  const read = entriesIn(Buffer.from(text), spring)
  if (read.kind === 'refused') return read.why
  return read.entries
    .map(({ starts, ends }) => `${textOf(starts)}-${textOf(ends).slice(6)}`)
    .toSorted()
    .join(' ')
}

function textOf(moment: Moment): string {
  if (moment.kind === 'day') return moment.day.slice(5)
  return moment.kind === 'instant' ? `${moment.at.slice(5, 16)}Z` : moment.local.slice(5, 16)
}

const event = (...lines: readonly string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT']
const madrid = ';TZID=Europe/Madrid:'
const start = `DTSTART${madrid}20260313T180000`
const weekly = event(start, 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=4')
const zone = [
  'BEGIN:VTIMEZONE',
  String.raw`TZID:(UTC+01:00) Amsterdam\, Berlin`,
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
]

test.each([
  [
    'a date changed together with those that follow',
    [
      ...weekly,
      ...event(
        `RECURRENCE-ID;RANGE=THISANDFUTURE${madrid}20260327T180000`,
        `DTSTART${madrid}20260328T190000`,
        'DURATION:PT2H',
      ),
    ],
    '03-13T17:00Z-18:00Z 03-20T17:00Z-18:00Z 03-28T18:00Z-20:00Z 04-04T17:00Z-19:00Z',
  ],
  [
    'a changed date named by its day',
    [
      ...event(start, 'RRULE:FREQ=WEEKLY;COUNT=2'),
      ...event('RECURRENCE-ID;VALUE=DATE:20260320', `DTSTART${madrid}20260321T180000`),
    ],
    '03-13T17:00Z-17:00Z 03-21T17:00Z-17:00Z',
  ],
  [
    'extra dates as periods',
    event(start, 'DURATION:PT1H', 'RDATE;VALUE=PERIOD:20260310T170000Z/PT1H'),
    '03-10T17:00Z-18:00Z 03-13T17:00Z-18:00Z',
  ],
  [
    'a rule of exceptions',
    event(start, 'RRULE:FREQ=WEEKLY;COUNT=3', 'EXRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=2'),
    '03-20T17:00Z-17:00Z',
  ],
  [
    'a rule in small letters, with blanks',
    event(start, 'rrule:freq=weekly; count=2;'),
    '03-13T17:00Z-17:00Z 03-20T17:00Z-17:00Z',
  ],
  [
    'an extra day of a series that has a time',
    event(start, 'RDATE;VALUE=DATE:20260315'),
    '03-13T17:00Z-17:00Z 03-15T17:00Z-17:00Z',
  ],
  [
    'whole days by a rule that names hours',
    event('DTSTART;VALUE=DATE:20260313', 'RRULE:FREQ=DAILY;BYHOUR=9,17;COUNT=2'),
    '03-13- 03-14-',
  ],
  [
    'a rule until the end of all years',
    event(start, 'RRULE:FREQ=MONTHLY;UNTIL=99991231T235959Z'),
    '03-13T17:00Z-17:00Z 04-13T16:00Z-16:00Z',
  ],
  [
    'a rule whose end has signs between its numbers',
    event(start, 'RRULE:FREQ=DAILY;UNTIL=2026-03-14'),
    '03-13T17:00Z-17:00Z 03-14T17:00Z-17:00Z',
  ],
  [
    'a rule whose end is no day goes nowhere',
    event(start, 'RRULE:FREQ=DAILY;UNTIL=20260431T000000Z'),
    '03-13T17:00Z-17:00Z',
  ],
  [
    'months of another calendar are not counted in ours',
    event(start, 'RRULE:RSCALE=HEBREW;FREQ=MONTHLY'),
    '03-13T17:00Z-17:00Z',
  ],
  [
    'a day that does not exist is no day',
    [...event('DTSTART;VALUE=DATE:20260431'), ...event(start, 'EXDATE:20260230T100000Z')],
    '03-13T17:00Z-17:00Z',
  ],
  ['the hour 24', event(`DTSTART${madrid}20260313T240000`), '03-13T23:00Z-23:00Z'],
  ['an hour that is none', event(`DTSTART${madrid}20260313T250000`), ''],
  ['a length without end', event(start, 'DURATION:P99999999999999999999D'), '03-13T17:00Z-17:00Z'],
  ['an end in the last of years', event(start, 'DTEND:99991231T235900Z'), '03-13T17:00Z-17:00Z'],
  [
    'a zone farther off than a day',
    event('DTSTART;TZID=GMT+9999:20260313T180000'),
    '03-13T18:00-18:00',
  ],
  ['a time without seconds', event(`DTSTART${madrid}20260313T1800`), '03-13T17:00Z-17:00Z'],
  [
    'times with signs between their numbers, and their distance from UTC',
    event('DTSTART:2026-03-13T18:00:00+01:00', 'DTEND:2026-03-13T18:00:00.000Z'),
    '03-13T17:00Z-18:00Z',
  ],
  [
    'a distance from UTC without signs',
    event('DTSTART:20260313T180000-0330', 'EXDATE:20260313T193000-0200'),
    '03-13T21:30Z-21:30Z',
  ],
  ['a day with signs', event('DTSTART;VALUE=DATE:2026-03-13'), '03-13-'],
  ['a day with its midnight', event('DTSTART;VALUE=DATE:20260313T000000'), '03-13-'],
  [
    'a clock described with signs in its distances',
    [
      ...zone.map((line) => line.replace(/(TZOFFSET.*:[+-]\d\d)(\d\d)$/, '$1:$2')),
      ...event('DTSTART;TZID="(UTC+01:00) Amsterdam, Berlin":20260413T180000'),
    ],
    '04-13T16:00Z-16:00Z',
  ],
  [
    'a clock described by whole hours, and by a rule that makes no sense',
    [
      ...zone
        .slice(0, 8)
        .map((line) => line.replace(/([+-]\d\d)00$/, '$1').replace(/FREQ=.*/, 'FREQ=MINUTELY')),
      'END:VTIMEZONE',
      ...event('DTSTART;TZID="(UTC+01:00) Amsterdam, Berlin":20260413T180000'),
    ],
    '04-13T17:00Z-17:00Z',
  ],
  ['a day written like a time', event('DTSTART:20260313'), '03-13-'],
  ['a zone by its distance', event('DTSTART;TZID=GMT+0545:20260313T180000'), '03-13T12:15Z-12:15Z'],
  ['a zone by its letters', event('DTSTART;TZID=CET:20260413T180000'), '04-13T16:00Z-16:00Z'],
  ['a zone of America', event('DTSTART;TZID=EST5EDT:20260413T180000'), '04-13T22:00Z-22:00Z'],
  [
    'UTC as Exchange names it',
    event('DTSTART;TZID="tzone://Microsoft/Utc":20260413T180000', 'DURATION:PT1H'),
    '04-13T18:00Z-19:00Z',
  ],
  [
    'hours that pass while the clock is set',
    event(`DTSTART${madrid}20260328T180000`, 'DURATION:PT24H'),
    '03-28T17:00Z-17:00Z',
  ],
  [
    'a day while the clock is set',
    event(`DTSTART${madrid}20260328T180000`, 'DURATION:P1D'),
    '03-28T17:00Z-16:00Z',
  ],
  [
    'a clock that is set by half an hour',
    event('DTSTART;TZID=Australia/Lord_Howe:20260405T180000', 'DURATION:PT1H'),
    '04-05T07:30Z-08:30Z',
  ],
  [
    'a time that does not exist, and its length',
    event(`DTSTART${madrid}20260329T023000`, 'DURATION:PT1H'),
    '03-29T01:30Z-02:30Z',
  ],
  [
    'the same by a clock the file describes; its name without quotes',
    [
      ...zone,
      ...event(
        String.raw`DTSTART;TZID=(UTC+01:00) Amsterdam\, Berlin:20260328T023000`,
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=3',
      ),
    ],
    '03-28T01:30Z-02:30Z 03-29T01:30Z-02:30Z 03-30T00:30Z-01:30Z',
  ],
])('%s', (_what, lines, expected) => {
  expect(timesIn(...lines)).toBe(expected)
})

test('reads a zone with endless offset changes at little cost', () => {
  const endless = zone.map((line) =>
    line.replace(/^RRULE.*/, 'RRULE:FREQ=DAILY;BYMONTHDAY=-31;BYMONTH=2'),
  )
  expect(
    timesIn(...endless, ...event('DTSTART;TZID="(UTC+01:00) Amsterdam, Berlin":20260313T180000')),
  ).toBe('too_many_entries')
})

const clock = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `${from + at}`).join(',')
const times = (lines: number, line: (hour: string, minute: string) => string) =>
  Array.from({ length: lines }, (_, at) =>
    line(`${Math.floor(at / 60) % 24}`.padStart(2, '0'), `${at % 60}`.padStart(2, '0')),
  )

/** These once took seconds, minutes or for ever; the limits leave plenty of room. */
test.each([
  ['empty lines', ['\r\n'.repeat(100_000)], ''],
  [
    'every second of a day that never comes',
    event(
      'DTSTART:20200101T000000Z',
      `RRULE:FREQ=DAILY;BYMONTH=4;BYMONTHDAY=31;BYHOUR=${clock(0, 24)};BYMINUTE=${clock(0, 60)};BYSECOND=${clock(0, 60)}`,
    ),
    '',
  ],
  [
    'the long name of a zone',
    event(`DTSTART;TZID=${'A'.repeat(1900)}:20260313T180000`),
    '03-13T18:00-18:00',
  ],
  [
    'a name of a zone that never ends',
    event(`DTSTART;TZID=${'A'.repeat(100_000)}:20260313T180000`),
    '',
  ],
  [
    'extra dates of other years on the clock of another place',
    event(
      start,
      ...times(20_000, (hour, minute) => `RDATE;TZID=Europe/Paris:20300313T${hour}${minute}00`),
    ),
    '03-13T17:00Z-17:00Z',
  ],
  [
    'many changes of all later dates',
    [
      ...event(start, 'RRULE:FREQ=DAILY'),
      ...times(2000, (hour, minute) =>
        event(`RECURRENCE-ID;RANGE=THISANDFUTURE:20260901T${hour}${minute}00`, start).join('\r\n'),
      ),
    ],
    'too_many_entries',
  ],
  [
    'a clock that was set too often',
    [
      ...zone.slice(0, -1),
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETTO:+0100',
      ...times(1001, (hour, minute) => `RDATE:19700102T${hour}${minute}00`),
      'END:STANDARD',
      'END:VTIMEZONE',
      ...event('DTSTART;TZID="(UTC+01:00) Amsterdam, Berlin":20260313T180000'),
    ],
    'too_many_entries',
  ],
  [
    'more zones than the world has',
    Array.from({ length: 1001 }, (_, at) =>
      event(`DTSTART;TZID=Zone${at}:20260313T180000`).join('\r\n'),
    ),
    'too_many_entries',
  ],
])('limits the work for %s', (_what, lines, expected) => {
  const began = process.cpuUsage().user
  expect(timesIn(...lines)).toBe(expected)
  expect(process.cpuUsage().user - began).toBeLessThan(5_000_000)
})

test('joins a character that is split by a folded line', () => {
  const text = ['BEGIN:VCALENDAR', ...event('DTSTART:20260313', 'SUMMARY:Entra\u00eenement')]
  const torn = Buffer.from(text.join('\r\n'))
  const at = torn.indexOf(0xc3) + 1
  const folded = Buffer.concat([torn.subarray(0, at), Buffer.from('\r\n '), torn.subarray(at)])
  const read = entriesIn(folded, spring)
  expect(read.kind === 'read' && read.entries[0]?.title).toBe('Entra\u00eenement')
})
