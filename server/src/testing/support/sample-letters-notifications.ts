import type { Notification } from '@touchline/contract/notifications/shapes'
import { isLiftLetterKind, type EventLetterKind } from '@touchline/domain/accounts/letter-kinds'
import { isChange } from '@touchline/domain/notifications/recipients'
import type { Language } from '@touchline/domain/values/language'

import type { LiftsInLetter } from '#server/notifications/commands/letter-lifts.ts'
import type { SeasonInLetter } from '#server/notifications/commands/letter-season.ts'
import { eventLetter } from '#server/notifications/emails.ts'
import { dayLetter } from '#server/notifications/emails/day.ts'
import { messagesLetter } from '#server/notifications/emails/messages.ts'
import { rosterChangeLetter, rosterOutlookLetter } from '#server/notifications/emails/roster.ts'
import { clubExportedLetter } from '#server/operations/emails/club-exported.ts'
import { mailLimitLetter, newsletterLetter } from '#server/operations/emails/letters.ts'
import { weeklyReportLetter } from '#server/statistics/emails/weekly-report.ts'

import {
  at,
  event,
  memberId,
  origin,
  stopUrl,
  team,
  teamId,
  sampleAddress,
  type Sample,
} from './sample-facts.ts'

const line: Notification = {
  id: event.id,
  kind: 'event_created',
  count: 1,
  team: { id: teamId, name: team, color: '#1e3a5f' },
  club: null,
  event: {
    id: event.id,
    title: event.title,
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    isAllDay: false,
    timeZone: event.timeZone,
  },
  change: null,
  collection: null,
  conversationId: null,
  memberId: null,
  people: [{ firstName: 'Leo', lastName: null, relation: 'child' }],
  consents: [],
  tasks: [],
  asGuest: false,
  createdAt: at.toISOString(),
  isRead: false,
}

const moved = {
  was: {
    startsAt: '2026-12-01T16:30:00.000Z',
    endsAt: '2026-12-01T18:00:00.000Z',
    isAllDay: false,
    place: 'A <b>',
  },
  is: {
    startsAt: '2026-12-01T17:15:00.000Z',
    endsAt: '2026-12-01T18:45:00.000Z',
    isAllDay: false,
    place: 'B <i>',
  },
  count: 3,
}

const about =
  (kind: EventLetterKind): Sample =>
  (language) => {
    const letter = {
      id: memberId,
      kind,
      teamId: event.teamId,
      eventId: event.id,
      accountId: memberId,
      email: sampleAddress,
      language,
      timeZone: null,
      team,
      cancelReason: 'Ice <b>',
      laterDates: 11,
      lastStartsAt: at,
      files: ['plan.pdf'],
      taskIds: [],
      memberId: null,
      absentee: kind === 'withdrawn_late' ? 'Leo <b>' : null,
      change: isChange(kind) ? moved : null,
    }
    const answerUrl = `${origin}/answer/secret`
    const people = [
      { firstName: 'Leo', relation: 'child', answer: 'going', answerUrl, isClosed: false } as const,
    ]
    const balls = 'Balls <b>'
    const tasks = {
      own:
        kind === 'task_given'
          ? [
              {
                taskId: memberId,
                memberId,
                name: balls,
                firstName: 'Leo',
                relation: 'child' as const,
              },
            ]
          : [],
      gone: kind === 'task_taken_back' ? [balls] : [],
    }
    return eventLetter({
      letter,
      event,
      people,
      tasks,
      lifts: liftsOf(kind),
      seasons: kind === 'season_published' ? [season] : [],
      feedUrl: kind === 'season_published' ? `${origin}/feeds/abc.ics` : undefined,
      origin,
      stopUrl,
      now: at,
    })
  }

const season = {
  name: 'Norte <b>',
  children: ['Leo <b>'],
  trainings: [{ weekdays: ['TU', 'TH'], from: '17:30', to: '19:00', venue: 'Pitch <b>' }],
  matches: 14,
} satisfies SeasonInLetter

const seat = {
  leg: 'there',
  driver: 'Mara <b>',
  leavesAt: '09:15',
  meetingPlace: 'School car park',
  isAccepted: false,
  isMine: false,
} as const

const rider = {
  firstName: 'Leo <b>',
  relation: 'child',
  direction: 'both',
  isReaderDriving: false,
} as const

