import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { addDays } from './days.ts'
import { findCoveringAbsence, isAwayAt, decidePreAnswer, daysProblem } from './unavailability.ts'
import type { Attendee, PreAnswer, Unavailability } from './unavailability.ts'
import { toInstant } from './wall-clock.ts'

const range = (id: string, firstDay: string, lastDay: string): Unavailability => ({
  id,
  firstDay,
  lastDay,
})

const momentAt = (startsAt: string) => ({ startsAt, endsAt: startsAt, isAllDay: false })

test.each([
  ['2026-03-14', '2026-03-14', undefined],
  ['2026-03-01', '2026-03-14', undefined],
  ['2026-03-20', '2027-03-20', undefined],
  ['', '2026-03-14', 'away_first_required'],
  ['2026-03-14', '', 'away_last_required'],
  ['2026-03-15', '2026-03-14', 'away_last_before_first'],
  ['2026-03-20', '2027-03-21', 'away_too_long'],
  ['2026-03-01', '2026-03-13', 'away_over'],
])('from %j to %j, seen on 14 March: %s', (firstDay, lastDay, refusal) => {
  expect(daysProblem({ firstDay, lastDay }, '2026-03-14')).toBe(refusal)
})

describe('uses the team’s time zone', () => {
  const march = range('a', '2026-03-14', '2026-03-29')

  test.each([
    ['Europe/Madrid', '2026-03-13T22:59:59Z', false, 'the evening before'],
    ['Europe/Madrid', '2026-03-13T23:00:00Z', true, 'midnight of the first day'],
    ['Europe/Madrid', '2026-03-29T21:59:59Z', true, 'the last night, one hour shorter'],
    ['Europe/Madrid', '2026-03-29T22:00:00Z', false, 'the day after'],
    ['Pacific/Auckland', '2026-03-13T10:59:59Z', false, 'the other side of the world, before'],
    ['Pacific/Auckland', '2026-03-13T11:00:00Z', true, 'the other side of the world, first day'],
    ['America/Los_Angeles', '2026-03-30T06:59:59Z', true, 'the west coast, last minute'],
    ['America/Los_Angeles', '2026-03-30T07:00:00Z', false, 'the west coast, day after'],
    ['Africa/Cairo', '2026-03-14T10:00:00Z', true, 'noon'],
  ])('%s at %s: %s (%s)', (zone, startsAt, away) => {
    expect(isAwayAt(march, momentAt(startsAt), zone)).toBe(away)
  })

  test('starts a day without midnight at its first moment', () => {
    const day = range('a', '2026-04-24', '2026-04-24')
    expect(isAwayAt(day, momentAt('2026-04-23T21:59:59Z'), 'Africa/Cairo')).toBe(false)
    expect(isAwayAt(day, momentAt('2026-04-23T22:00:00Z'), 'Africa/Cairo')).toBe(true)
    expect(isAwayAt(day, momentAt('2026-04-24T20:59:59Z'), 'Africa/Cairo')).toBe(true)
    expect(isAwayAt(day, momentAt('2026-04-24T21:00:00Z'), 'Africa/Cairo')).toBe(false)
  })

  test('counts both occurrences of a repeated hour for their day', () => {
    const day = range('a', '2026-10-25', '2026-10-25')
    for (const startsAt of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'])
      expect(isAwayAt(day, momentAt(startsAt), 'Europe/Madrid')).toBe(true)
  })
})

test.each([
  ['2026-12-17', false],
  ['2026-12-18', true],
  ['2026-12-19', true],
  ['2026-12-20', true],
  ['2026-12-21', false],
])('for a tournament from 18 to 20 December the absence on %s counts: %s', (away, counts) => {
  const cup = { startsAt: '2026-12-18T08:00:00Z', endsAt: '2026-12-20T16:00:00Z', isAllDay: false }
  const days = { startsAt: '2026-12-17T23:00:00Z', endsAt: '2026-12-20T23:00:00Z', isAllDay: true }
  for (const event of [cup, days])
    expect(isAwayAt(range('a', away, away), event, 'Europe/Berlin')).toBe(counts)
})

test('counts a party until one at night only for the evening before', () => {
  const party = {
    startsAt: '2026-12-12T19:00:00Z',
    endsAt: '2026-12-13T00:00:00Z',
    isAllDay: false,
  }
  expect(isAwayAt(range('a', '2026-12-12', '2026-12-12'), party, 'Europe/Berlin')).toBe(true)
  expect(isAwayAt(range('a', '2026-12-13', '2026-12-13'), party, 'Europe/Berlin')).toBe(false)
})

const zone = 'Europe/Madrid'
const saturday = '2026-03-21T09:00:00Z'
const spring = range('spring', '2026-03-20', '2026-03-25')
const easter = range('easter', '2026-03-21', '2026-04-06')
const later = range('later', '2026-05-01', '2026-05-02')

const rows: readonly [Attendee['said'], 'asked' | 'not asked', Unavailability[], PreAnswer][] = [
  ['nothing', 'asked', [], { kind: 'keep' }],
  ['nothing', 'asked', [later], { kind: 'keep' }],
  ['nothing', 'asked', [spring], { kind: 'give', because: 'spring' }],
  ['nothing', 'asked', [spring, easter, later], { kind: 'give', because: 'easter' }],
  ['nothing', 'not asked', [spring], { kind: 'keep' }],
  ['own', 'asked', [spring], { kind: 'keep' }],
  ['own', 'not asked', [], { kind: 'keep' }],
  [{ because: 'spring' }, 'asked', [spring], { kind: 'keep' }],
  [{ because: 'spring' }, 'asked', [], { kind: 'take_back' }],
  [{ because: 'spring' }, 'asked', [later], { kind: 'take_back' }],
  [{ because: 'spring' }, 'not asked', [spring], { kind: 'take_back' }],
  [{ because: 'spring' }, 'asked', [spring, easter], { kind: 'give', because: 'easter' }],
]

test.each(rows.map(([said, asked, ranges, becomes]) => ({ said, asked, ranges, becomes })))(
  'answered $said, invited $asked, away $ranges: $becomes',
  ({ said, asked, ranges, becomes }) => {
    const comer = { ...momentAt(saturday), isAsked: asked === 'asked', said }
    expect(decidePreAnswer(comer, ranges, zone)).toEqual(becomes)
  },
)

const aDay = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-03-10', days))
const someRanges = fc.array(
  fc.tuple(fc.uuid(), aDay, fc.integer({ min: 0, max: 20 })).map(([id, firstDay, days]) => ({
    id,
    firstDay,
    lastDay: addDays(firstDay, days),
  })),
  { maxLength: 6 },
)
const aZone = fc.constantFrom('Europe/Madrid', 'America/Santiago', 'Pacific/Apia', 'Asia/Kolkata')

test('covers an event exactly if its local day is in a range', () => {
  fc.assert(
    fc.property(someRanges, aDay, aZone, (ranges, day, somewhere) => {
      const covered = ranges.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)
      const startsAt = toInstant(`${day}T12:00`, somewhere)
      expect(findCoveringAbsence(ranges, momentAt(startsAt), somewhere) !== undefined).toBe(covered)
    }),
  )
})

