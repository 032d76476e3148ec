import { expect, test } from 'vitest'

import {
  announceAt,
  changeKey,
  changeToAnnounce,
  isOnAnotherDay,
  type EventSlot,
} from './announced-change.ts'

const was: EventSlot = {
  startsAt: '2026-12-01T16:30:00.000Z',
  endsAt: '2026-12-01T18:00:00.000Z',
  isAllDay: false,
  place: 'Pitch 1',
  isCancelled: false,
}

test.each([
  ['the same', {}, undefined],
  ['another time', { startsAt: '2026-12-01T17:15:00.000Z' }, 'event_changed'],
  ['another end', { endsAt: '2026-12-01T18:30:00.000Z' }, 'event_changed'],
  ['a whole day', { isAllDay: true }, 'event_changed'],
  ['another place', { place: 'Pitch 2' }, 'event_changed'],
  ['no place', { place: null }, 'event_changed'],
  ['cancelled', { isCancelled: true }, 'event_cancelled'],
  ['moved, then cancelled', { place: 'Pitch 2', isCancelled: true }, 'event_cancelled'],
] as const)('announces the latest state: %s', (_, change, expected) => {
  expect(changeToAnnounce(was, { ...was, ...change })).toBe(expected)
})

test.each([
  ['still cancelled', { isCancelled: true, place: 'Pitch 2' }, undefined],
  ['on again', { isCancelled: false }, 'event_restored'],
  ['on again at another time', { startsAt: '2026-12-01T17:15:00.000Z' }, 'event_restored'],
] as const)('after a cancellation: %s', (_, change, expected) => {
  const is = { ...was, ...change }
  expect(changeToAnnounce({ ...was, isCancelled: true }, is)).toBe(expected)
})

test.each([
  ['in a week', '2026-12-08T16:30:00.000Z', 10],
  ['in two hours', '2026-12-01T14:00:00.000Z', 10],
  ['in an hour', '2026-12-01T13:00:00.000Z', 1],
  ['a minute ago', '2026-12-01T11:59:00.000Z', 10],
] as const)('a change of an event %s waits for further edits', (_, startsAt, minutes) => {
  const now = new Date('2026-12-01T12:00:00.000Z')
  const later = '2027-01-01T12:00:00.000Z'
  const waited = (announceAt(now, [startsAt, later]).getTime() - now.getTime()) / 60_000
  expect(waited).toBe(minutes)
})

test("days are in the event's time zone", () => {
  expect(isOnAnotherDay('2026-12-01T22:30:00Z', '2026-12-01T23:30:00Z', 'Europe/Madrid')).toBe(true)
  expect(isOnAnotherDay('2026-12-01T22:30:00Z', '2026-12-01T23:30:00Z', 'Europe/London')).toBe(
    false,
  )
})

test('dates that move alike share a message, also when the clocks change between them', () => {
  const shifted = (days: string, from: string, to: string) =>
    changeKey(
      { ...was, startsAt: `${days}T${from}:00.000Z`, endsAt: `${days}T20:00:00.000Z` },
      { ...was, startsAt: `${days}T${to}:00.000Z`, endsAt: `${days}T20:00:00.000Z` },
      'UTC',
    )
  expect(shifted('2026-12-01', '16:30', '17:15')).toBe(shifted('2026-12-08', '16:30', '17:15'))
  expect(shifted('2026-12-01', '16:30', '17:15')).not.toBe(shifted('2026-12-08', '16:30', '17:30'))
})
