import type { MatchFacts } from '@touchline/contract/leagues/shapes/history'
import { expect, test } from 'vitest'

import { changedFacts } from './changed-facts.ts'

const planned: MatchFacts = {
  outcome: { kind: 'open' },
  date: '2026-03-07',
  time: '15:00',
  venueName: null,
  isNeutral: false,
  round: 1,
  note: null,
}

test('lists only what changed', () => {
  const after = { ...planned, outcome: { kind: 'postponed' }, venueName: 'Quay Road' } as const
  expect(factsOf(planned, planned)).toEqual([])
  expect(factsOf(planned, after)).toEqual(['outcome', 'venueName'])
})

test('lists everything of a new match', () => {
  expect(factsOf(null, planned)).toEqual(['date', 'time', 'round'])
})

function factsOf(before: MatchFacts | null, after: MatchFacts) {
  return changedFacts({ before, after }).map(({ fact }) => fact)
}
