import { describe, expect, test } from 'vitest'

import { groupKeyOf } from './grouping.ts'
import { isNotificationKind, kindsReadBy, notificationKinds } from './kinds.ts'
import { atHome, isNotified, type Occasion, type Recipient } from './recipients.ts'

const now = new Date('2026-03-14T09:00:00.000Z')
const occasion: Occasion = { kind: 'event_created', actorId: 'coach', startsAt: null }
const person: Recipient = { accountId: 'ana', hasMuted: false, through: { kind: 'self' } }

function inHours(hours: number): Date {
  return new Date(now.getTime() + hours * 3_600_000)
}

test('does not notify people of their own actions', () => {
  expect(isNotified(person, occasion)).toBe(true)
  expect(isNotified({ ...person, accountId: 'coach' }, occasion)).toBe(false)
  expect(isNotified(person, { ...occasion, actorId: null })).toBe(true)
})

test.each([
  ['of eight', '2018-01-01', true],
  ['of seventeen, one day before the birthday', '2008-03-15', true],
  ['of eighteen today', '2008-03-14', false],
  ['of thirty', '1996-01-01', false],
  ['of unknown age', null, true],
])('notifies a guardian about a child %s: %s', (_, dateOfBirth, expected) => {
  const through = { kind: 'child', dateOfBirth, today: '2026-03-14' } as const
  expect(isNotified({ ...person, through }, occasion)).toBe(expected)
})

describe('who has muted the team', () => {
  const muted = { ...person, hasMuted: true }
  test.each([
    {
      sentence: 'gets no notice of a new event today',
      kind: 'event_created',
      hours: 2,
      expected: false,
    },
    {
      sentence: 'gets notice of a change today',
      kind: 'event_changed',
      hours: 2,
      expected: true,
    },
    {
      sentence: 'gets notice of a change next week',
      kind: 'event_changed',
      hours: 168,
      expected: true,
    },
    {
      sentence: 'gets notice of a cancellation next week',
      kind: 'event_cancelled',
      hours: 168,
      expected: true,
    },
    {
      sentence: 'gets notice that it is on again',
      kind: 'event_restored',
      hours: 168,
      expected: true,
    },
  ] as const)('$sentence', ({ kind, hours, expected }) => {
    expect(isNotified(muted, { kind, actorId: null, startsAt: inHours(hours) })).toBe(expected)
  })

  test('is not notified of their own cancellation either', () => {
    const cancelled = { kind: 'event_cancelled', actorId: 'ana', startsAt: inHours(1) } as const
    expect(isNotified(muted, cancelled)).toBe(false)
  })
})

test.each([
  ['join_asked', { teamId: 't' }, 'join_asked:t'],
  ['event_created', { teamId: 't', eventId: 'e' }, 'event_created:t'],
  ['event_changed', { teamId: 't', eventId: 'e' }, 'event_changed:e'],
  ['event_cancelled', { teamId: 't', eventId: 'e' }, 'event_cancelled:e'],
  ['moved_up', { teamId: 't', eventId: 'e' }, 'moved_up:e'],
  ['form_opened', { teamId: 't', collectionId: 'c' }, 'form_opened:c'],
  ['consent_withdrawn', { teamId: 't', memberId: 'm' }, 'consent_withdrawn:m'],
  ['birth_date_waiting', { teamId: 't', memberId: 'm' }, 'birth_date_waiting:m'],
  ['guardian_disowned', { teamId: 't', memberId: 'm' }, 'guardian_disowned:m'],
  ['guardian_answered', { teamId: 't', eventId: 'e', memberId: 'm' }, 'guardian_answered:m'],
  ['guardian_changed', { teamId: 't', memberId: 'm' }, 'guardian_changed:m'],
  ['guardians_disagree', { teamId: 't', eventId: 'e', memberId: 'm' }, 'guardians_disagree:e'],
  ['made_admin', { teamId: 't', memberId: 'm' }, 'made_admin:t'],
  ['club_role_given', { teamId: null, clubId: 'c' }, 'club_role_given:c'],
  ['club_deleted', { teamId: null, clubId: 'c' }, 'club_deleted:c'],
  ['document_shared', { teamId: 't', clubId: 'c' }, 'document_shared:c'],
  ['signed_in', { teamId: null }, 'signed_in'],
] as const)('%s of %j is in the line %s', (kind, happening, key) => {
  expect(groupKeyOf(kind, happening)).toBe(key)
})

test('has one readership for each kind', () => {
  const all = (['person', 'team', 'staff', 'admins'] as const).flatMap(kindsReadBy)
  expect(all.toSorted()).toEqual([...notificationKinds].toSorted())
})

test('shows requests, imports and withdrawn consents to current staff', () => {
  expect(kindsReadBy('staff')).toEqual([
    'join_asked',
    'invitation_disowned',
    'guardian_disowned',
    'roster_imported',
    'withdrawn_late',
    'short_of_players',
    'photos_waiting',
    'photos_refused',
    'consent_withdrawn',
    'member_exited',
  ])
})

test('shows webhook problems to people who may edit the webhook', () => {
  expect(kindsReadBy('admins')).toEqual(['webhook_stopped'])
})

test.each(['join_asked', 'nothing', 'constructor'])('%s is a kind or not', (word) => {
  expect(isNotificationKind(word)).toBe(word === 'join_asked')
})

describe('of a child with two homes', () => {
  const guardian = (accountId: string, isHere: boolean | undefined, memberId = 'tom') => ({
    isTold: true,
    recipient: {
      accountId,
      hasMuted: false,
      through: {
        kind: 'child',
        dateOfBirth: null,
        today: '2026-03-14',
        home: isHere === undefined ? undefined : { memberId, isHere },
      },
    } as const,
  })
  const namesOf = (people: readonly ReturnType<typeof guardian>[]) =>
    atHome(people).map(({ recipient }) => recipient.accountId)

  test('the guardian the child is with is asked, and others without a home', () => {
    const people = [guardian('anna', true), guardian('ben', false), guardian('rose', undefined)]
    expect(namesOf(people)).toEqual(['anna', 'rose'])
  })

  test('both are asked if the one the child is with isn’t notified, or not among them', () => {
    const anna = { ...guardian('anna', true), isTold: false }
    expect(namesOf([anna, guardian('ben', false)])).toEqual(['anna', 'ben'])
    expect(namesOf([guardian('ben', false)])).toEqual(['ben'])
  })

  test('each child counts separately', () => {
    const people = [guardian('anna', true), guardian('ben', false), guardian('ben', false, 'mia')]
    expect(namesOf(people)).toEqual(['anna', 'ben'])
  })
})
