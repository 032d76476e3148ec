import { describe, expect, test } from 'vitest'

import { eventLetterKinds, isEventLetterKind } from '../accounts/letter-kinds.ts'
import type { NoticeRecipient } from '../accounts/preferences.ts'
import { usualQuietHours } from '../accounts/quiet-hours.ts'
import type { Reader } from '../accounts/readers.ts'
import { topics } from '../accounts/topics.ts'
import { notificationKinds, type NotificationKind } from './kinds.ts'
import { deliveryOf, type NotificationContext } from './letters.ts'
import { isChange, type Recipient } from './recipients.ts'
import { topicOf } from './topics.ts'

const noon = new Date('2026-03-14T12:00:00Z')
const night = new Date('2026-03-14T23:00:00Z')
const morning = new Date('2026-03-15T07:00:00Z')

const preferences: NoticeRecipient['preferences'] = {
  pushTopics: topics,
  emailTopics: topics,
  reports: true,
  reportsWhenAttending: true,
  productNews: false,
  partnerOffers: false,
}
const reader = (change: Partial<NoticeRecipient['preferences']> = {}): Reader => ({
  hasAddress: true,
  hasDevice: true,
  listener: { preferences: { ...preferences, ...change }, isMinor: false },
  quietHours: { ...usualQuietHours, zone: 'UTC' },
  refused: [],
  summaryTime: '18:00',
  wantsSummary: false,
  isSummedUp: false,
  disturbed: 0,
})
const recipient: Recipient = { accountId: 'ana', hasMuted: false, through: { kind: 'self' } }

function telling(
  kind: NotificationContext['occasion']['kind'],
  change: Partial<NotificationContext> = {},
): NotificationContext {
  const occasion = { kind, actorId: 'coach', startsAt: null }
  return { occasion, recipient, reader: reader(), ...change }
}

function inHours(now: Date, hours: number): Date {
  return new Date(now.getTime() + hours * 3_600_000)
}

/** Where it is sent: centre, email now, email in the morning, or nowhere. */
function deliveryInWords(what: NotificationContext, now: Date): string {
  const delivery = deliveryOf(what, now)
  if (delivery.kind === 'nowhere') return delivery.kind
  return delivery.letterAt === undefined ? 'centre' : `letter ${momentOf(delivery.letterAt, now)}`
}

/** The same for pushes. */
function pushed(what: NotificationContext, now: Date): string {
  const delivery = deliveryOf(what, now)
  if (delivery.kind === 'nowhere') return delivery.kind
  return delivery.pushAt === undefined ? 'centre' : momentOf(delivery.pushAt, now)
}

function momentOf(at: Date, now: Date): string {
  if (at.getTime() === now.getTime()) return 'now'
  return at.getTime() === morning.getTime() ? 'in the morning' : at.toISOString()
}

const changes = eventLetterKinds.filter((kind) => isChange(kind))

