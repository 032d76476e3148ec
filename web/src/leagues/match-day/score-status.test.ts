import { expect, test } from 'vitest'

import { scoreStatus } from './score-status.ts'

const asked = { sets: false, tries: false }
const open = { version: 0, outcome: null, endedAt: null, asked }
const ended = { ...open, endedAt: '2026-03-14T16:50:00.000Z' }
const won = {
  ...ended,
  outcome: {
    kind: 'played' as const,
    score: { home: 1, away: 3 },
    decided: 'regulation' as const,
    shootOut: null,
    sets: [],
    tries: null,
    halfTime: null,
  },
}
const start = { id: '1', kind: 'start' as const, period: 1, at: '2026-03-14T15:00:00.000Z' }
const silent = { marks: [], events: [], score: { own: 0, opponent: 0 } }
const begun = { marks: [start], events: [], score: { own: 2, opponent: 1 } }

test.each([
  ['before any entry', open, silent, undefined],
  ['while it is on', open, begun, { kind: 'live', score: { own: 2, opponent: 1 } }],
  ['with a result, ours first', won, begun, { kind: 'final', score: { own: 3, opponent: 1 } }],
  ['with a result alone', won, silent, { kind: 'final', score: { own: 3, opponent: 1 } }],
  ['called off', { ...open, outcome: { kind: 'cancelled' as const } }, begun, undefined],
])('the score %s', (...[, result, live, standing]) => {
  expect(scoreStatus({ side: 'away', result, live })).toEqual(standing)
})
