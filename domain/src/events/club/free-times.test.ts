import { expect, test } from 'vitest'

import { freeTimes } from './free-times.ts'

const day = '2026-03-14'
const span = (from: string, to: string) => ({
  startsAt: `${day}T${from}:00.000Z`,
  endsAt: `${day}T${to}:00.000Z`,
})
const shown = (free: ReturnType<typeof freeTimes>) =>
  free.map(({ startsAt, endsAt }) => `${startsAt.slice(11, 16)}-${endsAt.slice(11, 16)}`)

interface Day {
  readonly capacity?: number
  readonly taken?: readonly ReturnType<typeof span>[]
  readonly closed?: readonly ReturnType<typeof span>[]
}

const night = { startsAt: '2026-03-13T22:00:00.000Z', endsAt: `${day}T09:00:00.000Z` }
const morning = span('08:00', '12:00')

test.each<readonly [string, Day, string[]]>([
  ['an empty lane is free all day', {}, ['08:00-20:00']],
  [
    'between two events',
    { taken: [span('09:00', '10:00'), span('12:00', '13:00')] },
    ['08:00-09:00', '10:00-12:00', '13:00-20:00'],
  ],
  ['twenty minutes are no time', { taken: [span('08:20', '10:00'), span('10:20', '20:00')] }, []],
  [
    'two halves',
    { capacity: 2, taken: [span('09:00', '11:00'), span('10:00', '12:00')] },
    ['08:00-10:00', '11:00-20:00'],
  ],
  ['closed for both halves', { capacity: 2, closed: [morning] }, ['12:00-20:00']],
  ['from the night before', { taken: [night] }, ['09:00-20:00']],
])('%s', (_, { capacity = 1, taken = [], closed = [] }, expected) => {
  const within = span('08:00', '20:00')
  expect(shown(freeTimes({ within, capacity, taken, closed }))).toEqual(expected)
})