describe.each(eventLetterKinds.filter((kind) => !isChange(kind)))('%s', (kind) => {
  test('is in the centre and emailed at once by day', () => {
    expect(deliveryInWords(telling(kind), noon)).toBe('letter now')
  })

  test('waits for the morning at night', () => {
    expect(deliveryInWords(telling(kind), night)).toBe('letter in the morning')
  })

  test('is only in the centre for people without an address or who unsubscribed', () => {
    expect(deliveryInWords(telling(kind, { reader: undefined }), noon)).toBe('centre')
    const unreachable = { ...reader(), hasAddress: false }
    expect(deliveryInWords(telling(kind, { reader: unreachable }), noon)).toBe('centre')
    const refused = { ...reader(), refused: [kind] }
    expect(deliveryInWords(telling(kind, { reader: refused }), noon)).toBe('centre')
  })

  test('follows the choice for its topic', () => {
    const others = topics.filter((topic) => topic !== topicOf[kind])
    const silent = reader({ pushTopics: others, emailTopics: others })
    expect(deliveryInWords(telling(kind, { reader: silent }), noon)).toBe('centre')
    expect(pushed(telling(kind, { reader: silent }), noon)).toBe('centre')
    const only = [topicOf[kind]]
    const byLetter = reader({ pushTopics: [], emailTopics: only })
    expect(deliveryInWords(telling(kind, { reader: byLetter }), noon)).toBe('letter now')
    expect(pushed(telling(kind, { reader: byLetter }), noon)).toBe('centre')
  })

  test('does not notify the author, nor people who muted the team', () => {
    expect(
      deliveryInWords(telling(kind, { recipient: { ...recipient, accountId: 'coach' } }), noon),
    ).toBe('nowhere')
    expect(
      deliveryInWords(telling(kind, { recipient: { ...recipient, hasMuted: true } }), noon),
    ).toBe('nowhere')
  })

  test.each([
    ['2016-01-01', 'letter now'],
    [null, 'letter now'],
    ['2008-03-14', 'nowhere'],
  ])('about a child born %s goes to its guardian: %s', (dateOfBirth, expected) => {
    const through = { kind: 'child', dateOfBirth, today: '2026-03-14' } as const
    expect(deliveryInWords(telling(kind, { recipient: { ...recipient, through } }), noon)).toBe(
      expected,
    )
  })
})

describe.each(changes)('%s', (kind) => {
  test.each([
    ['somebody who wants one summary a day', { reader: { ...reader(), wantsSummary: true } }],
    ['somebody disturbed often today', { reader: { ...reader(), disturbed: 99 } }],
    ['somebody who muted the team', { recipient: { ...recipient, hasMuted: true } }],
  ])('emails %s at once by day and in the morning after a night', (_, change) => {
    expect(deliveryInWords(telling(kind, change), noon)).toBe('letter now')
    expect(pushed(telling(kind, change), noon)).toBe('now')
    expect(deliveryInWords(telling(kind, change), night)).toBe('letter in the morning')
  })

  test('uses the chosen channel, and email if there is no device', () => {
    const byPush = reader({ pushTopics: ['changes'], emailTopics: [] })
    expect(deliveryInWords(telling(kind, { reader: byPush }), noon)).toBe('centre')
    expect(pushed(telling(kind, { reader: byPush }), noon)).toBe('now')
    const withoutDevice = { ...byPush, hasDevice: false }
    expect(deliveryInWords(telling(kind, { reader: withoutDevice }), noon)).toBe('letter now')
    const byLetter = reader({ pushTopics: [], emailTopics: ['changes'] })
    expect(pushed(telling(kind, { reader: byLetter }), noon)).toBe('centre')
    const withoutAddress = { ...byLetter, hasAddress: false }
    expect(pushed(telling(kind, { reader: withoutAddress }), noon)).toBe('now')
  })

  test('is only in the centre for people who unsubscribed or have no address', () => {
    const refused = { ...reader(), refused: [kind] }
    expect(deliveryInWords(telling(kind, { reader: refused }), noon)).toBe('centre')
    const unreachable = { ...reader(), hasAddress: false }
    expect(deliveryInWords(telling(kind, { reader: unreachable }), noon)).toBe('centre')
  })

  test('does not notify the author', () => {
    expect(
      deliveryInWords(telling(kind, { recipient: { ...recipient, accountId: 'coach' } }), noon),
    ).toBe('nowhere')
  })
})

