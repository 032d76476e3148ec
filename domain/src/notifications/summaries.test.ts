import { expect, test } from 'vitest'

import { usualQuietHours } from '../accounts/quiet-hours.ts'
import { isDisturbedByMessage, type Reader } from '../accounts/readers.ts'
import { dailyBudget } from '../accounts/summaries.ts'
import { topics } from '../accounts/topics.ts'
import { notificationKinds, type NotificationKind } from './kinds.ts'
import { deliveryOf, isDisturbing, type NotificationContext } from './letters.ts'
import { isChange } from './recipients.ts'

const noon = new Date('2026-03-14T12:00:00Z')
const night = new Date('2026-03-14T23:00:00Z')
const evening = '2026-03-14T18:00'
const morning = '2026-03-15T07:00'

const someone: Reader = {
  hasAddress: true,
  hasDevice: true,
  listener: {
    preferences: {
      pushTopics: topics,
      emailTopics: topics,
      reports: true,
      reportsWhenAttending: true,
      productNews: false,
      partnerOffers: false,
    },
    isMinor: false,
  },
  quietHours: { ...usualQuietHours, zone: 'UTC' },
  refused: [],
  summaryTime: '18:00',
  wantsSummary: false,
  isSummedUp: false,
  disturbed: 0,
}
const busy = { disturbed: dailyBudget }
const oneADay = { wantsSummary: true }

interface Case {
  readonly kind: NotificationKind
  readonly reader?: Partial<Reader>
  readonly now?: Date
  readonly startsAt?: Date
  readonly isDirect?: boolean
}

function telling({ kind, reader, startsAt, isDirect }: Case): NotificationContext {
  return {
    occasion: { kind, actorId: 'coach', startsAt: startsAt ?? null, isDirect },
    recipient: { accountId: 'ana', hasMuted: false, through: { kind: 'self' } },
    reader: { ...someone, ...reader },
  }
}

/** Such as "daily_summary letter push 2026-03-14T18:00", or "-". */
function summedUp(what: Case): string {
  const delivery = deliveryOf(telling(what), what.now ?? noon)
  if (delivery.kind === 'nowhere' || delivery.summedUp === undefined) return '-'
  const { kind, byLetter, byPush, at } = delivery.summedUp
  const ways = [byLetter && 'letter', byPush && 'push'].filter(Boolean)
  return [kind, ...ways, at.toISOString().slice(0, 16)].join(' ')
}

