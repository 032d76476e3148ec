import { expect, test } from 'vitest'

import { participant } from '../testing/participant.ts'
import { type ParticipantListQuery, viewOf } from './participant-view.ts'

const listQuery: ParticipantListQuery = {
  search: '',
  filter: 'all',
  fee: null,
  sort: 'names',
  descending: false,
}

const ana = participant({ names: ['Ana López'], outstanding: 500, dueOn: '2026-12-01' })
const ben = participant({
  names: ['Ben Gil'],
  state: 'late',
  outstanding: 3000,
  paid: 2000,
  dueOn: '2026-11-01',
  feeNames: ['Youth'],
  payer: 'Bo Gil',
  number: 100_077,
})
const cem = participant({ names: ['Cem Ak'], state: 'paid', outstanding: 0, paid: 10_000 })
const dia = participant({
  names: ['Dia Nu'],
  state: 'invited',
  outstanding: 0,
  number: null,
  payer: null,
})
const eva = participant({ names: ['Eva Ro'], state: 'refunded', outstanding: 0 })
const all = [eva, dia, cem, ben, ana]

const namesIn = (part: Partial<ParticipantListQuery>) =>
  viewOf(all, { ...listQuery, ...part }).shown.map(({ names }) => names.join())

test.each([
  ['all', ['Ana López', 'Ben Gil', 'Cem Ak', 'Dia Nu', 'Eva Ro']],
  ['owes', ['Ana López', 'Ben Gil']],
  ['late', ['Ben Gil']],
  ['part_paid', ['Ben Gil']],
  ['paid', ['Cem Ak']],
  ['invited', ['Dia Nu']],
  ['ended', ['Eva Ro']],
] as const)('%s shows %j, and counts as many', (filter, names) => {
  expect(namesIn({ filter })).toEqual(names)
  expect(viewOf(all, listQuery).counts[filter]).toBe(names.length)
})

test.each([
  ['ana LOPEZ', ['Ana López']],
  ['BO GIL', ['Ben Gil']],
  ['100077', ['Ben Gil']],
  ['nobody', []],
])('searching "%s" finds %j', (search, names) => {
  expect(namesIn({ search })).toEqual(names)
})

test('counts follow search and fee, whichever filter is active', () => {
  const { counts, shown } = viewOf(all, { ...listQuery, fee: 'Youth', filter: 'paid' })
  expect(shown).toEqual([])
  expect([counts.all, counts.owes, counts.paid]).toEqual([1, 1, 0])
})

test.each([
  ['outstanding', true, 'Ben Gil'],
  ['paid', true, 'Cem Ak'],
  ['due', false, 'Ben Gil'],
  ['names', true, 'Eva Ro'],
] as const)('by %s, descending %s: %s is first', (sort, descending, first) => {
  expect(namesIn({ sort, descending })[0]).toBe(first)
})