function liftsOf(kind: EventLetterKind): LiftsInLetter {
  const phones = ['+34600111222']
  return {
    rider:
      isLiftLetterKind(kind) && kind !== 'lift_reminder'
        ? { ...rider, seats: kind === 'lift_ended' ? [] : [seat] }
        : undefined,
    passengers:
      kind === 'lift_reminder' ? [{ memberId, name: 'Leo <b>', phones, isGuest: false }] : [],
  }
}

const roster = (language: Language) => ({
  team: { id: teamId, name: team, language },
  to: sampleAddress,
  children: ['Leo'],
  isKnown: true,
  url: `${origin}/welcome?team=${teamId}&invitation=secret`,
  stopUrl,
  isUnwanted: false,
})

/** Notifications that people can turn off. */
export const notificationLetters = {
  'notifications.event_created': about('event_created'),
  'notifications.season_published': about('season_published'),
  'notifications.event_changed': about('event_changed'),
  'notifications.event_cancelled': about('event_cancelled'),
  'notifications.event_restored': about('event_restored'),
  'notifications.moved_up': about('moved_up'),
  'notifications.withdrawn_late': about('withdrawn_late'),
  'notifications.short_of_players': about('short_of_players'),
  'notifications.answer_reminder': about('answer_reminder'),
  'notifications.event_reminder': about('event_reminder'),
  'notifications.guest_asked': about('guest_asked'),
  'notifications.task_given': about('task_given'),
  'notifications.task_taken_back': about('task_taken_back'),
  'notifications.lift_given': about('lift_given'),
  'notifications.lift_ended': about('lift_ended'),
  'notifications.lift_changed': about('lift_changed'),
  'notifications.lift_reminder': about('lift_reminder'),
  'notifications.messages': (language) =>
    messagesLetter({ to: sampleAddress, language, timeZone: null, origin, stopUrl }, [
      {
        id: '019cebf5-0f00-7000-8000-000000000003',
        teamId: event.teamId,
        team,
        name: { kind: 'team' },
        messages: [
          { author: 'Sam', words: 'Bring <b>water</b>' },
          { author: null, words: '' },
        ],
        more: 2,
      },
    ]),
  'notifications.roster_change': (language) =>
    rosterChangeLetter(roster(language), {
      kind: 'event_changed',
      title: event.title,
      opponent: null,
      timeZone: event.timeZone,
      ...moved,
    }),
  'notifications.roster_outlook': (language) =>
    rosterOutlookLetter(roster(language), [
      { title: event.title, opponent: null, startsAt: at, timeZone: event.timeZone },
    ]),
  'notifications.summary': (language) =>
    dayLetter(
      { to: sampleAddress, language, timeZone: null, origin, stopUrl },
      { lines: [line], answers: new Map() },
    ),
  'operations.club_exported': (language) =>
    clubExportedLetter({
      name: team,
      reason: 'The club <b>moves</b>',
      to: sampleAddress,
      language,
    }),
  'operations.mail_limit': (language) =>
    mailLimitLetter({ name: team, limit: 1200, to: sampleAddress, language, group: { teamId } }),
  'operations.newsletter': (language) =>
    newsletterLetter({
      kind: 'product_news',
      text: { subject: 'What is <b>new</b>', words: 'Leagues are here.\n\nHave a look.' },
      to: sampleAddress,
      language,
      origin,
      stopUrl,
      goesTo: 'everybody',
    }),
  'statistics.weekly_report': (language) =>
    weeklyReportLetter({
      reader: { email: sampleAddress, language, timeZone: null },
      week: { firstDay: '2026-03-09', lastDay: '2026-03-15' },
      teams: [
        {
          team: {
            name: team,
            pastEvents: 2,
            newMembers: 1,
            presence: 0.75,
            openInvitations: 3,
            upcoming: [
              {
                title: event.title,
                startsAt: new Date(event.startsAt),
                endsAt: new Date(event.endsAt),
                isAllDay: false,
                timeZone: event.timeZone,
              },
            ],
            upcomingCount: 4,
            games: [
              {
                id: event.id,
                date: '2026-03-14',
                at: 'away',
                opponent: 'Harbour Town',
                scored: 3,
                conceded: 1,
                result: 'won',
              },
            ],
          },
          own: {
            people: [
              { firstName: 'Ana', relation: 'self', there: 1, marked: 2 },
              { firstName: 'Leo', relation: 'child', there: 0, marked: 1 },
            ],
            unanswered: 1,
            isAttending: true,
          },
          isStaff: true,
        },
      ],
      origin,
      stopUrl,
    }),
} satisfies Readonly<Record<string, Sample>>
