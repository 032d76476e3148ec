import { expect, test } from 'vitest'

import { affectsQuery } from './touches.ts'

const [team, event, other] = ['the team', 'the event', 'another']
const page = ['events', team, 'page', event]

function news(name: string, payload: Readonly<Record<string, string>> = {}) {
  const ids = new Map(Object.entries({ teamId: team, eventId: event, ...payload }))
  return {
    kind: 'news',
    name,
    topics: [`team:${team}`],
    payload: ids,
    age: 0,
    origin: undefined,
  } as const
}

test.each<[string, readonly unknown[], boolean]>([
  ['events.answered', page, true],
  ['events.answered', ['events', team, 'page', other], false],
  ['events.answered', [...page, 'comments'], false],
  ['events.answered', [...page, 'history', 'a member'], true],
  ['events.answered', ['events', team, 'list', '2026-11-01', '2026-12-12'], true],
  ['events.answered', ['events', team, 'around'], true],
  ['events.answered', ['events', 'mine', '2026-11-01', '2026-12-12'], true],
  ['events.answered', ['events', 'coming'], true],
  ['events.answered', ['events', other, 'around'], false],
  ['events.answered', ['attendance', team, 'event-tasks', event], false],
  ['events.answered', ['attendance', team, 'task-proposal', event], true],
  ['events.answered', ['leagues', team, 'match-day', event], true],
  ['events.answered', ['leagues', team, 'all'], false],
  ['events.answered', ['teams', team, 'page'], false],
  ['events.answered', ['attendance', team, 'summary', 'all', 'all'], true],
  ['events.answered', ['attendance', team, 'presence', 'all'], false],
  ['attendance.marked', ['attendance', team, 'presence', 'all'], true],
  ['attendance.marked', ['statistics', team, 'all', 'team'], true],
  ['events.commented', page, false],
  ['events.hand_over_noted', page, false],
  ['events.hand_over_noted', ['events', team, 'hand-overs', event], true],
  ['events.commented', [...page, 'comments'], true],
  ['events.reminded', page, true],
  ['events.reminded', [...page, 'comments'], false],
  ['attendance.marked', ['attendance', team, 'by-event', 'next', 'all'], true],
  ['attendance.marked', ['attendance', team, 'event-tasks', event], false],
  ['attendance.tasks_changed', ['attendance', team, 'event-tasks', event], true],
  ['attendance.tasks_changed', ['attendance', team, 'by-event', 'next', 'all'], false],
  ['notifications.changed', ['notifications', 'unread'], true],
  ['notifications.changed', ['notifications', 'letters'], false],
])('%s touches %j: %s', (name, queryKey, expected) => {
  expect(affectsQuery(news(name), queryKey)).toBe(expected)
})

test('a message touches its own conversation', () => {
  const sent = news('messages.sent', { conversationId: 'talk' })
  expect(affectsQuery(sent, ['messages', team, 'page', 'talk'])).toBe(true)
  expect(affectsQuery(sent, ['messages', team, 'page', other])).toBe(false)
  expect(affectsQuery(sent, ['messages', team, 'recipients'])).toBe(false)
})

test('without an id in the event, every row of its kind is touched', () => {
  const answered = { ...news('events.answered'), topics: [], payload: new Map() }
  expect(affectsQuery(answered, ['events', other, 'page', other])).toBe(true)
})

test('events without a row leave the decision to the caller', () => {
  expect(affectsQuery(news('members.joined'), ['members', team])).toBe(undefined)
})
