import { expect, test } from 'vitest'

import { drawFixtures, type FixtureDraw } from './fixture-draw.ts'

const days: FixtureDraw['days'] = {
  start: '2026-04-01',
  weekdays: ['SA'],
  everyWeeks: 1,
  roundTakes: 'day',
  restDays: 0,
  blocked: [],
  times: ['15:00'],
  matchMinutes: 105,
  venues: [],
}
const four: FixtureDraw = { teams: ['alder', 'birch', 'cedar', 'dogwood'], legs: 2, seed: 1, days }

function drawn(draw: FixtureDraw) {
  const found = drawFixtures(draw)
  if (found.kind !== 'drawn') throw new Error(found.kind)
  return found
}

test('everyone plays everyone twice on Saturdays, always the same for one seed', () => {
  const { matches } = drawn(four)
  expect(matches).toHaveLength(12)
  expect(new Set(matches.map(({ home, away }) => home + away)).size).toBe(12)
  expect(matches[0]).toMatchObject({ round: 1, date: '2026-04-04', time: '15:00' })
  expect(drawn(four)).toEqual(drawn(four))
  expect(drawn({ ...four, seed: 2 })).not.toEqual(drawn(four))
})

test('says which team has a bye if their number is odd', () => {
  const { byes } = drawn({ ...four, teams: four.teams.slice(0, 3), legs: 1 })
  expect(byes.map(({ round }) => round)).toEqual([1, 2, 3])
})

test('says if the days have no room', () => {
  const blocked = [{ from: '2026-01-01', until: '2099-12-31' }]
  expect(drawFixtures({ ...four, days: { ...days, blocked } })).toEqual({
    kind: 'does_not_fit',
    round: 1,
  })
})

test('refuses more matches than a league can hold', () => {
  const teams = Array.from({ length: 64 }, (_, at) => String(at))
  expect(drawFixtures({ ...four, teams })).toEqual({ kind: 'too_many' })
})
