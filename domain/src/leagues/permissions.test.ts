import { expect, test } from 'vitest'

import type { Actor } from '../teams/actor.ts'
import {
  mayDeleteLeagues,
  mayRunLeagues,
  maySeeLeagues,
  mayShareLeagues,
  mayVoteForPlayer,
} from './permissions.ts'

const nobody: Actor = {
  accountId: 'account',
  teamId: 'team',
  clubId: undefined,
  memberId: undefined,
  isAdmin: false,
  isCoach: false,
  childIds: [],
}

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
  ['stranger', false],
  ['member', true],
  ['guardian', true],
  ['playing guardian', true],
  ['coach', true],
  ['coach who is a guardian', true],
  ['admin', true],
  ['club manager', true],
])('a %s sees leagues: %s', (name, sees) => {
  expect(maySeeLeagues(person(name))).toBe(sees)
})

test.each([
  ['stranger', false, false],
  ['member', false, false],
  ['guardian', false, false],
  ['playing guardian', false, false],
  ['coach', true, false],
  ['coach who is a guardian', true, false],
  ['admin', true, true],
  ['club manager', true, true],
])('a %s runs and shares leagues: %s, deletes them: %s', (name, runs, deletes) => {
  expect(mayRunLeagues(person(name))).toBe(runs)
  expect(mayShareLeagues(person(name))).toBe(runs)
  expect(mayDeleteLeagues(person(name))).toBe(deletes)
})

test.each([
  ['stranger', ['me', 'child'], false],
  ['member', ['me'], true],
  ['member', ['other'], false],
  ['member', [], false],
  ['guardian', ['child'], false],
  ['playing guardian', ['child'], false],
  ['playing guardian', ['child', 'me'], true],
  ['coach', ['other'], false],
  ['coach', ['me', 'other'], true],
  ['club manager', ['me'], false],
])('a %s votes where %j played: %s', (name, played, votes) => {
  expect(mayVoteForPlayer(person(name), played)).toBe(votes)
})
