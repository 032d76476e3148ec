import { describe, expect, test } from 'vitest'

import { webhookData, isWebhookEvent, webhookEvents } from './webhook-events.ts'
import {
  isSecureAddress,
  isPermanentlyFailing,
  deliveryLogCutoff,
  nextAttemptAt,
  oldSecretEndsAt,
  jitterOf,
} from './webhooks.ts'

const now = new Date('2026-03-14T09:00:00.000Z')

test.each([
  ['https://hooks.example.org/touchline?team=7', true],
  ['http://hooks.example.org/', false],
  ['ftp://hooks.example.org/', false],
  ['https://ana:secret@hooks.example.org/', false],
  ['hooks.example.org', false],
])('a webhook may have the address %s: %s', (address, may) => {
  expect(isSecureAddress(address)).toBe(may)
})

test.each([
  [1, '2026-03-14T09:00:05.000Z'],
  [2, '2026-03-14T09:05:00.000Z'],
  [3, '2026-03-14T09:30:00.000Z'],
  [9, '2026-03-15T09:00:00.000Z'],
  [10, undefined],
])('after %i tries, retries at %s', (tries, at) => {
  expect(nextAttemptAt(tries, now, 0)?.toISOString()).toBe(at)
})

test('spreads retries of deliveries that failed together', () => {
  expect(nextAttemptAt(3, now, 1)?.toISOString()).toBe('2026-03-14T09:33:00.000Z')
  expect(jitterOf('019cebf5-0f00-7000-8000-000000000000')).toBe(0)
  expect(jitterOf('019cebf5-0f00-7000-8000-00000000ffff')).toBe(1)
})

test.each([
  ['2026-03-09T09:00:00.000Z', true],
  ['2026-03-09T09:00:00.001Z', false],
])('gives up a receiver that has failed since %s: %s', (since, hopeless) => {
  expect(isPermanentlyFailing(new Date(since), now)).toBe(hopeless)
})

test('signs with an old secret for a day, and keeps the log for thirty', () => {
  expect(oldSecretEndsAt(now).toISOString()).toBe('2026-03-15T09:00:00.000Z')
  expect(deliveryLogCutoff(now).toISOString()).toBe('2026-02-12T09:00:00.000Z')
})

describe('payloads', () => {
  test('have the listed ids and nothing else of the event', () => {
    const payload = { teamId: 't', eventId: 'e', actorId: 'a', was: '2026-03-14', count: 3 }
    expect(webhookData('events.changed', payload, 't')).toEqual({ teamId: 't', eventId: 'e' })
  })

  test.each([[{ memberId: null }], [{ memberId: '' }], [{}]])(
    'have a null id for several records: %j',
    (payload) => {
      expect(webhookData('members.archived', payload, 't')).toEqual({ teamId: 't', memberId: null })
    },
  )

  test('are never about health, conversations or children', () => {
    const words = ['children.', 'messages.', 'invitations.', 'auth.', 'notifications.']
    expect(webhookEvents.filter((event) => words.some((word) => event.startsWith(word)))).toEqual(
      [],
    )
    expect(isWebhookEvent('toString')).toBe(false)
  })
})
