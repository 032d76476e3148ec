import type { Notification } from '@touchline/contract/notifications/shapes'
import { notificationKinds } from '@touchline/domain/notifications/kinds'
import { languages } from '@touchline/domain/values/language'
import { packs } from '@touchline/text/catalogue'
import { forWhom, sentenceOf } from '@touchline/text/notifications/sentence'
import { expect, test } from 'vitest'

import { formatFor } from '#web/platform/language/format.ts'

import { linesOf } from './lines.ts'
import { pathOfNotification } from './place.ts'

const text = await packs.notifications.load('en')
const join = formatFor('en').list

const leo = { firstName: 'Leo', lastName: null, relation: 'child' } as const
const mia = { firstName: 'Mia', lastName: null, relation: 'child' } as const
const nora = { firstName: 'Nora', lastName: 'Ruiz', relation: 'other' } as const
const me = { firstName: 'Marta', lastName: null, relation: 'self' } as const

function line(traits: Partial<Notification>): Notification {
  return {
    id: 'n',
    kind: 'event_created',
    count: 1,
    team: { id: 't', name: 'Norte', color: '#1e3a5f' },
    club: { id: 'c', name: 'CD Norte', color: '#1e3a5f' },
    event: {
      id: 'e',
      title: 'Practice',
      startsAt: '2026-03-21T09:00:00.000Z',
      endsAt: '2026-03-21T10:30:00.000Z',
      isAllDay: false,
      timeZone: 'UTC',
    },
    people: [],
    consents: [],
    tasks: [],
    change: null,
    collection: { id: 'f', name: 'Season fee' },
    conversationId: null,
    memberId: null,
    asGuest: false,
    createdAt: '2026-03-14T09:00:00.000Z',
    isRead: false,
    ...traits,
  }
}

