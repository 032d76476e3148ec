import { expect, test } from 'vitest'

import type { Actor } from '../teams/actor.ts'
import { nobody } from '../teams/testing/nobody.ts'
import {
  isAdultHere,
  isFinalFrom,
  mayAddPhotos,
  mayDeletePhoto,
  mayPublishPhotos,
  mayRestore,
  maySeePhoto,
  maySeePhotos,
  mayTakeDown,
  type PhotoFacts,
} from './permissions.ts'

const people = {
  coach: { ...nobody, accountId: 'coach', memberId: 'carla', isCoach: true },
  mother: { ...nobody, accountId: 'mother', childIds: ['ben'] },
  player: { ...nobody, accountId: 'player', memberId: 'pau' },
  'blocked coach': { ...nobody, memberId: 'x', isCoach: true, blockedFrom: ['ben'] },
  token: { ...nobody, memberId: 'pau', program: { seesChildren: false } },
} satisfies Record<string, Actor>

type Person = keyof typeof people

const published: PhotoFacts = {
  state: 'published',
  uploadedBy: 'player',
  takenDownBy: null,
  isFinal: false,
}
const waiting = { ...published, state: 'waiting' } as const
const byMother = {
  ...published,
  state: 'taken_down',
  takenDownBy: 'mother',
  isFinal: true,
} as const
const byPlayer = { ...byMother, takenDownBy: 'player', isFinal: false }

const rows: readonly (readonly [Person, Record<string, boolean>])[] = [
  [
    'coach',
    { sees: true, publishes: true, adds: true, addsClosed: true, waiting: true, gone: true },
  ],
  [
    'mother',
    { sees: true, publishes: false, adds: true, addsClosed: false, waiting: false, gone: false },
  ],
  [
    'player',
    { sees: true, publishes: false, adds: true, addsClosed: false, waiting: true, gone: false },
  ],
  [
    'blocked coach',
    { sees: false, publishes: false, adds: false, addsClosed: false, waiting: false, gone: false },
  ],
  [
    'token',
    { sees: false, publishes: false, adds: false, addsClosed: false, waiting: false, gone: false },
  ],
]

test.each(rows)('what the %s may do with an album: %j', (who, expected) => {
  const actor = people[who]
  expect({
    sees: maySeePhotos(actor) && maySeePhoto(actor, published),
    publishes: mayPublishPhotos(actor),
    adds: mayAddPhotos(actor, { membersMayAdd: true, isAdult: true }),
    addsClosed: mayAddPhotos(actor, { membersMayAdd: false, isAdult: true }),
    waiting: maySeePhoto(actor, waiting),
    gone: maySeePhoto(actor, byMother),
  }).toEqual(expected)
})

test('a minor adds no pictures, staff always do', () => {
  const minor = { membersMayAdd: true, isAdult: false }
  expect(mayAddPhotos(people.player, minor)).toBe(false)
  expect(mayAddPhotos(people.coach, minor)).toBe(true)
})

test.each<readonly [Person, PhotoFacts, boolean]>([
  ['mother', published, true],
  ['player', published, true],
  ['mother', waiting, false],
  ['coach', byMother, false],
  ['blocked coach', published, false],
])('whether the %s takes down %j: %s', (who, photo, expected) => {
  expect(mayTakeDown(people[who], photo)).toBe(expected)
})

test.each<readonly [Person, PhotoFacts, boolean]>([
  ['coach', byMother, false],
  ['coach', byPlayer, true],
  ['mother', byMother, true],
  ['mother', byPlayer, false],
  ['player', byPlayer, true],
  ['coach', published, false],
  ['blocked coach', byPlayer, false],
])('whether the %s restores %j: %s', (who, photo, expected) => {
  expect(mayRestore(people[who], photo)).toBe(expected)
})

test.each<readonly [Person, boolean]>([
  ['coach', true],
  ['player', true],
  ['mother', false],
  ['blocked coach', false],
])("whether the %s deletes the player's picture: %s", (who, expected) => {
  expect(mayDeletePhoto(people[who], published)).toBe(expected)
})

test.each<readonly [Person, boolean, boolean]>([
  ['mother', true, true],
  ['player', false, true],
  ['player', true, false],
  ['coach', true, false],
])('what the %s (adult: %s) takes down is final: %s', (who, isAdult, expected) => {
  expect(isFinalFrom(people[who], isAdult)).toBe(expected)
})

test.each<readonly [Person, Parameters<typeof isAdultHere>[1], boolean]>([
  ['mother', undefined, true],
  ['player', { dateOfBirth: '2012-01-01', hasGuardian: true }, false],
  ['player', { dateOfBirth: '1990-01-01', hasGuardian: false }, true],
  ['player', { dateOfBirth: null, hasGuardian: true }, false],
  ['player', { dateOfBirth: null, hasGuardian: false }, true],
  ['coach', undefined, true],
  ['player', undefined, false],
])('whether the %s with %j is an adult: %s', (who, own, expected) => {
  expect(isAdultHere(people[who], own, (born) => born > '2008-01-01')).toBe(expected)
})
