import { presetNames, presets } from '@touchline/domain/leagues/presets'
import { expect, test } from 'vitest'

import { asKept, copyOf, offeredTo, presetOf } from './preset-of.ts'

test.each(presetNames.filter((name) => name !== 'handball'))(
  'the rules of %s are known again',
  (name) => {
    expect(presetOf(copyOf(presets[name]), 'other')).toBe(name)
  },
)

test('where presets are equal, that of the sport is meant', () => {
  expect(presetOf(presets.handball, 'handball')).toBe('handball')
})

test('whatever the order of their keys, the same rules are the same preset', () => {
  const turned = Object.fromEntries(Object.entries(presets.rugby).toReversed())
  expect(presetOf({ ...presets.rugby, ...turned }, 'rugby')).toBe('rugby')
})

test('one other point makes rules of their own', () => {
  const { football } = presets
  const own = { ...football, points: { ...football.points, win: 2 } }
  expect(presetOf(own, 'football')).toBeUndefined()
})

test('the presets of the sport are offered first, and each once', () => {
  const offered = offeredTo('rugby')
  expect(offered[0]).toBe('rugby')
  expect(offered.toSorted()).toEqual(presetNames.toSorted())
})

test('a goalless draw is kept by itself where it is worth something else than a draw', () => {
  const football = copyOf(presets.football)
  const worth = (goallessDraw: number) => ({
    ...football,
    points: { ...football.points, goallessDraw },
  })
  expect(asKept(worth(0))).toEqual(worth(0))
  expect(asKept(worth(1))).toEqual(football)
  expect(presetOf(worth(1), 'football')).toBe('football')
})
