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
  pauses: true,
  isFixed: false,
}
const u15 = { ...u13, id: 'b', teamId: 'u15' }
const capacities = new Map([['hall', 2]])
const empty = { capacities, closures: [], breaks: [] }
const find = (
  blocks: readonly PlanBlock[],
  shared: Parameters<typeof planClashes>[0]['shared'] = [],
) => planClashes({ ...empty, blocks, shared }).map(({ kind, ids }) => [kind, ...ids].join(' '))

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
  expect(planClashes({ ...empty, blocks: [u13, elsewhere], shared })).toEqual([
    { kind, ids: ['a', 'b'], weekday: 'TU', day: null, names: ['Rosa'] },
  ])
  expect(find([u13, { ...elsewhere, from: '19:00', to: '20:00' }], shared)).toEqual([])
})

test('a match of the calendar clashes with a row, two matches are not reported', () => {
  const match = { ...u15, isFixed: true, first: '2027-03-02', last: '2027-03-02' }
  expect(find([u13, match])).toEqual(['venue a b'])
  expect(find([{ ...u13, isFixed: true }, match])).toEqual([])
  expect(find([{ ...u13, last: '2027-02-28' }, match])).toEqual([])
})

const matchOn = (id: string, day: string, venueKey = 'hall') => ({
  ...u15,
  id,
  teamId: id,
  venueKey,
  pauses: false,
  isFixed: true,
  first: day,
  last: day,
})

test('matches on different days are no crowd, those on one day are', () => {
  const inHall = { ...u13, venueKey: 'hall' }
  const [early, late] = [matchOn('b', '2027-03-02'), matchOn('c', '2027-03-09')]
  expect(find([inHall, early, late])).toEqual([])
  expect(find([early, late, { ...inHall, from: '18:00' }])).toEqual([])
  expect(find([inHall, early, matchOn('d', '2027-03-02'), late])).toEqual(['venue a b d'])
})

test('a clash on one day names it', () => {
  const blocks = [u13, matchOn('b', '2027-03-02', 'pitch 1')]
  const found = planClashes({ ...empty, blocks, shared: [] })
  expect(found).toMatchObject([{ kind: 'venue', day: '2027-03-02' }])
})

test('a match in the holidays meets no training that pauses', () => {
  const breaks = [{ name: 'Easter', from: '2027-03-22', to: '2027-04-04' }]
  const match = matchOn('b', '2027-03-23', 'pitch 1')
  const find2 = (one: PlanBlock) =>
    planClashes({ ...empty, blocks: [one, match], shared: [], breaks })
  expect(find2(u13)).toEqual([])
  expect(find2({ ...u13, pauses: false })).toMatchObject([{ kind: 'venue', ids: ['a', 'b'] }])
})

test.each([
  ['in the holidays', '2027-03-23', []],
  ['before them', '2027-03-16', ['venue b m a']],
])('a training that pauses fills no hall beside a match %s', (_, day, clashes) => {
  const breaks = [{ name: 'Easter', from: '2027-03-22', to: '2027-04-04' }]
  const all = { ...u13, venueKey: 'hall', pauses: false }
  const blocks = [{ ...u15, venueKey: 'hall' }, matchOn('m', day), all]
  const found = planClashes({ ...empty, blocks, shared: [], breaks })
  expect(found.map(({ kind, ids }) => [kind, ...ids].join(' '))).toEqual(clashes)
})

test.each([
  ['2027-03-01T00:00', '2027-03-08T00:00', '2027-03-02'],
  ['2027-03-02T19:00', '2027-03-02T22:00', undefined],
  ['2027-03-02T18:00', '2027-03-02T22:00', '2027-03-02'],
  ['2027-03-03T00:00', '2027-03-09T17:30', undefined],
  ['2027-03-21T00:00', '2027-04-05T00:00', undefined],
  ['2027-03-21T00:00', '2027-04-12T00:00', '2027-04-06'],
  ['2027-07-01T00:00', '2027-08-01T00:00', undefined],
])('a venue closed from %s to %s affects %s', (startsLocal, endsLocal, day) => {
  const closures = [{ venueKey: 'pitch 1', startsLocal, endsLocal }]
  const breaks = [{ name: 'Easter', from: '2027-03-22', to: '2027-04-04' }]
  const found = planClashes({ ...empty, blocks: [u13], shared: [], closures, breaks })
  expect(found.map((clash) => [clash.kind, clash.day])).toEqual(day ? [['closed', day]] : [])
})
