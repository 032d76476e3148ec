import { describe, expect, test } from 'vitest'

import type { Actor } from '../teams/actor.ts'
import { nobody } from '../teams/testing/nobody.ts'
import {
  asksStaff,
  mayClosePoll,
  mayEdit,
  mayPin,
  mayRemove,
  maySeeReaders,
  mayStart,
  mayWrite,
} from './permissions.ts'

const actors = {
  admin: { ...nobody, memberId: 'row', isAdmin: true },
  manager: { ...nobody, isAdmin: true },
  coach: { ...nobody, memberId: 'row', isCoach: true },
  member: { ...nobody, memberId: 'row' },
  guardian: { ...nobody, childIds: ['child'] },
} satisfies Record<string, Actor>
const everybody = ['admin', 'manager', 'coach', 'member', 'guardian'] as const
const staff = ['admin', 'manager', 'coach'] as const
type Who = (typeof everybody)[number]

const isStaffed = (who: Who) => staff.some((one) => one === who)
const everyone = everybody.map((who) => [who, isStaffed(who)] as const)

const people = { kind: 'people', memberIds: ['one'], guardianIds: [] } as const
const parents = { kind: 'people', memberIds: [], guardianIds: ['one'] } as const
const toStaff = { kind: 'role', role: 'staff' } as const
const groups = [
  { kind: 'team' },
  { kind: 'role', role: 'players' },
  { kind: 'role', role: 'guardians' },
  { kind: 'event', eventId: 'event' },
] as const

describe('starting a conversation', () => {
  test.each(everybody)('a %s may write to people of the team', (who) => {
    expect(mayStart(actors[who], { audience: people, isAnnouncement: false })).toBe(true)
  })

  test.each(everyone)('a %s may write to individual parents: %s', (who, may) => {
    expect(mayStart(actors[who], { audience: parents, isAnnouncement: false })).toBe(may)
  })

  test.each(everyone)('a %s may write to staff; that is a separate group: %s', (who, isOwn) => {
    expect(mayStart(actors[who], { audience: toStaff, isAnnouncement: false })).toBe(true)
    expect(asksStaff(actors[who], toStaff)).toBe(!isOwn)
    for (const audience of [people, ...groups]) expect(asksStaff(actors[who], audience)).toBe(false)
  })

  test.each(everyone)('a %s may write to groups: %s', (who, may) => {
    for (const audience of groups)
      expect(mayStart(actors[who], { audience, isAnnouncement: false })).toBe(may)
  })

  test.each(everyone)('a %s may announce, to people and to groups: %s', (who, may) => {
    for (const audience of [people, toStaff, ...groups])
      expect(mayStart(actors[who], { audience, isAnnouncement: true })).toBe(may)
  })
})

describe('in a conversation', () => {
  test.each(everyone)('a %s may write, and answer an announcement: %s', (who, may) => {
    expect(mayWrite(actors[who], { kind: 'team', isAnnouncement: false })).toBe(true)
    expect(mayWrite(actors[who], { kind: 'team', isAnnouncement: true })).toBe(may)
  })

  test.each(everyone)(
    'a %s may pin in a team conversation: %s; everyone may among people',
    (who, may) => {
      for (const kind of ['team', 'role', 'event'] as const)
        expect(mayPin(actors[who], { kind, isAnnouncement: false })).toBe(may)
      expect(mayPin(actors[who], { kind: 'people', isAnnouncement: false })).toBe(true)
    },
  )
})

const mine = { authorId: 'account', isRemoved: false }
const anothers = { authorId: 'another', isRemoved: false }
const formers = { authorId: null, isRemoved: false }

describe('a message', () => {
  test.each(everybody)('a %s may edit their own text, and no one else’s', (who) => {
    expect(mayEdit(actors[who], mine)).toBe(true)
    expect(mayEdit(actors[who], anothers)).toBe(false)
    expect(mayEdit(actors[who], formers)).toBe(false)
  })

  test.each(everyone)('a %s may remove their own, and other people’s: %s', (who, may) => {
    expect(mayRemove(actors[who], mine)).toBe(true)
    expect(mayRemove(actors[who], anothers)).toBe(may)
    expect(mayRemove(actors[who], formers)).toBe(may)
  })

  test.each(everyone)('a %s may close their own poll, and another’s: %s', (who, may) => {
    expect(mayClosePoll(actors[who], mine)).toBe(true)
    expect(mayClosePoll(actors[who], anothers)).toBe(may)
  })

  test.each(everybody)('a %s may do nothing with a removed message', (who) => {
    expect(mayEdit(actors[who], { ...mine, isRemoved: true })).toBe(false)
    expect(mayRemove(actors[who], { ...mine, isRemoved: true })).toBe(false)
    expect(mayClosePoll(actors[who], { ...anothers, isRemoved: true })).toBe(false)
  })

  test.each(everybody)('a %s may see who read their own messages, and no others', (who) => {
    expect(maySeeReaders(actors[who], mine)).toBe(true)
    expect(maySeeReaders(actors[who], anothers)).toBe(false)
    expect(maySeeReaders(actors[who], formers)).toBe(false)
  })
})
