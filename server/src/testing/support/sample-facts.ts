import type { Event } from '@touchline/contract/events/shapes/event'
import type { Language } from '@touchline/domain/values/language'

import type { Mail } from '#server/platform/mail/mail.ts'

export const origin = 'https://touchline.example'
export const stopUrl = `${origin}/unsubscribe/c2lnbmVk`
/** Typed text that tries to be markup. */
export const team = 'Riverside <b>U12</b>'
export const sampleAddress = 'ana@example.org'
export const at = new Date('2026-03-14T09:00:00Z')

export const teamId = '019cebf5-0f00-7000-8000-000000000001'
export const memberId = '019cebf5-0f00-7000-8000-000000000003'

/** An email in any language; undefined if there is nothing to say. */
export type Sample = (language: Language) => Mail | undefined

export const event: Event = {
  id: '019cebf5-0f00-7000-8000-000000000002',
  teamId: teamId,
  seriesId: null,
  type: 'practice',
  title: 'Practice <b>now</b>',
  startsAt: '2026-03-21T09:00:00.000Z',
  endsAt: '2026-03-21T10:30:00.000Z',
  timeZone: 'Europe/Madrid',
  startsLocal: '2026-03-21T10:00',
  endsLocal: '2026-03-21T11:30',
  isAllDay: false,
  venueId: null,
  location: 'North Field',
  meetingLocal: '2026-03-21T09:45',
  meetingPlace: 'Behind the stand',
  opponentId: null,
  opponent: null,
  homeAway: null,
  kit: 'Blue shirts',
  places: null,
  minimum: null,
  answerUntil: '2026-03-20T09:00:00.000Z',
  cancelledAt: null,
  version: 1,
  counts: { going: 0, maybe: 0, notGoing: 0, waiting: 0, silent: 1 },
  staffCounts: { going: 0, maybe: 0, notGoing: 0, waiting: 0, silent: 0 },
  mine: [],
  asGuest: false,
}
