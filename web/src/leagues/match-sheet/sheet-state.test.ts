import { expect, test } from 'vitest'

import { sheetStateOf } from './sheet-state.ts'

const now = new Date('2026-03-10T12:00:00Z')
const proposal = {
  id: '1',
  by: 'Jo',
  date: '2026-03-14',
  time: null,
  venue: null,
  outcome: null,
  words: null,
  at: '2026-03-09T12:00:00Z',
}

const soon = '2026-03-20T12:00:00Z'
const before = '2026-03-01T12:00:00Z'

test.each([
  ['asked', { proposal: null, confirmedAt: null, endsAt: soon }, 'waiting'],
  ['over', { proposal: null, confirmedAt: null, endsAt: '2026-03-10T12:00:00Z' }, 'ended'],
  ['agreed with, and over', { proposal: null, confirmedAt: before, endsAt: before }, 'confirmed'],
  ['answered with something else', { proposal, confirmedAt: before, endsAt: soon }, 'proposed'],
] as const)('a sheet that is %s', (_, sheet, state) => {
  expect(sheetStateOf(sheet, now)).toBe(state)
})
