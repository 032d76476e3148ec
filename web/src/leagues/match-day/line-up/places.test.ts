import { countStarters } from '@touchline/domain/leagues/match-day/line-up'
import { formationsOf } from '@touchline/domain/teams/formations'
import { formats, sports } from '@touchline/domain/teams/options'
import { expect, test } from 'vitest'

import { neighbourOf, placeNear, placesOf } from './places.ts'

const eleven = placesOf({ sport: 'football', format: '11v11' }, '4-3-3')

const played = formats.flatMap((format) =>
  formationsOf('football', format).map((formation) => ({ format, formation })),
)

test.each(played)('$format football in a $formation has a place for everyone', (one) => {
  const places = placesOf({ sport: 'football', format: one.format }, one.formation)
  expect(places).toHaveLength(countStarters('football', one.format))
  expect(places.map(({ number }) => number)).toEqual(places.map((_, at) => at))
  expect(places.filter(({ post }) => post === 'goalkeeper')).toHaveLength(1)
})

test.each([...sports, 'Floorball'])(
  'everybody who begins in %s has a place of their own',
  (sport) => {
    for (const format of [null, ...formats]) {
      const places = placesOf({ sport, format }, null)
      expect(places).toHaveLength(countStarters(sport, format))
      for (const place of places) {
        expect(placeNear(places, place)).toBe(place)
        expect(Math.abs(place.across - 0.5)).toBeLessThan(0.45)
      }
    }
  },
)

/** In a 4-3-3 the goalkeeper is 0, defence 1 to 4, midfield 5 to 7, attack 8 to 10. */
test.each([
  [0, 'ArrowUp', 2],
  [2, 'ArrowDown', 0],
  [1, 'ArrowRight', 2],
  [2, 'ArrowLeft', 1],
  [6, 'ArrowUp', 9],
  [8, 'ArrowDown', 5],
  [9, 'ArrowUp', undefined],
  [1, 'ArrowLeft', undefined],
] as const)('from place %i %s leads to %s', (from, way, to) => {
  const place = eleven[from]
  if (place === undefined) throw new Error('no such place')
  expect(neighbourOf(eleven, place, way)?.number).toBe(to)
})

test("a drop near a place counts, one far from all doesn't", () => {
  expect(placeNear(eleven, { across: 0.48, along: 0.11 })?.number).toBe(0)
  expect(placeNear(eleven, { across: 0.02, along: 0.02 })).toBeUndefined()
})
