import { expect, test } from 'vitest'

import { openSteadyClock } from './steady-clock.ts'

const hour = 3_600_000

function clocks() {
  const time = { wall: 1_000 * hour, running: 0 }
  const clock = openSteadyClock({ wall: () => time.wall, running: () => time.running })
  return {
    isSteady: (): boolean => clock.isSteady(),
    goBy: (ms: number): void => {
      time.wall += ms
      time.running += ms
    },
    set: (ms: number): void => {
      time.wall += ms
    },
  }
}

test('passing time and small corrections are no jump', () => {
  const { isSteady, goBy, set } = clocks()
  for (let day = 0; day < 400; day += 1) {
    goBy(24 * hour)
    set(60_000)
    expect(isSteady()).toBe(true)
  }
})

test.each([
  ['two hours ahead', 2 * hour],
  ['two hours back', -2 * hour],
  ['a year ahead', 8760 * hour],
])('%s is a jump until it is set back', (_what, jump) => {
  const { isSteady, goBy, set } = clocks()
  set(jump)
  expect(isSteady()).toBe(false)
  goBy(hour)
  expect(isSteady()).toBe(false)
  set(-jump)
  expect(isSteady()).toBe(true)
})

test('trusts a clock that was stable for a day', () => {
  const { isSteady, goBy, set } = clocks()
  set(72 * hour)
  expect(isSteady()).toBe(false)
  goBy(23 * hour)
  expect(isSteady()).toBe(false)
  goBy(2 * hour)
  expect(isSteady()).toBe(true)
  goBy(hour)
  expect(isSteady()).toBe(true)
})
