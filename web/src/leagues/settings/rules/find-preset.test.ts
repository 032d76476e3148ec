import { presetNames, presets } from '@touchline/domain/leagues/presets'
import { expect, test } from 'vitest'

import { toStoredRules, copyRules, presetsInOrder, findPreset } from './find-preset.ts'

test.each(presetNames.filter((name) => name !== 'handball'))(
  'the rules of %s are known again',
  (name) => {
    expect(findPreset(copyRules(presets[name]), 'other')).toBe(name)
  },
)

test("of equal presets, the sport's one is meant", () => {
  expect(findPreset(presets.handball, 'handball')).toBe('handball')
})

test("the order of keys doesn't matter for a preset", () => {
  const turned = Object.fromEntries(Object.entries(presets.rugby).toReversed())
  expect(findPreset({ ...presets.rugby, ...turned }, 'rugby')).toBe('rugby')
})

test('one changed point makes custom rules', () => {
  const { football } = presets
  const own = { ...football, points: { ...football.points, win: 2 } }
  expect(findPreset(own, 'football')).toBeUndefined()
})

test("the sport's presets are first, and each is listed once", () => {
  const offered = presetsInOrder('rugby')
  expect(offered[0]).toBe('rugby')
  expect(offered.toSorted()).toEqual(presetNames.toSorted())
})

test('a goalless draw is stored only if it differs from other draws', () => {
  const football = copyRules(presets.football)
  const worth = (goallessDraw: number) => ({
    ...football,
    points: { ...football.points, goallessDraw },
  })
  expect(toStoredRules(worth(0))).toEqual(worth(0))
  expect(toStoredRules(worth(1))).toEqual(football)
  expect(findPreset(worth(1), 'football')).toBe('football')
})
