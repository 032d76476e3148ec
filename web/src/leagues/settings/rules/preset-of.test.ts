import { presetNames, presets } from '@touchline/domain/leagues/presets'
import { expect, test } from 'vitest'

import { asKept, copyOf, offeredTo, presetOf } from './preset-of.ts'

test.each(presetNames.filter((name) => name !== 'handball'))(
  'the rules of %s are known again',
  (name) => {
    expect(presetOf(copyOf(presets[name]), 'other')).toBe(name)
  },
)

test("of equal presets, the sport's one is meant", () => {
  expect(presetOf(presets.handball, 'handball')).toBe('handball')
})

test("the order of keys doesn't matter for a preset", () => {
  const turned = Object.fromEntries(Object.entries(presets.rugby).toReversed())
  expect(presetOf({ ...presets.rugby, ...turned }, 'rugby')).toBe('rugby')
})

test('one changed point makes custom rules', () => {
  const { football } = presets
  const own = { ...football, points: { ...football.points, win: 2 } }
  expect(presetOf(own, 'football')).toBeUndefined()
})

test("the sport's presets are first, and each is listed once", () => {
  const offered = offeredTo('rugby')
  expect(offered[0]).toBe('rugby')
  expect(offered.toSorted()).toEqual(presetNames.toSorted())
})

test('a goalless draw is stored only if it differs from other draws', () => {
  const football = copyOf(presets.football)
  const worth = (goallessDraw: number) => ({
    ...football,
    points: { ...football.points, goallessDraw },
  })
  expect(asKept(worth(0))).toEqual(worth(0))
  expect(asKept(worth(1))).toEqual(football)
  expect(presetOf(worth(1), 'football')).toBe('football')
})
