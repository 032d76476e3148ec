import { expect, test } from 'vitest'

import { planClashes, type PlanBlock } from './plan-clashes.ts'

const u13: PlanBlock = {
  id: 'a',
  teamId: 'u13',
  weekday: 'TU',
  from: '17:30',
  to: '19:00',
  venueKey: 'pitch 1',
  first: '2027-01-01',
  last: '2027-06-30',
  isFixed: false,
}
const u15 = { ...u13, id: 'b', teamId: 'u15' }
const capacities = new Map([['hall', 2]])
const find = (
  blocks: readonly PlanBlock[],
  shared: Parameters<typeof planClashes>[0]['shared'] = [],
) => planClashes({ blocks, capacities, shared }).map(({ kind, ids }) => [kind, ...ids].join(' '))

test.each([
  ['on one pitch', u15, ['venue a b']],
  ['later on it', { ...u15, from: '19:00', to: '20:30' }, []],
  ['on another day', { ...u15, weekday: 'WE' as const }, []],
  ['on another pitch', { ...u15, venueKey: 'pitch 2' }, []],
  ['without a pitch', { ...u15, venueKey: null }, []],
  ['in another half of the year', { ...u15, first: '2027-07-01', last: '2027-12-31' }, []],
  ['of the same team elsewhere', { ...u15, teamId: 'u13', venueKey: null }, ['team a b']],
])('two blocks %s: %s', (_, other, clashes) => {
  expect(find([u13, other])).toEqual(clashes)
})

test('a hall with two halves has room for two, not for three', () => {
  const hall = [u13, u15, { ...u13, id: 'c', teamId: 'u17' }].map((one) => ({
    ...one,
    venueKey: 'hall',
  }))
  expect(find(hall.slice(0, 2))).toEqual([])
  expect(find(hall)).toEqual(['venue a b c'])
})

test.each(['coach', 'player', 'family'] as const)('names a shared %s', (kind) => {
  const shared = [{ kind, teamIds: ['u13', 'u15'] as const, names: ['Rosa'] }]
  const elsewhere = { ...u15, venueKey: 'pitch 2' }
  expect(planClashes({ blocks: [u13, elsewhere], capacities, shared })).toEqual([
    { kind, ids: ['a', 'b'], weekday: 'TU', names: ['Rosa'] },
  ])
  expect(find([u13, { ...elsewhere, from: '19:00', to: '20:00' }], shared)).toEqual([])
})

test('a match of the calendar clashes with a row, two matches are not reported', () => {
  const match = { ...u15, isFixed: true, first: '2027-03-02', last: '2027-03-02' }
  expect(find([u13, match])).toEqual(['venue a b'])
  expect(find([{ ...u13, isFixed: true }, match])).toEqual([])
  expect(find([{ ...u13, last: '2027-02-28' }, match])).toEqual([])
})