const aComer = fc
  .record({
    startsAt: aDay.map((day) => toInstant(`${day}T20:00`, zone)),
    isAsked: fc.boolean(),
    said: fc.constantFrom<Attendee['said']>('nothing', { because: 'gone' }),
  })
  .map(({ startsAt, ...comer }) => ({ ...comer, ...momentAt(startsAt) }))

test('settles everything in one run and changes nothing in a second', () => {
  fc.assert(
    fc.property(someRanges, aComer, (ranges, comer) => {
      const said = afterwards(comer.said, decidePreAnswer(comer, ranges, zone))
      expect(decidePreAnswer({ ...comer, said }, ranges, zone)).toEqual({ kind: 'keep' })
      const isCovered = comer.isAsked && findCoveringAbsence(ranges, comer, zone) !== undefined
      expect(said !== 'nothing').toBe(isCovered)
    }),
  )
})

test('never changes an answer given by a person', () => {
  fc.assert(
    fc.property(someRanges, aComer, (ranges, comer) => {
      expect(decidePreAnswer({ ...comer, said: 'own' }, ranges, zone)).toEqual({ kind: 'keep' })
    }),
  )
})

function afterwards(before: Attendee['said'], done: PreAnswer): Attendee['said'] {
  if (done.kind === 'give') return { because: done.because }
  return done.kind === 'take_back' ? 'nothing' : before
}