const said: readonly [Partial<Notification>, string][] = [
  [{ kind: 'join_asked', people: [nora] }, 'Nora asks to join Norte'],
  [{ kind: 'join_asked' }, 'Someone asks to join Norte'],
  [{ kind: 'join_asked', count: 3, people: [nora] }, '3 people ask to join Norte'],
  [{ kind: 'join_approved', people: [me] }, 'You’re now in Norte'],
  [{ kind: 'join_approved', people: [leo] }, 'Leo is now in Norte'],
  [{ kind: 'join_approved', people: [leo, mia] }, 'Leo and Mia are now in Norte'],
  [{ kind: 'made_admin', people: [leo] }, 'Leo is now an admin of Norte'],
  [{ kind: 'made_coach', people: [me] }, 'You’re now a coach of Norte'],
  [{ kind: 'guardian_verified', people: [leo] }, 'You can now answer for Leo in Norte'],
  [{ kind: 'guardian_verified' }, 'You’re confirmed as a parent in Norte'],
  [{ kind: 'sizes_asked', people: [leo] }, 'Add kit sizes for Leo (Norte)'],
  [{ kind: 'sizes_asked' }, 'Add your kit sizes (Norte)'],
  [{ kind: 'pictures_asked', people: [leo] }, 'May Norte show pictures of Leo this season?'],
  [
    { kind: 'consent_withdrawn', people: [nora], consents: ['pictures_team'] },
    'Nora Ruiz: photo consent withdrawn',
  ],
  [
    {
      kind: 'consent_withdrawn',
      count: 2,
      people: [nora],
      consents: ['membership', 'pictures_team'],
    },
    'Nora Ruiz: consent to store data and photo consent withdrawn',
  ],
  [{ kind: 'withdrawn_late', people: [nora] }, 'Nora can’t come after all: Practice'],
  [{ kind: 'withdrawn_late', count: 2, people: [nora] }, '2 people can’t come after all: Practice'],
  [{ kind: 'short_of_players' }, 'You may be short of players: Practice'],
  [{ kind: 'birth_date_waiting', people: [leo] }, 'Confirm Leo’s new date of birth (Norte)'],
  [
    { kind: 'guardian_answered', count: 3, people: [leo] },
    'Another guardian answered for Leo: 3 events (Norte)',
  ],
  [{ kind: 'guardian_changed', people: [leo] }, 'Another guardian changed Leo’s details (Norte)'],
  [
    { kind: 'coming_of_age', people: [me] },
    'You’ll soon be 18. Then you decide in Norte, and your guardians lose access.',
  ],
  [
    { kind: 'coming_of_age', people: [leo] },
    'Leo will soon be 18. You’ll then lose access in Norte.',
  ],
  // Read after the day: the parent no longer knows the name.
  [{ kind: 'coming_of_age' }, 'Your child will soon be 18. You’ll then lose access in Norte.'],
  [{ kind: 'came_of_age', people: [me] }, 'You’re 18. You decide in Norte now.'],
  [{ kind: 'came_of_age' }, 'Your child is 18. Your access in Norte has ended.'],
  [{ kind: 'roster_imported', count: 0 }, '0 new members imported into Norte'],
  [{ kind: 'event_created' }, 'New in Norte: Practice'],
  [{ kind: 'event_created', count: 12 }, '12 new events in Norte'],
  [{ kind: 'event_cancelled' }, 'Cancelled: Practice'],
  [{ kind: 'event_cancelled', event: null }, 'Cancelled: An event'],
  [{ kind: 'club_deleted', team: null }, 'CD Norte was deleted with all its teams'],
  [{ kind: 'club_restored', team: null }, 'CD Norte is back with all its teams'],
  [{ kind: 'club_role_given', team: null }, 'You have a new role in CD Norte'],
  [{ kind: 'club_role_ended', team: null }, 'A role of yours in CD Norte has ended'],
  [{ kind: 'registration_received', team: null }, 'New registration for CD Norte'],
  [{ kind: 'registration_received', club: null }, 'New registration for Norte'],
  [{ kind: 'registration_received', count: 3, team: null }, '3 new registrations for CD Norte'],
  [
    { kind: 'website_host_failed', team: null },
    'The website of CD Norte can’t be reached at its own domain',
  ],
  [{ kind: 'balance_changed' }, 'Your balance in the cash box of Norte has changed'],
  [{ kind: 'member_exited', people: [nora] }, 'Nora Ruiz has left the club and Norte'],
  [{ kind: 'document_shared' }, 'New document from CD Norte'],
  [{ kind: 'document_shared', count: 3 }, '3 new documents from CD Norte'],
  [{ kind: 'event_reminder' }, 'Reminder: Practice. You’re going.'],
  [{ kind: 'event_reminder', tasks: ['Balls'] }, 'Reminder: Practice. Your tasks: Balls'],
  [{ kind: 'guest_asked' }, 'Norte invites you as a guest: Practice'],
  [{ kind: 'task_given', tasks: ['Balls', 'Food'] }, 'New task at Practice: Balls and Food'],
  [{ kind: 'task_given' }, 'New task at Practice: a task'],
  [{ kind: 'task_taken_back', tasks: ['Balls'] }, 'No longer your task at Practice: Balls'],
  [{ kind: 'lift_given', people: [leo] }, 'A lift for Leo: Practice'],
  [{ kind: 'lift_given', people: [me] }, 'A lift for you: Practice'],
  [{ kind: 'lift_given', people: [nora] }, 'Nora is coming in your car: Practice'],
  [{ kind: 'lift_given', count: 2 }, '2 people are coming in your car: Practice'],
  [{ kind: 'lift_ended', people: [leo] }, 'Leo needs a new lift: Practice'],
  [{ kind: 'lift_ended', people: [me] }, 'You need a new lift: Practice'],
  [{ kind: 'lift_ended', people: [nora] }, 'Nora’s lift is off: Practice'],
  [{ kind: 'lift_ended', count: 3 }, '3 lifts are off: Practice'],
  [{ kind: 'lift_changed', people: [leo] }, 'The lift for Leo has changed: Practice'],
  [{ kind: 'lift_changed', people: [me] }, 'Your lift has changed: Practice'],
  [{ kind: 'lift_reminder' }, 'You’re driving tomorrow: Practice'],
  [{ kind: 'line_up_published' }, 'Line-up: Practice'],
  [{ kind: 'result_entered' }, 'Result: Practice'],
  [{ kind: 'form_opened' }, 'New form and payment from Norte: Season fee'],
  [{ kind: 'form_opened', collection: null }, 'New form and payment from Norte'],
  [{ kind: 'moved_up', people: [leo] }, 'Leo has a place: Practice'],
  [{ kind: 'moved_up', people: [me] }, 'You have a place: Practice'],
  [{ kind: 'moved_up', people: [leo, me] }, 'You have a place: Practice'],
]

