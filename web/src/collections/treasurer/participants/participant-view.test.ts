import { expect, test } from 'vitest'

import { participant } from '../testing/participant.ts'
import { type ParticipantWish, viewOf } from './participant-view.ts'

const wish: ParticipantWish = {
  search: '',
  filter: 'all',
  fee: null,
  sort: 'names',
  descending: false,
}

const ana = participant({ names: ['Ana López'], owed: 500, dueOn: '2026-12-01' })
const ben = participant({
  names: ['Ben Gil'],
  state: 'late',
  owed: 3000,
  held: 2000,
  dueOn: '2026-11-01',
  feeNames: ['Youth'],
  payer: 'Bo Gil',
  number: 100_077,
})
const cem = participant({ names: ['Cem Ak'], state: 'paid', owed: 0, held: 10_000 })
const dia = participant({ names: ['Dia Nu'], state: 'invited', owed: 0, number: null, payer: null })
const eva = participant({ names: ['Eva Ro'], state: 'refunded', owed: 0 })
const all = [eva, dia, cem, ben, ana]

const namesIn = (part: Partial<ParticipantWish>) =>
  viewOf(all, { ...wish, ...part }).shown.map(({ names }) => names.join())

test.each([
  ['all', ['Ana López', 'Ben Gil', 'Cem Ak', 'Dia Nu', 'Eva Ro']],
  ['owes', ['Ana López', 'Ben Gil']],
  ['late', ['Ben Gil']],
  ['part_paid', ['Ben Gil']],
  ['paid', ['Cem Ak']],
  ['invited', ['Dia Nu']],
  ['ended', ['Eva Ro']],
] as const)('%s shows %j, and as many are counted', (filter, names) => {
  expect(namesIn({ filter })).toEqual(names)
  expect(viewOf(all, wish).counts[filter]).toBe(names.length)
})

test.each([
  ['ana LOPEZ', ['Ana López']],
  ['BO GIL', ['Ben Gil']],
  ['100077', ['Ben Gil']],
  ['nobody', []],
])('who searches "%s" finds %j', (search, names) => {
  expect(namesIn({ search })).toEqual(names)
})

test('counts are of those who fit search and fee, whichever filter is pressed', () => {
  const { counts, shown } = viewOf(all, { ...wish, fee: 'Youth', filter: 'paid' })
  expect(shown).toEqual([])
  expect([counts.all, counts.owes, counts.paid]).toEqual([1, 1, 0])
})

test.each([
  ['owed', true, 'Ben Gil'],
  ['held', true, 'Cem Ak'],
  ['due', false, 'Ben Gil'],
  ['names', true, 'Eva Ro'],
] as const)('by %s, descending %s: %s stands first', (sort, descending, first) => {
  expect(namesIn({ sort, descending })[0]).toBe(first)
})
