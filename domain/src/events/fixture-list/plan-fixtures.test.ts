import { expect, test } from 'vitest'

import type { AssignedFixture } from './assign-fixtures.ts'
import { planFixtures, fixtureEventType, type ImportedFixture } from './plan-fixtures.ts'

const said: ImportedFixture = {
  date: '2026-03-14',
  time: '15:00',
  venue: 'Pitch 1',
  isCancelled: false,
}

function placed(change: Partial<AssignedFixture['fixture']> = {}): AssignedFixture {
  const names = { home: 'SV Musterdorf', away: 'FC Hafen', group: 'Kreisliga' }
  return {
    fixture: { line: 2, key: '#1', ...names, ...said, ...change },
    teamId: 't',
    side: 'home',
  }
}

const known = { teamId: 't', key: '#1', eventId: 'e', said }
const event = { id: 'e', teamId: 't', date: '2026-03-14', opponent: 'fc hafen' }
const figures = (input: Partial<Parameters<typeof planFixtures>[0]>) => {
  const plan = planFixtures({ placed: [placed()], known: [], events: [], ...input })
  return [
    plan.created.length,
    plan.linked.length,
    plan.changed.length,
    plan.unchanged,
    plan.removed,
  ]
}

test.each([
  ['a new match', {}, [1, 0, 0, 0, 0]],
  ['the same list again', { known: [known] }, [0, 0, 0, 1, 0]],
  ['another time', { known: [known], placed: [placed({ time: '16:00' })] }, [0, 0, 1, 0, 0]],
  ['another place', { known: [known], placed: [placed({ venue: 'Hall' })] }, [0, 0, 1, 0, 0]],
  ['called off', { known: [known], placed: [placed({ isCancelled: true })] }, [0, 0, 1, 0, 0]],
  [
    'another spelling of the place',
    { known: [known], placed: [placed({ venue: 'PITCH 1' })] },
    [0, 0, 0, 1, 0],
  ],
  ['removed here', { known: [{ ...known, eventId: null }] }, [0, 0, 0, 0, 1]],
  ['entered by hand before', { events: [event] }, [0, 1, 0, 0, 0]],
  ['a match of another team on that day', { events: [{ ...event, teamId: 'u' }] }, [1, 0, 0, 0, 0]],
  ['twice in one list', { placed: [placed(), placed()] }, [1, 0, 0, 0, 0]],
])('%s', (_, input, expected) => {
  expect(figures(input)).toEqual(expected)
})

test.each([
  ['Kreispokal', 'cup-game'],
  ['Coupe de France', 'cup-game'],
  ['Freundschaftsspiele', 'exhibition-game'],
  ['Kreisliga A', 'league-game'],
])('a match in "%s" is a %s', (group, type) => {
  expect(fixtureEventType(placed({ group }))).toBe(type)
})
