import type { LiveMatch } from '@touchline/contract/leagues/shapes/match-day/live'
import { expect, test } from 'vitest'

import { type LiveChange, undoChange, applyTaps } from './changes.ts'

const begun: LiveMatch = {
  marks: [{ id: 'start', kind: 'start', period: 1, at: '2026-03-14T10:00:00.000Z' }],
  events: [
    {
      id: 'first',
      kind: 'goal',
      side: 'own',
      member: 'ana',
      partner: null,
      period: 1,
      second: 300,
      version: 1,
      notedAt: '2026-03-14T10:05:00.000Z',
      notedBy: 'Carla Coach',
    },
  ],
  score: { own: 1, opponent: 0 },
}

const happening = { kind: 'goal', member: null, partner: null, period: 1 } as const
const theirs: LiveChange = {
  kind: 'note',
  event: { ...happening, id: 'second', side: 'opponent', second: 120 },
}

function after(...changes: readonly LiveChange[]): LiveMatch {
  const taps = changes.map((change, at) => ({
    change,
    tappedAt: `2026-03-14T10:1${at}:00.000Z`,
  }))
  return applyTaps(begun, taps, 'football')
}

test('a tap counts at once, in match order', () => {
  const live = after(theirs)
  expect(live.events.map(({ id }) => id)).toEqual(['second', 'first'])
  expect(live.score).toEqual({ own: 1, opponent: 1 })
})

test('a tap the server already has counts once', () => {
  expect(after(theirs, theirs).score).toEqual({ own: 1, opponent: 1 })
})

test('a correction counts until the server has it, and never twice', () => {
  const correction: LiveChange = {
    kind: 'correct',
    matchEventId: 'first',
    version: 1,
    changes: { kind: 'own_goal' },
  }
  expect(after(correction).score).toEqual({ own: 0, opponent: 1 })
  expect(after(correction, correction).events[0]?.version).toBe(2)
})

test('an undone event is removed', () => {
  expect(after({ kind: 'take_back', matchEventId: 'first' }).events).toEqual([])
  expect(after({ kind: 'unmark', markId: 'start' }).marks).toEqual([])
})

test('counts the running set', () => {
  const point = { ...happening, kind: 'point', side: 'own', second: null } as const
  const live = applyTaps(
    { marks: [], events: [], score: { own: 0, opponent: 0 } },
    [1, 1, 2].map((period, at) => ({
      change: { kind: 'note', event: { ...point, id: `${at}`, period } },
      tappedAt: begun.marks[0]?.at ?? '',
    })),
    'volleyball',
  )
  expect(live.score).toEqual({ own: 1, opponent: 0 })
})

test('undoes the last tap, of the clock or an event', () => {
  expect(undoChange(begun)).toEqual({ kind: 'take_back', matchEventId: 'first' })
  expect(undoChange({ ...begun, events: [] })).toEqual({ kind: 'unmark', markId: 'start' })
  expect(undoChange({ ...begun, marks: [], events: [] })).toBeUndefined()
})
