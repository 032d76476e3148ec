import { expect, test } from 'vitest'

import type { Actor } from '../teams/actor.ts'
import { may } from '../teams/permissions.ts'
import { nobody } from '../teams/testing/nobody.ts'
import { liveEntryOpensAt, mayEnterLive, mayVoteFor } from './permissions.ts'

const people: Readonly<Record<string, Actor>> = {
  stranger: nobody,
  member: { ...nobody, memberId: 'me' },
  guardian: { ...nobody, childIds: ['child'] },
  'playing guardian': { ...nobody, memberId: 'me', childIds: ['child'] },
  coach: { ...nobody, memberId: 'me', isCoach: true },
  'coach who is a guardian': { ...nobody, memberId: 'me', isCoach: true, childIds: ['child'] },
  admin: { ...nobody, memberId: 'me', isAdmin: true },
  'club manager': { ...nobody, isAdmin: true },
}

function person(name: string): Actor {
  return people[name] ?? nobody
}

test.each([
  ['stranger', null, false, false],
  ['stranger', 'me', false, false],
  ['member', null, false, false],
  ['member', 'me', false, true],
  ['member', 'other', false, false],
  ['guardian', 'child', false, true],
  ['guardian', 'me', false, false],
  ['playing guardian', 'child', false, true],
  ['coach', null, true, true],
  ['coach', 'other', true, true],
  ['admin', 'other', true, true],
  ['club manager', null, true, true],
])('a %s, with %s as scorer, manages a match day: %s, enters live events: %s', (...row) => {
  const [name, scorer, runs, enters] = row
  expect(may(person(name), 'match-day.edit')).toBe(runs)
  expect(mayEnterLive(person(name), scorer)).toBe(enters)
})

test.each([
  ['stranger', 'me', null, false],
  ['member', 'me', 'account', true],
  ['member', 'other', 'another', false],
  ['member', 'other', null, false],
  ['guardian', 'child', null, true],
  ['guardian', 'child', 'another', false],
  ['guardian', 'other', null, false],
  ['playing guardian', 'me', 'account', true],
  ['coach', 'other', null, false],
  ['coach who is a guardian', 'child', null, true],
  ['club manager', 'child', null, false],
])('a %s votes for %s with the account %s: %s', (...row) => {
  const [name, memberId, accountId, votes] = row
  expect(mayVoteFor(person(name), { memberId, accountId })).toBe(votes)
})

test('live entry opens half a day before the match', () => {
  expect(liveEntryOpensAt({ startsAt: '2026-03-21T18:00:00.000Z' }).toISOString()).toBe(
    '2026-03-21T06:00:00.000Z',
  )
})