test.each(said)('%j is said as: %s', (traits, sentence) => {
  expect(sentenceOf(line(traits), text, join)).toBe(sentence)
})

test('French elides before a name in news of lifts', async () => {
  const french = await packs.notifications.load('fr')
  const say = (kind: Notification['kind'], relation: 'child' | 'other') =>
    sentenceOf(line({ kind, people: [{ ...leo, firstName: 'Anna', relation }] }), french, join)
  expect(say('lift_changed', 'child')).toContain('Le covoiturage d’Anna a changé')
  expect(say('lift_ended', 'other')).toContain('Place d’Anna annulée')
})

test('names read from the right stand by themselves in a sentence', () => {
  const hebrew = line({
    people: [{ firstName: 'נועה', lastName: null, relation: 'child' }],
    team: { id: 't', name: 'מכבי', color: '#1e3a5f' },
    tasks: ['כדורים', 'Food'],
  })
  expect(sentenceOf(hebrew, text, join)).toBe('New in \u2068מכבי\u2069: Practice')
  expect(sentenceOf({ ...hebrew, kind: 'task_given' }, text, join)).toBe(
    'New task at Practice: \u2068כדורים\u2069 and Food',
  )
  expect(forWhom(hebrew, text, join)).toBe('for \u2068נועה\u2069')
})

test.each(languages)('every kind has a whole sentence and a place in %s', async (language) => {
  const words = await packs.notifications.load(language)
  for (const kind of notificationKinds)
    for (const count of [1, 4]) {
      const one = line({ kind, count, event: null })
      expect(sentenceOf(one, words, join)).toMatch(/^\S.*\S$/)
      expect(sentenceOf(one, words, join)).not.toMatch(/undefined|null|NaN/)
      expect(pathOfNotification(line({ kind, count }))).toMatch(/^\/[a-z]/)
    }
})

test.each([
  [[], undefined],
  [[me], undefined],
  [[leo], 'for Leo'],
  [[leo, mia], 'for Leo and Mia'],
  [[me, leo], 'for you and Leo'],
])('an event of %j is %s', (people, words) => {
  expect(forWhom(line({ people }), text, join)).toBe(words)
})

test('a sentence that names the children does not say so twice', () => {
  expect(forWhom(line({ kind: 'moved_up', people: [leo] }), text, join)).toBeUndefined()
})

test.each([
  [{}, '/team/t/events/e'],
  [{ count: 2 }, '/team/t/calendar'],
  [{ event: null }, '/team/t/calendar'],
  [{ kind: 'join_asked' }, '/team/t/join-requests'],
  [{ kind: 'team_deleted' }, '/teams'],
  [{ kind: 'club_restored', team: null }, '/teams'],
  [{ kind: 'sizes_asked', memberId: 'm' }, '/team/t/members/m'],
  [{ kind: 'sizes_asked', count: 2 }, '/team/t/members'],
  [{ kind: 'signed_in', team: null }, '/update-profile'],
] as const)('%j leads to %s', (traits, place) => {
  expect(pathOfNotification(line(traits))).toBe(place)
})

test('a line that moved between two pages is shown once', () => {
  const page = (ids: readonly string[]) => ({
    notifications: ids.map((id) => line({ id })),
    nextCursor: null,
  })
  const data = { pages: [page(['a', 'b']), page(['b', 'c'])], pageParams: [] }
  expect(linesOf(data).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})
