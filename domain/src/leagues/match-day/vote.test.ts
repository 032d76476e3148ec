import { expect, test } from 'vitest'

import { mostVoted, voteClosesAt, voteOpensAt, playersOnPitch } from './vote.ts'

test('starters and substitutes who came on have played', () => {
  const lineUp = { starters: ['A', 'B'], bench: ['C', 'D'] }
  expect(
    playersOnPitch(lineUp, [
      { kind: 'substitution', side: 'own', partner: 'C' },
      { kind: 'substitution', side: 'own', partner: 'A' },
      { kind: 'substitution', side: 'opponent', partner: 'X' },
      { kind: 'goal', side: 'own', partner: 'D' },
    ]),
  ).toEqual(['A', 'B', 'C'])
})

test.each([
  [[], undefined],
  [['A'], { memberIds: ['A'], votes: 1 }],
  [['B', 'A', 'B'], { memberIds: ['B'], votes: 2 }],
  [['B', 'A', 'C', 'A', 'B'], { memberIds: ['A', 'B'], votes: 2 }],
])('of the votes %j the winners are %j', (choices, best) => {
  expect(mostVoted(choices)).toEqual(best)
})

test.each([
  ['after the match', '2026-03-21T19:30:00.000Z', '2026-03-21T19:30:00.000Z'],
  ['before it', '2026-03-20T09:00:00.000Z', '2026-03-21T18:00:00.000Z'],
])('with a result %s, at %s, the vote is open for a day from %s', (_, ended, opens) => {
  const when = { endedAt: new Date(ended), startsAt: new Date('2026-03-21T18:00:00.000Z') }
  expect(voteOpensAt(when).toISOString()).toBe(opens)
  expect(voteClosesAt(when).getTime() - voteOpensAt(when).getTime()).toBe(24 * 3_600_000)
})
