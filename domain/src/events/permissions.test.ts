import { describe, expect, test } from 'vitest'

import type { Actor } from '../teams/actor.ts'
import { nobody } from '../teams/testing/nobody.ts'
import { answerRefusal } from './answer-refusal.ts'
import {
  mayAnswerFor,
  mayKeepUnavailabilities,
  mayNoteHandOver,
  mayReadComment,
  mayReadHistory,
} from './permissions.ts'

const people: Readonly<Record<string, Actor>> = {
  stranger: nobody,
  member: { ...nobody, memberId: 'me' },
  guardian: { ...nobody, childIds: ['child', 'second child'] },
  'playing guardian': { ...nobody, memberId: 'me', childIds: ['child'] },
  coach: { ...nobody, memberId: 'me', isCoach: true },
  admin: { ...nobody, memberId: 'me', isAdmin: true },
  'club manager': { ...nobody, isAdmin: true },
}

function person(name: string): Actor {
  return people[name] ?? nobody
}

const spokenFor = [
  ['stranger', 'me', false],
  ['stranger', 'child', false],
  ['member', 'me', true],
  ['member', 'child', false],
  ['member', 'other', false],
  ['guardian', 'me', false],
  ['guardian', 'child', true],
  ['guardian', 'second child', true],
  ['guardian', 'other', false],
  ['playing guardian', 'me', true],
  ['playing guardian', 'child', true],
  ['playing guardian', 'second child', false],
  ['coach', 'me', true],
  ['coach', 'child', true],
  ['coach', 'other', true],
  ['admin', 'other', true],
  ['club manager', 'other', true],
] as const

test.each(spokenFor)('a %s answers for %s: %s', (name, memberId, allowed) => {
  expect(mayAnswerFor(person(name), memberId)).toBe(allowed)
})

test.each(spokenFor)('a %s reads comment and history of %s: %s', (name, memberId, allowed) => {
  expect(mayReadComment(person(name), memberId)).toBe(allowed)
  expect(mayReadHistory(person(name), memberId)).toBe(allowed)
  expect(mayKeepUnavailabilities(person(name), memberId)).toBe(allowed)
})

test.each([
  ['guardian', 'child', true],
  ['guardian', 'other', false],
  ['playing guardian', 'me', false],
  ['member', 'me', false],
  ['coach', 'child', false],
  ['admin', 'child', false],
])('a %s writes how %s is handed over: %s', (name, memberId, allowed) => {
  expect(mayNoteHandOver(person(name), memberId)).toBe(allowed)
})

describe('an event accepts answers', () => {
  const event = { cancelledAt: null, answerUntil: null, endsAt: '2026-11-21T12:00:00Z' }
  const until = { ...event, answerUntil: '2026-11-20T12:00:00Z' }
  const cancelled = { ...event, cancelledAt: '2026-11-01T12:00:00Z' }

  test.each([
    ['member', event, '2026-11-21T12:00:00Z', undefined],
    ['member', event, '2026-11-21T12:00:01Z', 'deadline_passed'],
    ['member', until, '2026-11-20T12:00:00Z', undefined],
    ['member', until, '2026-11-20T12:00:01Z', 'deadline_passed'],
    ['guardian', until, '2026-11-20T12:00:01Z', 'deadline_passed'],
    ['coach', until, '2026-11-20T12:00:01Z', undefined],
    ['admin', event, '2026-12-01T12:00:00Z', undefined],
    ['member', cancelled, '2026-11-02T12:00:00Z', 'event_cancelled'],
    ['coach', cancelled, '2026-11-02T12:00:00Z', 'event_cancelled'],
    ['club manager', cancelled, '2026-11-02T12:00:00Z', 'event_cancelled'],
  ])('from a %s (%j) at %s: %s', (...[name, asked, now, refusal]) => {
    expect(answerRefusal(person(name), asked, new Date(now))).toBe(refusal)
  })
})

test('shows a token without the scope for children only its owner’s comments', () => {
  const coach = { ...person('coach'), program: { seesChildren: false } }
  expect(mayReadComment(coach, 'me')).toBe(true)
  expect(mayReadComment(coach, 'child')).toBe(false)
  expect(mayReadComment({ ...coach, program: { seesChildren: true } }, 'child')).toBe(true)
})
