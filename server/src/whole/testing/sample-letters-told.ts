import type { Notification } from '@touchline/contract/notifications/shapes'
import type { EventLetterKind } from '@touchline/domain/accounts/letter-kinds'

import { weeklyReportLetter } from '#server/home/emails/weekly-report.ts'
import { eventLetter } from '#server/notifications/emails.ts'
import { dayLetter } from '#server/notifications/emails/day.ts'
import { messagesLetter } from '#server/notifications/emails/messages.ts'
import { newsletterLetter } from '#server/operations/emails.ts'

import {
  at,
  event,
  memberId,
  origin,
  stopUrl,
  team,
  teamId,
  to,
  type Sample,
} from './sample-facts.ts'

const line: Notification = {
  id: event.id,
  kind: 'event_created',
  count: 1,
  team: { id: teamId, name: team, color: '#1e3a5f' },
  club: null,
  event: { id: event.id, title: event.title, startsAt: event.startsAt, timeZone: event.timeZone },
  collection: null,
  conversationId: null,
  people: [{ firstName: 'Leo', relation: 'child' }],
  tasks: [],
  asGuest: false,
  createdAt: at.toISOString(),
  isRead: false,
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
      email: to,
      language,
      timeZone: null,
      team,
      cancelReason: 'Ice <b>',
      laterDates: 11,
      lastStartsAt: at,
      files: ['plan.pdf'],
      taskIds: [],
      memberId: null,
    }
    const answerUrl = `${origin}/answer/secret`
    const people = [{ firstName: 'Leo', relation: 'child', answerUrl } as const]
    const tasks = { own: [], gone: [] }
    return eventLetter({ letter, event, people, tasks, origin, stopUrl })
  }

/** What people are told, and may stop. */
export const toldLetters = {
  'notifications.event_created': about('event_created'),
  'notifications.event_changed': about('event_changed'),
  'notifications.event_cancelled': about('event_cancelled'),
  'notifications.event_restored': about('event_restored'),
  'notifications.moved_up': about('moved_up'),
  'notifications.answer_reminder': about('answer_reminder'),
  'notifications.event_reminder': about('event_reminder'),
  'notifications.guest_asked': about('guest_asked'),
  'notifications.task_given': about('task_given'),
  'notifications.task_taken_back': about('task_taken_back'),
  'notifications.messages': (language) =>
    messagesLetter({ to, language, timeZone: null, origin, stopUrl }, [
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
  'notifications.summary': (language) =>
    dayLetter({ to, language, timeZone: null, origin, stopUrl }, { lines: [line], isChosen: true }),
  'operations.newsletter': (language) =>
    newsletterLetter({
      kind: 'product_news',
      text: { subject: 'What is <b>new</b>', words: 'Leagues are here.\n\nHave a look.' },
      to,
      language,
      origin,
      stopUrl,
      goesTo: 'everybody',
    }),
  'home.weekly_report': (language) =>
    weeklyReportLetter({
      reader: { email: to, language, timeZone: null },
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
              { title: event.title, startsAt: new Date(event.startsAt), timeZone: event.timeZone },
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
