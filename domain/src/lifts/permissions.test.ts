import { describe, expect, test } from 'vitest'

import type { Actor } from '../teams/actor.ts'
import { hasLifts, isElsewhere } from './event-lifts.ts'
import {
  isChild,
  mayArrangeFor,
  mayDrive,
  mayReadMeetingPlace,
  mayRelease,
  maySeeLifts,
  maySeeRequest,
  howSeatIsTaken,
} from './permissions.ts'

function actor(traits: Partial<Actor> = {}): Actor {
  const nobody = { memberId: undefined, isAdmin: false, isCoach: false, childIds: [] }
  return { accountId: 'me', teamId: 't', clubId: undefined, ...nobody, ...traits }
}

const people = {
  father: actor({ accountId: 'father', childIds: ['ben'] }),
  mother: actor({ accountId: 'mother', childIds: ['anna'] }),
  ben: actor({ accountId: 'ben', memberId: 'ben' }),
  adult: actor({ accountId: 'adult', memberId: 'pau' }),
  coach: actor({ accountId: 'coach', memberId: 'carla', isCoach: true }),
}
const ben = { memberId: 'ben', isChild: true }
const pau = { memberId: 'pau', isChild: false }

/** A passenger as someone's actor has it: is it themselves? */
const seenBy = (who: keyof typeof people, person: typeof ben) => ({
  ...person,
  isSelf: people[who].memberId === person.memberId,
})

test.each([
  [{ dateOfBirth: '2015-05-01', hasGuardian: false }, true],
  [{ dateOfBirth: '1990-05-01', hasGuardian: true }, false],
  [{ dateOfBirth: null, hasGuardian: true }, true],
  [{ dateOfBirth: null, hasGuardian: false }, false],
])('%j is a child: %s', (person, expected) => {
  expect(isChild(person, '2026-03-14')).toBe(expected)
})

test.each([
  ['father', ben, true],
  ['mother', ben, false],
  ['ben', ben, false],
  ['coach', ben, false],
  ['adult', pau, true],
  ['coach', pau, false],
] as const)('%s arranges lifts for %j: %s', (who, passenger, allowed) => {
  expect(mayArrangeFor(people[who], seenBy(who, passenger))).toBe(allowed)
})

test('a child who is a guest arranges nothing for themselves, unlike their guardian', () => {
  const guest = { memberId: 'nil', isChild: true }
  // A guest's own row is among those they answer for.
  const nil = actor({ accountId: 'nil', childIds: ['nil'] })
  expect(mayArrangeFor(nil, { ...guest, isSelf: true })).toBe(false)
  expect(mayArrangeFor(nil, { ...guest, isSelf: false })).toBe(true)
})

test.each([
  ['a guardian', [{ ...ben, isSelf: false }], true],
  ['a child', [{ ...ben, isSelf: true }], false],
  ['an adult', [{ ...pau, isSelf: true }], true],
  ['someone who answers for nobody', [], false],
])('%s drives: %s', (_who, own, allowed) => {
  expect(mayDrive(own)).toBe(allowed)
})

describe('a seat', () => {
  test.each([
    ['father', { driverId: 'mother', passenger: ben }, 'accepted'],
    ['mother', { driverId: 'mother', passenger: ben }, 'offered'],
    ['coach', { driverId: 'coach', passenger: ben }, 'offered'],
    ['coach', { driverId: 'mother', passenger: ben }, undefined],
    ['ben', { driverId: 'mother', passenger: ben }, undefined],
    ['mother', { driverId: 'mother', passenger: pau }, 'accepted'],
    ['adult', { driverId: 'mother', passenger: pau }, 'accepted'],
  ] as const)('%s takes %j: %s', (who, seat, expected) => {
    const passenger = seenBy(who, seat.passenger)
    expect(howSeatIsTaken(people[who], { ...seat, passenger, isDriverBlocked: false })).toBe(
      expected,
    )
  })

  test('is never with a driver the club blocks from the passenger', () => {
    const passenger = seenBy('father', ben)
    const seat = { passenger, driverId: 'mother', isDriverBlocked: true }
    expect(howSeatIsTaken(people.father, seat)).toBeUndefined()
    expect(howSeatIsTaken(people.mother, seat)).toBeUndefined()
  })

  test.each([
    ['father', true],
    ['mother', true],
    ['ben', false],
    ['coach', false],
  ] as const)('is given back by %s: %s', (who, allowed) => {
    const seat = { passenger: seenBy(who, ben), driverId: 'mother', isDriverBlocked: false }
    expect(mayRelease(people[who], seat)).toBe(allowed)
  })
})

test('staff and invited families see the lifts, but not where a child is from whom they are blocked', () => {
  expect(maySeeLifts(people.coach, [])).toBe(true)
  expect(maySeeLifts(people.father, ['ben'])).toBe(true)
  expect(maySeeLifts(people.father, [])).toBe(false)
  expect(maySeeRequest(actor({ blockedFrom: ['ben'] }), 'ben')).toBe(false)
  expect(maySeeRequest(people.mother, 'ben')).toBe(true)
})

test('an API token without access to children reads no meeting points of others', () => {
  const token = { ...people.adult, program: { seesChildren: false } }
  expect(mayReadMeetingPlace(token)).toBe(false)
  expect(mayReadMeetingPlace(token, 'ben')).toBe(false)
  expect(mayReadMeetingPlace(token, 'pau')).toBe(true)
  expect(mayReadMeetingPlace(people.adult)).toBe(true)
})

const hall = { type: 'league-game', homeAway: null, venueId: 'v', location: 'Hall' } as const

test.each([
  [{ ...hall, homeAway: 'away' }, true],
  [{ ...hall, homeAway: 'neutral' }, true],
  [{ ...hall, homeAway: 'home', venueId: null }, false],
  [{ ...hall, type: 'tournament' }, true],
  [hall, false],
  [{ ...hall, venueId: null }, true],
  [{ ...hall, venueId: null, location: null }, false],
  [{ ...hall, type: 'practice', venueId: null }, false],
] as const)('%j is elsewhere: %s', (place, expected) => {
  expect(isElsewhere(place)).toBe(expected)
})

test('staff decide about any event', () => {
  const away = { ...hall, homeAway: 'away' } as const
  expect(hasLifts(hall, null)).toBe(false)
  expect(hasLifts(hall, true)).toBe(true)
  expect(hasLifts(away, null)).toBe(true)
  expect(hasLifts(away, false)).toBe(false)
})
