import { expect, test } from 'vitest'

import type { Actor } from '../teams/actor.ts'
import { may } from '../teams/permissions.ts'
import { ratesOf, silentOf } from './marks.ts'
import { isMarkable, maySeeRecord } from './permissions.ts'

const nothing = {
  invited: 0,
  going: 0,
  maybe: 0,
  notGoing: 0,
  present: 0,
  late: 0,
  absent: 0,
  injured: 0,
}

test.each([
  [{}, null, null, 0],
  [{ invited: 4, going: 2, maybe: 1 }, 0.75, null, 1],
  [{ invited: 2, going: 2, present: 1, absent: 1 }, 1, 0.5, 0],
  [{ invited: 3, notGoing: 1, present: 1, late: 1, injured: 1 }, 1 / 3, 1, 2],
  [{ invited: 3, going: 3, present: 1, late: 1, absent: 2 }, 1, 0.5, 0],
  [{ invited: 1, injured: 1 }, 0, null, 1],
  [{ invited: 1, going: 2 }, 1, null, 0],
])('%j is answered %s, present %s, silent %i', (...[numbers, answered, presence, silent]) => {
  const tally = { ...nothing, ...numbers }
  expect(ratesOf(tally)).toEqual({ answered, presence })
  expect(silentOf(tally)).toBe(silent)
})

const member: Actor = {
  accountId: 'account',
  teamId: 'team',
  clubId: undefined,
  memberId: 'me',
  isAdmin: false,
  isCoach: false,
  childIds: ['child'],
}

test.each([
  ['member', member, false, true, true, false],
  ['guardian', { ...member, memberId: undefined }, false, false, true, false],
  ['coach', { ...member, isCoach: true }, true, true, true, true],
  ['admin', { ...member, isAdmin: true }, true, true, true, true],
])('a %s can mark attendance and read records', (...[, actor, marksAny, own, child, other]) => {
  expect(may(actor, 'attendance.edit')).toBe(marksAny)
  expect(maySeeRecord(actor, 'me')).toBe(own)
  expect(maySeeRecord(actor, 'child')).toBe(child)
  expect(maySeeRecord(actor, 'other')).toBe(other)
})

test('allows marks from the start of an event', () => {
  const event = { startsAt: '2026-11-21T10:00:00Z' }
  expect(isMarkable(event, new Date('2026-11-21T09:59:59Z'))).toBe(false)
  expect(isMarkable(event, new Date('2026-11-21T10:00:00Z'))).toBe(true)
})
