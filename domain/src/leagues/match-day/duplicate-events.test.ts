import { expect, test } from 'vitest'

import { type RecordedEvent, duplicateEvents } from './duplicate-events.ts'

const first: RecordedEvent = {
  id: '1',
  kind: 'goal',
  side: 'own',
  member: 'Ana',
  period: 1,
  second: 100,
  notedAt: '2026-03-21T18:01:40.000Z',
  notedBy: 'Carla',
}
const second: RecordedEvent = {
  ...first,
  id: '2',
  notedBy: 'Tom',
  notedAt: '2026-03-21T18:01:45.000Z',
}

test.each<[string, Partial<RecordedEvent>]>([
  ['the same', {}],
  ['with another second of the clock', { second: 119 }],
  ['without the scorer', { member: null }],
  ['without a clock', { second: null }],
  ['noted in the same moment', { notedAt: first.notedAt }],
])(
  'one goal entered by two people, %s, is a duplicate, and the later one is marked',
  (_, other) => {
    expect([...duplicateEvents([first, { ...second, ...other }])]).toEqual(['2'])
    expect([...duplicateEvents([{ ...second, ...other }, first])]).toEqual(['2'])
  },
)

test.each<[string, Partial<RecordedEvent>]>([
  ['of one person', { notedBy: 'Carla' }],
  ['of nobody we know', { notedBy: null }],
  ['of somebody else', { member: 'Bea' }],
  ['of the other side', { side: 'opponent' }],
  ['of another kind', { kind: 'own_goal' }],
  ['of the second half', { period: 2 }],
  ['a while later', { second: 121 }],
  ['a while later without a clock', { second: null, notedAt: '2026-03-21T18:02:01.000Z' }],
])('another goal, %s, is no duplicate', (_, other) => {
  expect(duplicateEvents([first, { ...second, ...other }]).size).toBe(0)
})

test('points follow each other within seconds', () => {
  const point = { kind: 'point', member: null } as const
  expect(
    duplicateEvents([
      { ...first, ...point },
      { ...second, ...point },
    ]).size,
  ).toBe(0)
})
