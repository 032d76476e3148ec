import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { readCalendar } from './read.ts'

const winter = { from: new Date('2026-11-01'), to: new Date('2027-02-01') }

function read(text: string) {
  const found = readCalendar(text, winter)
  if (found.kind === 'refused') throw new Error(found.why)
  return found
}

function calendar(...lines: readonly string[]): string {
  return ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

const event = (uid: string, ...lines: readonly string[]) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  ...lines,
  'END:VEVENT',
]
const caseOf = (name: string) =>
  readFileSync(new URL(`../../fixtures/followed/${name}.ics`, import.meta.url), 'utf8')

function startsIn(text: string): readonly string[] {
  return read(text).entries.map(({ title, starts }) => `${title}: ${JSON.stringify(starts)}`)
}

test('reads a zone with colons in its name up to the colon of the time', () => {
  const instant = (title: string, at: string) =>
    `${title}: ${JSON.stringify({ kind: 'instant', at: `2026-12-0${at}:00Z` })}`
  expect(startsIn(caseOf('tzid-with-colon'))).toEqual([
    instant('0 zone', '5T10:00'),
    instant('1 zone', '5T09:00'),
    instant('2 zone', '5T04:30'),
    instant('3 zone', '5T07:00'),
    instant('4 zone', '5T09:00'),
    instant('5 zone', '5T09:00'),
    instant('9 utc twice', '6T14:00'),
    instant('10 gmt z', '6T14:00'),
  ])
})

test.each([
  ['TZID=GMT+01:00', '2026-12-05T09:00:00Z', 0],
  ['TZID="GMT+01:00"', '2026-12-05T09:00:00Z', 0],
  ['TZID="Europe/Berlin', '2026-12-05T09:00:00Z', 0],
  ['VALUE=DATE-TIME;TZID=UTC-03:30', '2026-12-05T13:30:00Z', 0],
  ['TZID=GMT+01:00;VALUE=DATE-TIME', '2026-12-05T09:00:00Z', 0],
  [String.raw`TZID=(UTC+01:00) Amsterdam\, Berlin`, '2026-12-05T09:00:00Z', 0],
  ['TZID=europe/berlin', '2026-12-05T09:00:00Z', 0],
  ['TZID=w. europe standard time', '2026-12-05T09:00:00Z', 0],
  ['TZID=GMT+1', '2026-12-05T09:00:00Z', 0],
  ['TZID=Mitteleuropäische Zeit', '2026-12-05T09:00:00Z', 1],
  ['TZID=(UTC+01:00) Irgendwo', '2026-12-05T09:00:00Z', 1],
  ['TZID=Customized Time Zone', '2026-12-05T10:00:00', 1],
])('%s: %s, guessed %i', (zone, start, guessed) => {
  const found = read(calendar(...event('1', `DTSTART;${zone}:20261205T100000`)))
  expect(found.entries.map(({ starts }) => Object.values(starts)[1])).toEqual([start])
  expect(found.guessedZones).toHaveLength(guessed)
  expect(found.unreadable).toBe(0)
})

test('does not guess when a zone name is only UTC', () => {
  const found = read(calendar(...event('1', 'DTSTART;TZID=Somewhere:20261205T100000Z')))
  expect(found.guessedZones).toEqual([])
})

test('reads only complete entries of a truncated calendar', () => {
  const found = read(caseOf('cut-off'))
  expect(found.entries.map(({ title }) => title)).toEqual(['Game A', 'Game B'])
  expect(found.isCutOff).toBe(true)
})

test.each([
  ['an end that is missing', (text: string) => text.replace('END:VCALENDAR', ''), true],
  ['nothing missing', (text: string) => text, false],
  ['more behind the end', (text: string) => `${text}X-MORE:1\r\n`, false],
  ['a second one cut off', (text: string) => `${text}BEGIN:VCALENDAR\r\n`, true],
  ['an entry without its end', (text: string) => text.replace('END:VEVENT\r\n', ''), false],
])('%s: truncated is %s', (_what, change, isCutOff) => {
  const text = calendar(...event('1', 'DTSTART:20261205T100000Z'))
  expect(read(change(text))).toMatchObject({ isCutOff, entries: [{}] })
})

const three = [
  event('U', 'DTSTART:20261205T100000Z', 'SUMMARY:One'),
  event('U', 'DTSTART:20261205T100000Z', 'SUMMARY:Two', 'SEQUENCE:2'),
  event('U', 'DTSTART:20261212T100000Z', 'SUMMARY:One', 'SEQUENCE:1'),
].flat()

test('reads events that share one UID separately, whatever their SEQUENCE', () => {
  const { entries } = read(calendar(...three))
  expect(entries.map(({ title }) => title)).toEqual(['One', 'Two', 'One'])
  expect(new Set(entries.map(({ key }) => key)).size).toBe(3)
  expect(entries.every(({ seriesStarts }) => seriesStarts === null)).toBe(true)
})

test('keeps the newest version of an entry', () => {
  const version = (day: number, sequence: number) =>
    event('1', `DTSTART:2026120${day}T100000Z`, 'SUMMARY:One', `SEQUENCE:${sequence}`)
  const versions = [...version(6, 1), ...version(7, 2), ...version(5, 0)]
  const starts = read(calendar(...versions)).entries.map((one) => one.starts)
  expect(starts).toEqual([{ kind: 'instant', at: '2026-12-07T10:00:00Z' }])
})

test('says which date of a series an entry is and whether it was changed', () => {
  const series = event('S', 'DTSTART:20261201T170000Z', 'RRULE:FREQ=WEEKLY;COUNT=2')
  const changed = event('S', 'DTSTART:20261209T190000Z', 'RECURRENCE-ID:20261208T170000Z')
  const { entries } = read(calendar(...series, ...changed))
  const at = (instant: string) => ({ kind: 'instant', at: instant })
  expect(
    entries.map((one) => [one.original, one.starts, one.seriesStarts, one.isException]),
  ).toEqual([
    [at('2026-12-01T17:00:00Z'), at('2026-12-01T17:00:00Z'), at('2026-12-01T17:00:00Z'), false],
    [at('2026-12-08T17:00:00Z'), at('2026-12-09T19:00:00Z'), at('2026-12-01T17:00:00Z'), true],
  ])
})

test('joins the halves of a series that Google has split', () => {
  const lines = (uid: string) => event(uid, 'DTSTART:20261205T100000Z')
  const uids = ['a@google.com', 'a_R20261205T100000@google.com', 'b@google.com'].map(
    (uid) => read(calendar(...lines(uid))).entries[0]?.uid,
  )
  expect(uids[0]).toBe(uids[1])
  expect(uids[0]).not.toBe(uids[2])
})
