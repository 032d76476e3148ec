import { expect, test } from 'vitest'

import type { Actor } from '../teams/actor.ts'
import { nobody } from '../teams/testing/nobody.ts'
import { maySeeStatisticsOf } from './permissions.ts'

const people: Readonly<Record<string, Actor>> = {
  stranger: nobody,
  member: { ...nobody, memberId: 'me' },
  guardian: { ...nobody, childIds: ['child'] },
  coach: { ...nobody, memberId: 'me', isCoach: true },
  'coach kept from a child': { ...nobody, memberId: 'me', isCoach: true, blockedFrom: ['child'] },
  'club manager': { ...nobody, isAdmin: true },
}

test.each([
  ['stranger', [false, false, false]],
  ['member', [true, false, false]],
  ['guardian', [false, true, false]],
  ['coach', [true, true, true]],
  ['coach kept from a child', [true, false, true]],
  ['club manager', [true, true, true]],
])('a %s sees the figures of me, child and others: %j', (name, players) => {
  const actor = people[name] ?? nobody
  expect(['me', 'child', 'other'].map((member) => maySeeStatisticsOf(actor, member))).toEqual(
    players,
  )
})
