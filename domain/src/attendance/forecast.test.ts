import { expect, test } from 'vitest'

import { forecastOf, type InvitedPlayer, type PastAttendance } from './forecast.ts'

const players = (count: number, player: Partial<InvitedPlayer>): InvitedPlayer[] =>
  Array.from({ length: count }, () => ({ answer: null, asked: 10, came: 8, ...player }))

const past = (own: Partial<PastAttendance>): PastAttendance => ({
  players: [],
  events: 10,
  promised: 100,
  kept: 95,
  ...own,
})

test.each([
  ['no past events', past({ players: players(10, {}), events: 0 })],
  ['two past events', past({ players: players(10, {}), events: 2 })],
  ['no players', past({})],
])('gives no forecast with %s', (_, figures) => {
  expect(forecastOf(figures, null)).toBeUndefined()
})

test.each([
  ['all said yes', players(14, { answer: 'going' }), { likely: 13, low: 12, high: 14 }],
  ['all said no', players(14, { answer: 'not_going' }), { likely: 0, low: 0, high: 0 }],
  ['usually come, and are silent', players(15, {}), { likely: 12, low: 10, high: 14 }],
  ['never come, and are silent', players(15, { came: 0 }), { likely: 0, low: 0, high: 0 }],
  [
    'are new, beside those who usually come',
    [...players(10, {}), ...players(5, { asked: 0, came: 0 })],
    { likely: 12, low: 10, high: 14 },
  ],
  ['said maybe', players(10, { answer: 'maybe' }), { likely: 6, low: 5, high: 8 }],
])('counts players who %s', (_, asked, expected) => {
  expect(forecastOf(past({ players: asked }), null)).toMatchObject(expected)
})

test('learns how often a yes is kept in this team', () => {
  const asked = players(20, { answer: 'going' })
  expect(forecastOf(past({ players: asked, promised: 200, kept: 100 }), null)?.likely).toBe(12)
})

test('never exceeds the places', () => {
  const asked = players(20, { answer: 'going' })
  expect(forecastOf(past({ players: asked }), 12)).toMatchObject({ likely: 12, low: 12, high: 12 })
})

test.each([
  [2, null],
  [3, 2],
])('says how many of %i undecided players will come: %s', (count, expected) => {
  const asked = [...players(8, { answer: 'going' }), ...players(count, {})]
  expect(forecastOf(past({ players: asked }), null)).toMatchObject({
    undecided: count,
    undecidedLikely: expected,
  })
})

test('is quick and adds up for a team of 500', () => {
  const asked = players(500, { asked: 20, came: 10 })
  const forecast = forecastOf(past({ players: asked }), null)
  expect(forecast).toMatchObject({ likely: 250 })
  expect(forecast?.low).toBeGreaterThan(230)
  expect(forecast?.high).toBeLessThan(270)
})