describe('within a day', () => {
  const soon = (
    kind: NotificationContext['occasion']['kind'],
    hours: number,
    change: Partial<NotificationContext> = {},
  ) =>
    telling(kind, {
      occasion: { kind, actorId: null, startsAt: inHours(night, hours) },
      ...change,
    })

  test.each(['event_cancelled', 'event_restored', 'event_changed'] as const)(
    'wakes people whatever their preferences: %s',
    (kind) => {
      expect(deliveryInWords(soon(kind, 12), night)).toBe('letter now')
      const silent = reader({ pushTopics: [], emailTopics: ['changes'] })
      expect(deliveryInWords(soon(kind, 12, { reader: silent }), night)).toBe('letter now')
      expect(deliveryInWords(soon(kind, 25), night)).toBe('letter in the morning')
    },
  )

  test('does not email people who unsubscribed, even then', () => {
    const refused: Reader = { ...reader(), refused: ['event_cancelled'] }
    expect(deliveryInWords(soon('event_cancelled', 2, { reader: refused }), night)).toBe('centre')
  })

  test.each([
    ['event_cancelled', 'letter now'],
    ['event_restored', 'letter now'],
    ['event_changed', 'letter now'],
    ['event_created', 'nowhere'],
  ] as const)('%s of a muted team: %s', (kind, expected) => {
    const muted = { ...recipient, hasMuted: true }
    expect(deliveryInWords(soon(kind, 2, { recipient: muted }), night)).toBe(expected)
  })

  test.each(['event_created', 'answer_reminder', 'event_reminder', 'moved_up'] as const)(
    '%s still waits for the morning',
    (kind) => {
      expect(deliveryInWords(soon(kind, 12), night)).toBe('letter in the morning')
    },
  )
})

test('keeps all other kinds in the centre; emails about them, if any, are sent elsewhere', () => {
  for (const kind of notificationKinds.filter((one) => !isEventLetterKind(one)))
    expect(deliveryInWords(telling(kind), noon)).toBe('centre')
})

describe('on devices', () => {
  const onceADay: readonly NotificationKind[] = [
    'balance_changed',
    'guardian_answered',
    'guardian_changed',
    'document_shared',
  ]

  test.each(notificationKinds.filter((kind) => !onceADay.includes(kind)))('%s by day', (kind) => {
    expect(pushed(telling(kind), noon)).toBe('now')
  })

  test.each(onceADay)('%s comes with the daily summary, or not at all', (kind) => {
    const summedUp = { kind: 'daily_summary', byLetter: true, byPush: true }
    expect(deliveryOf(telling(kind), noon)).toMatchObject({ pushAt: undefined, summedUp })
  })

  test('emails guardians’ differing answers after a quarter of an hour', () => {
    const at = new Date(noon.getTime() + 15 * 60_000)
    expect(deliveryOf(telling('guardians_disagree'), noon)).toMatchObject({
      summedUp: { kind: 'daily_summary', at, byLetter: true, byPush: false },
    })
  })

  test.each(notificationKinds)('%s only if a browser receives pushes', (kind) => {
    const without = { ...reader(), hasDevice: false }
    expect(pushed(telling(kind, { reader: without }), noon)).toBe('centre')
  })

  test.each([
    ['event_created', 'in the morning'],
    ['join_asked', 'in the morning'],
    ['signed_in', 'now'],
    ['password_changed', 'now'],
  ] as const)('%s at night: %s', (kind, expected) => {
    expect(pushed(telling(kind), night)).toBe(expected)
  })

  test.each([
    [{}, 'event_created', 'now'],
    [{ emailTopics: [] }, 'event_created', 'now'],
    [{ pushTopics: [] }, 'event_created', 'centre'],
    [{ pushTopics: [] }, 'signed_in', 'now'],
    [{ pushTopics: ['changes', 'money'] }, 'event_created', 'centre'],
  ] as const)('with %o, hears of %s: %s', (change, kind, expected) => {
    expect(pushed(telling(kind, { reader: reader(change) }), noon)).toBe(expected)
  })

  test('wakes people for an event cancelled within a day, whatever their preferences', () => {
    const occasion = {
      kind: 'event_cancelled',
      actorId: null,
      startsAt: inHours(night, 5),
    } as const
    const silent = reader({ pushTopics: [], emailTopics: [] })
    expect(pushed(telling('event_cancelled', { occasion, reader: silent }), night)).toBe('now')
  })

  test('still pushes to people who unsubscribed from emails', () => {
    const refused: Reader = { ...reader(), refused: ['event_created'] }
    expect(pushed(telling('event_created', { reader: refused }), noon)).toBe('now')
  })
})
