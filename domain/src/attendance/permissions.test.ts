import { expect, test } from 'vitest'

import type { Actor } from '../teams/actor.ts'
import { may } from '../teams/permissions.ts'
import { nobody } from '../teams/testing/nobody.ts'
import {
  areTasksOver,
  handOverRefusal,
  isMarkable,
  mayMarkPerson,
  mayOfferTask,
  maySeeRecord,
} from './permissions.ts'

const people = {
  teammate: { ...nobody, memberId: 'other' },
  person: { ...nobody, memberId: 'mia' },
  guardian: { ...nobody, childIds: ['mia'] },
  'guardian of another': { ...nobody, childIds: ['leo'] },
  coach: { ...nobody, memberId: 'coach', isCoach: true },
  'coach who is blocked from her': { ...nobody, isCoach: true, blockedFrom: ['mia'] },
  admin: { ...nobody, isAdmin: true },
} satisfies Record<string, Actor>

test.each([
  ['teammate', false, false],
  ['person', false, true],
  ['guardian', false, true],
  ['guardian of another', false, false],
  ['coach', true, true],
  ['coach who is blocked from her', true, false],
  ['admin', true, true],
] as const)('a %s marks and assigns: %s, sees the record and offers the task: %s', (...row) => {
  const [name, runs, hasRights] = row
  expect(may(people[name], 'attendance.edit')).toBe(runs)
  expect(mayMarkPerson(people[name], 'mia')).toBe(runs && hasRights)
  expect(may(people[name], 'tasks.assign')).toBe(runs)
  expect(maySeeRecord(people[name], 'mia')).toBe(hasRights)
  expect(mayOfferTask(people[name], { memberId: 'mia', isOffered: false })).toBe(hasRights)
})

const free = undefined
const hers = { memberId: 'mia', isOffered: false }
const offered = { memberId: 'mia', isOffered: true }

test.each([
  ['teammate', 'takes what is free', free, 'other', undefined],
  ['teammate', 'takes what she offers', offered, 'other', undefined],
  ['teammate', 'takes what she keeps', hers, 'other', 'conflict'],
  ['teammate', 'gives hers back', hers, null, 'not_allowed'],
  ['teammate', 'gives her what is free', free, 'mia', 'not_allowed'],
  ['person', 'gives her own back', hers, null, undefined],
  ['person', 'gives her own to another', hers, 'other', 'not_allowed'],
  ['guardian', 'gives the child’s back', hers, null, undefined],
  ['guardian', 'takes for the child', free, 'mia', undefined],
  ['guardian of another', 'takes hers for the child', hers, 'leo', 'conflict'],
  ['guardian of another', 'takes what is free for her', free, 'mia', 'not_allowed'],
  ['coach', 'takes hers for another', hers, 'other', undefined],
  ['admin', 'frees hers', hers, null, undefined],
] as const)('a %s who %s', (...row) => {
  const [name, , held, wanted, refusal] = row
  expect(handOverRefusal(people[name], held, wanted)).toBe(refusal)
})

const end = '2026-03-21T19:30:00.000Z'

test.each([
  ['teammate', end, false],
  ['teammate', '2026-03-21T19:30:00.001Z', true],
  ['person', '2026-03-21T19:29:59.999Z', false],
  ['person', '2026-03-22T08:00:00.000Z', true],
  ['guardian', end, false],
  ['guardian', '2026-03-22T08:00:00.000Z', true],
  ['coach', '2026-03-22T08:00:00.000Z', false],
  ['coach who is blocked from her', '2026-03-22T08:00:00.000Z', false],
  ['admin', '2026-03-22T08:00:00.000Z', false],
] as const)('for a %s at %s the tasks of an event are closed: %s', (name, now, isOver) => {
  expect(areTasksOver(people[name], { endsAt: end }, new Date(now))).toBe(isOver)
})

test('refuses marks before the event begins', () => {
  const event = { startsAt: '2026-03-21T18:00:00.000Z' }
  expect(isMarkable(event, new Date('2026-03-21T17:59:59.999Z'))).toBe(false)
  expect(isMarkable(event, new Date('2026-03-21T18:00:00.000Z'))).toBe(true)
})