test.each<Case & { readonly expected: string }>([
  { kind: 'message_sent', expected: 'message_sent letter 2026-03-14T12:15' },
  { kind: 'message_sent', now: night, expected: `message_sent letter ${morning}` },
  { kind: 'message_sent', reader: { hasAddress: false }, expected: '-' },
  { kind: 'message_sent', reader: { refused: ['message_sent'] }, expected: '-' },
  { kind: 'event_created', expected: '-' },

  { kind: 'message_sent', reader: oneADay, expected: `daily_summary letter ${evening}` },
  { kind: 'event_created', reader: oneADay, expected: `daily_summary letter ${evening}` },
  {
    kind: 'event_created',
    reader: oneADay,
    now: night,
    expected: 'daily_summary letter 2026-03-15T18:00',
  },
  {
    kind: 'event_created',
    reader: { ...oneADay, summaryTime: '07:30' },
    expected: 'daily_summary letter 2026-03-15T07:30',
  },
  {
    kind: 'event_created',
    reader: { ...oneADay, summaryTime: '23:30' },
    expected: `daily_summary letter ${morning}`,
  },
  {
    kind: 'message_sent',
    reader: oneADay,
    isDirect: true,
    expected: 'message_sent letter 2026-03-14T12:15',
  },
  { kind: 'moved_up', reader: oneADay, expected: '-' },
  // Today's was sent: the next is tomorrow's.
  {
    kind: 'event_created',
    reader: { ...oneADay, isSummedUp: true },
    expected: 'daily_summary letter 2026-03-15T18:00',
  },
  // It begins before the evening, so the summary comes earlier.
  {
    kind: 'event_reminder',
    reader: oneADay,
    startsAt: new Date('2026-03-14T19:00:00Z'),
    expected: 'daily_summary letter 2026-03-14T12:00',
  },
  {
    kind: 'event_reminder',
    reader: { ...oneADay, isSummedUp: true },
    startsAt: new Date('2026-03-15T12:00:00Z'),
    expected: `daily_summary letter ${morning}`,
  },
  {
    kind: 'event_reminder',
    reader: { ...oneADay, isSummedUp: true },
    startsAt: new Date('2026-03-14T15:00:00Z'),
    expected: 'daily_summary letter 2026-03-14T12:00',
  },
  { kind: 'event_commented', reader: oneADay, expected: `daily_summary letter ${evening}` },
  { kind: 'join_asked', reader: oneADay, expected: '-' },
  { kind: 'event_created', reader: { ...oneADay, refused: ['event_created'] }, expected: '-' },
  { kind: 'event_created', reader: { ...oneADay, refused: ['daily_summary'] }, expected: '-' },

  { kind: 'event_created', reader: busy, expected: `daily_summary letter push ${evening}` },
  { kind: 'message_sent', reader: busy, expected: `daily_summary letter push ${evening}` },
  { kind: 'join_asked', reader: busy, expected: `daily_summary push ${evening}` },
  {
    kind: 'event_created',
    reader: { ...busy, hasDevice: false },
    expected: `daily_summary letter ${evening}`,
  },
  {
    kind: 'event_created',
    reader: { ...busy, hasAddress: false },
    expected: `daily_summary push ${evening}`,
  },
  {
    kind: 'event_created',
    reader: { ...busy, refused: ['daily_summary'] },
    expected: `daily_summary push ${evening}`,
  },
  { kind: 'signed_in', reader: busy, expected: '-' },
])('$kind to someone with $reader: $expected', ({ expected, ...what }) => {
  expect(summedUp(what)).toBe(expected)
})

/** Whether it has its own email and push. */
function alone(what: Case): readonly boolean[] {
  const delivery = deliveryOf(telling(what), noon)
  if (delivery.kind === 'nowhere') return []
  return [delivery.letterAt !== undefined, delivery.pushAt !== undefined]
}

const aboutAccounts: readonly NotificationKind[] = ['signed_in', 'password_changed']

test.each(notificationKinds.filter((kind) => !aboutAccounts.includes(kind) && !isChange(kind)))(
  'disturbs nobody beyond the daily budget: %s',
  (kind) => {
    expect(alone({ kind, reader: busy })).toEqual([false, false])
  },
)

test('always sends changes, cancellations and account events', () => {
  expect(alone({ kind: 'event_changed', reader: busy })).toEqual([true, true])
  const startsAt = new Date('2026-03-14T17:00:00Z')
  expect(alone({ kind: 'event_cancelled', startsAt, reader: busy })).toEqual([true, true])
  expect(alone({ kind: 'event_cancelled', startsAt, reader: oneADay })).toEqual([true, true])
  for (const kind of aboutAccounts) expect(alone({ kind, reader: busy })).toEqual([false, true])
})

test('replaces emails with one a day, but not pushes', () => {
  expect(alone({ kind: 'event_created', reader: oneADay })).toEqual([false, true])
})

test.each<Omit<Case, 'kind'> & { readonly who: string; readonly isDisturbed: boolean }>([
  { who: 'by day', isDisturbed: true },
  { who: 'in their quiet hours', now: night, isDisturbed: false },
  { who: 'beyond the budget of the day', reader: busy, isDisturbed: false },
  { who: 'with one letter a day and a device', reader: oneADay, isDisturbed: true },
  {
    who: 'with one letter a day alone',
    reader: { ...oneADay, hasDevice: false },
    isDisturbed: false,
  },
  { who: 'nobody can reach', reader: { hasDevice: false, hasAddress: false }, isDisturbed: false },
])('a message disturbs someone $who: $isDisturbed', ({ isDisturbed, now = noon, ...what }) => {
  const reader = { ...someone, ...what.reader }
  expect(isDisturbedByMessage(reader, now)).toBe(isDisturbed)
  const isLoud = now === noon
  const expected = deliveryOf(telling({ kind: 'message_sent', ...what }), now)
  expect(isLoud && isDisturbing(expected)).toBe(isDisturbed)
})
