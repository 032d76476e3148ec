import { expect, test } from 'vitest'

import { toLocalTimes } from './instants.ts'
import { readResults } from './read-results.ts'
import { exampleReading, describeLine } from './testing/reading.ts'

test.each([
  ['2026-09-12T15:00:00Z', 'Europe/Berlin', '2026-09-12T17:00'],
  ['2026-12-12T15:00:00.000Z', 'Europe/Berlin', '2026-12-12T16:00'],
  ['2026-09-12T22:30Z', 'Europe/Berlin', '2026-09-13T00:30'],
  ['2026-09-12T00:30:00Z', 'America/New_York', '2026-09-11T20:30'],
  ['2026-09-12T15:00:00+02:00', 'Europe/London', '2026-09-12T14:00'],
  ['2026-09-12T15:00:00-0400', 'Europe/London', '2026-09-12T20:00'],
  ['2026-09-12 15:00:00+00:00', 'Europe/Berlin', '2026-09-12T17:00'],
])('%s in %s', (instant, zone, wall) => {
  expect(toLocalTimes(`1;${instant};FC A`, zone)).toBe(`1;${wall};FC A`)
})

test.each([
  ['a time without a zone', '2026-09-12T15:00:00'],
  ['from one hour to another', '2026-09-12 15:00-17:00'],
  ['a day there is not', '2026-02-30T15:00:00Z'],
  ['an offset there is not', '2026-09-12T15:00:00+19:00'],
  ['days as programs write them', '2026-09-12T00:00:00Z;2026-09-13T00:00:00.000Z'],
])('%s stays as it is', (_, text) => {
  expect(toLocalTimes(text, 'America/New_York')).toBe(text)
})

test('midnight among other times is a time', () => {
  expect(toLocalTimes('2026-09-12T00:00:00Z 2026-09-12T19:00:00Z', 'America/New_York')).toBe(
    '2026-09-11T20:00 2026-09-12T15:00',
  )
})

const berlin = { ...exampleReading, timeZone: 'Europe/Berlin' } as const

test.each([
  'utcDate,homeTeam.name,awayTeam.name,score.fullTime.home,score.fullTime.away\n2026-09-12T15:30:00Z,FC A,FC B,2,1',
  '2026-09-12T15:30:00Z FC A - FC B 2-1',
])('a match is at the local time of the league: %s', (text) => {
  expect(readResults(text, berlin).lines.map(describeLine)).toEqual([
    '2026-09-12 17:30 FC A-FC B 2:1',
  ])
})
