import { expect, test } from 'vitest'

import { entriesIn } from '../calendar-text.ts'

const spring = { from: new Date('2026-03-01'), to: new Date('2026-05-01') }

/** The starts without year and seconds; cancelled ones in brackets. */
function startsIn(...lines: readonly string[]): string {
  const read = entriesIn(Buffer.from(lines.join('\r\n')), spring)
  if (read.kind === 'refused') return read.why
  const unreadable = read.unreadable === 0 ? [] : [`${read.unreadable} unreadable`]
  const starts = read.entries.map(({ starts: at, isCancelled }) => {
    const text = at.kind === 'instant' ? at.at : at.kind === 'day' ? at.day : at.local
    return isCancelled ? `(${text.slice(5, 16)})` : text.slice(5, 16)
  })
  return [...starts.toSorted(), ...unreadable].join(' ')
}

const calendar = (method: string, ...lines: readonly string[]) => [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  `METHOD:${method}`,
  ...lines,
  'END:VCALENDAR',
]
const event = (uid: string, ...lines: readonly string[]) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  ...lines,
  'END:VEVENT',
]
const zone = (ahead: string) => [
  'BEGIN:VTIMEZONE',
  'TZID:Our clock',
  'BEGIN:STANDARD',
  'DTSTART:19700101T000000',
  `TZOFFSETFROM:${ahead}`,
  `TZOFFSETTO:${ahead}`,
  'END:STANDARD',
  'END:VTIMEZONE',
]
const game = event('game', 'DTSTART:20260314T100000Z', 'DURATION:PT2H')
const weekly = event(
  'weekly',
  'DTSTART;TZID=Europe/Madrid:20260313T180000',
  'DURATION:PT1H',
  'RRULE:FREQ=WEEKLY;COUNT=3',
)
const published = '03-13T17:00 03-20T17:00 03-27T17:00'

test.each([
  [
    'nothing called off',
    [...calendar('PUBLISH', ...weekly), ...calendar('REQUEST', ...game)],
    '03-13T17:00 03-14T10:00 03-20T17:00 03-27T17:00',
  ],
  [
    'one calendar calls off, the other does not',
    [...calendar('CANCEL', ...game), ...calendar('PUBLISH', ...weekly)],
    `(03-14T10:00) ${published}`,
  ],
  [
    'an entry of the first, called off by the second',
    [...calendar('PUBLISH', ...game, ...weekly), ...calendar('CANCEL', ...game)],
    `(03-14T10:00) ${published}`,
  ],
  [
    'called off without a word about when, and before it was said',
    [...calendar('CANCEL', ...event('game', 'SEQUENCE:1')), ...calendar('PUBLISH', ...game)],
    '(03-14T10:00)',
  ],
  [
    'a series called off without its rule',
    [
      ...calendar('PUBLISH', ...weekly),
      ...calendar('CANCEL', ...event('weekly', 'DTSTART:20260313T170000Z', 'SEQUENCE:2')),
    ],
    '(03-13T17:00) (03-20T17:00) (03-27T17:00)',
  ],
  [
    'a date of a series called off, which says only which',
    [
      ...calendar('PUBLISH', ...weekly),
      ...calendar('CANCEL', ...event('weekly', 'RECURRENCE-ID:20260320T170000Z', 'SEQUENCE:1')),
    ],
    '(03-20T17:00) 03-13T17:00 03-27T17:00',
  ],
  [
    'a date of a series that is cancelled by its status',
    calendar(
      'PUBLISH',
      ...weekly,
      ...event(
        'weekly',
        'RECURRENCE-ID;TZID=Europe/Madrid:20260320T180000',
        'DTSTART;TZID=Europe/Madrid:20260320T180000',
        'STATUS:cancelled',
      ),
    ),
    '(03-20T17:00) 03-13T17:00 03-27T17:00',
  ],
  [
    'called off, then said anew',
    [
      ...calendar('CANCEL', ...event('game', 'DTSTART:20260314T100000Z', 'SEQUENCE:1')),
      ...calendar('REQUEST', ...event('game', 'DTSTART:20260315T100000Z', 'SEQUENCE:2')),
    ],
    '03-15T10:00',
  ],
  [
    'what calls off nothing anybody knows',
    [...calendar('CANCEL', ...event('other')), ...calendar('PUBLISH', ...game)],
    '03-14T10:00',
  ],
  [
    'an entry without a time is none',
    calendar('PUBLISH', ...event('none'), ...game),
    '03-14T10:00 1 unreadable',
  ],
  [
    'each describes the clock of one name otherwise',
    ['+0100', '+0500'].flatMap((ahead, place) =>
      calendar(
        'PUBLISH',
        ...event(`${place}`, 'DTSTART;TZID=Our clock:20260314T100000'),
        ...zone(ahead),
      ),
    ),
    '03-14T05:00 03-14T09:00',
  ],
  [
    'the first describes a clock that the second names',
    [
      ...calendar('PUBLISH', ...zone('+0300')),
      ...calendar('PUBLISH', ...event('a', 'DTSTART;TZID=" Our clock":20260314T100000')),
    ],
    '03-14T07:00',
  ],
  [
    'a newer version with another time',
    calendar(
      'PUBLISH',
      ...event('game', 'DTSTART:20260315T140000Z', 'SEQUENCE:3'),
      ...event('game', 'DTSTART:20260314T100000Z', 'SEQUENCE:1'),
    ),
    '03-15T14:00',
  ],
  [
    'two entries that bear one UID by mistake',
    calendar('PUBLISH', ...game, ...event('game', 'DTSTART:20260321T100000Z')),
    '03-14T10:00 03-21T10:00',
  ],
])('%s', (_what, lines, expected) => {
  expect(startsIn(...lines)).toBe(expected)
})

test('reads thousands of calendars with one entry each at little cost', () => {
  const began = process.cpuUsage().user
  const many = Array.from({ length: 1000 }, (_, place) =>
    calendar(
      'PUBLISH',
      ...zone('+0100'),
      ...event(`${place}`, 'DTSTART;TZID=Our clock:20260314T100000'),
    ),
  )
  expect(startsIn(...many.flat()).split(' ')).toHaveLength(1000)
  expect(process.cpuUsage().user - began).toBeLessThan(5_000_000)
})

test('takes the name of the first calendar that has one', () => {
  const lines = [...calendar('PUBLISH'), ...calendar('PUBLISH', 'X-WR-CALNAME:Cup', ...game)]
  expect(entriesIn(Buffer.from(lines.join('\n')), spring)).toMatchObject({ name: 'Cup' })
})
