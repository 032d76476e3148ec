import type { ClubEvent } from '@touchline/contract/events/shapes/club-calendar'
import { expect, test } from 'vitest'

import { hoursOf, laneOf } from './lane-times.ts'

const day = '2026-03-14'
const venue = { key: 'pitch 1', name: 'Pitch 1', address: null, capacity: 1 }

function event(startsLocal: string, endsLocal: string): ClubEvent {
  return {
    id: startsLocal,
    teamId: 't',
    type: 'practice',
    title: 'Practice',
    startsAt: '',
    endsAt: '',
    timeZone: 'Europe/Madrid',
    startsLocal,
    endsLocal,
    isAllDay: false,
    location: 'Pitch 1',
    opponent: null,
    homeAway: null,
    cancelledAt: null,
    venueKey: 'pitch 1',
  }
}

test('shows the usual hours, and more if there are events', () => {
  expect(hoursOf(day, [])).toEqual({ day, from: 8, to: 22 })
  const night = event(`${day}T21:00`, '2026-03-15T00:30')
  expect(hoursOf(day, [event(`${day}T06:30`, `${day}T08:00`), night])).toEqual({
    day,
    from: 6,
    to: 24,
  })
  expect(hoursOf('2026-03-15', [night])).toEqual({ day: '2026-03-15', from: 0, to: 22 })
})

test('divides the day among events, closures and free times', () => {
  const events = [
    event(`${day}T17:00`, `${day}T18:30`),
    event(`2026-03-15T09:00`, `2026-03-15T10:00`),
  ]
  const closure = {
    id: 'c',
    venueKey: 'pitch 1',
    startsAt: '',
    endsAt: '',
    startsLocal: '2026-03-13T10:00',
    endsLocal: `${day}T12:00`,
    reason: null,
  }
  const lane = laneOf(venue, { hours: hoursOf(day, events), events, closures: [closure] })
  expect(lane.events.map(({ item }) => item.span)).toEqual([{ from: 1020, to: 1110 }])
  expect(lane.closures.map(({ span }) => span)).toEqual([{ from: 0, to: 720 }])
  expect(lane.free).toEqual([
    { from: 720, to: 1020 },
    { from: 1110, to: 1320 },
  ])
  expect(lane.columns).toBe(1)
})

test('shows free time next to an event at a place with two halves', () => {
  const events = [event(`${day}T17:00`, `${day}T18:30`)]
  const lane = laneOf({ ...venue, capacity: 2 }, { hours: hoursOf(day, []), events, closures: [] })
  expect(lane.free).toEqual([{ from: 480, to: 1320 }])
  expect(lane.columns).toBe(2)
})
