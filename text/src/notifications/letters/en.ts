import type { EventLetterKind, StoppableKind } from '@touchline/domain/accounts/letter-kinds'

import { tasks as presetTasks } from '../../teams/en/options.ts'
import { changes } from '../changes/en.ts'

/** A late withdrawal names the player, too. */
type PlainLetterKind = Exclude<EventLetterKind, 'withdrawn_late'>

const kinds: Record<StoppableKind, string> = {
  event_created: 'New events',
  event_changed: 'Changes of events',
  event_cancelled: 'Cancelled events',
  event_restored: 'Events that take place after all',
  moved_up: 'A place from the waiting list',
  withdrawn_late: 'Players who can’t come after all',
  answer_reminder: 'Reminders to answer',
  event_reminder: 'Reminders of events I go to',
  guest_asked: 'Invitations as a guest',
  task_given: 'Tasks I am given',
  task_taken_back: 'Tasks that are no longer mine',
  message_sent: 'Messages I have not read',
  join_asked: 'Requests to join a team I run',
  daily_summary: 'The summary of my day',
  weekly_report: 'The weekly report of my teams',
  product_news: 'News about Touchline',
  partner_offers: 'Offers of partners',
  invitation: 'Invitations to teams and clubs',
  match_sheet: 'Match sheets to fill in',
}

/** Letters and their kinds, those about events, and the page that stops them. */
export const letters = {
  presetTasks,
  kinds,
  choicesTitle: 'Emails',
  stopped: 'Stopped by a link in an email',
  startAgain: 'Start again',
  startAgainOf: (kind: string) => `Start again: ${kind}`,
  summary: {
    title: 'How often',
    wish: 'One email a day',
    hint: 'Changes, cancellations and messages to you still come at once.',
    at: 'At',
  },
  choiceFailed: 'Your choice could not be saved',
  headings: {
    event_created: (title: string) => `New: ${title}`,
    event_changed: (title: string) => `Changed: ${title}`,
    event_cancelled: (title: string) => `Cancelled: ${title}`,
    event_restored: (title: string) => `Back on: ${title}`,
    moved_up: (title: string) => `You have a place: ${title}`,
    answer_reminder: (title: string) => `Are you coming? ${title}`,
    event_reminder: (title: string) => `Soon: ${title}`,
    guest_asked: (title: string) => `You are invited as a guest: ${title}`,
    task_given: (title: string) => `A task for you: ${title}`,
    task_taken_back: (title: string) => `One task less: ${title}`,
  } satisfies Record<PlainLetterKind, (title: string) => string>,
  intros: {
    event_created: (team: string) => `${team} asks whether you are coming.`,
    event_changed: (team: string) => team,
    event_cancelled: (team: string) => `${team} has cancelled this event. You don’t need to come.`,
    event_restored: (team: string) => `${team} had cancelled this event. It’s back on.`,
    moved_up: (team: string) => `${team}: a place became free, and it is yours.`,
    answer_reminder: (team: string) => `${team} is still waiting for an answer.`,
    event_reminder: (team: string) => `${team} counts on you. You said that you are coming.`,
    guest_asked: (team: string) => `${team} invites you to this event as a guest.`,
    task_given: (team: string) => `${team} counts on your help at this event.`,
    task_taken_back: () =>
      'A task of this event is no longer yours. There is nothing left to do about it.',
  } satisfies Record<PlainLetterKind, (team: string) => string>,
  changed: {
    moved: (title: string, team: string) => `${team} has moved ${title}.`,
    kept: 'Your answer still counts. If it has changed, say so with one tap.',
    answer: 'Please say whether you can come.',
    action: 'Confirm or change answer',
    before: 'Before',
  },
  changes,
  withdrawnLate: {
    heading: (name: string, title: string) => `${name} can’t come after all: ${title}`,
    intro: (team: string) => `This came in after the deadline of ${team}.`,
    coming: 'Still coming',
  },
  withdraw: 'Can’t come after all',
  about: (names: string) => `It is about ${names}.`,
  when: 'When',
  repeats: 'Repeats',
  moreDates: (count: number, last: string) =>
    count === 1 ? `1 more date, ${last}` : `${count} more dates until ${last}`,
  where: 'Where',
  meeting: 'Meeting',
  opponent: 'Opponent',
  kit: 'Kit',
  answerBy: 'Answer by',
  reason: 'Reason',
  tasks: 'Tasks',
  noTasks: 'No longer to do',
  files: 'Files',
  timeOf: (time: string, zone: string) => `${time} (${zone} time)`,
  answer: 'Answer with one tap',
  answerFor: (name: string) => `Answer for ${name}`,
  toEvent: 'Show the event',
  onlyYours:
    'The answer link is yours alone: it answers this event for the person named here, without signing in. Please do not pass it on.',
  why: (team: string) => `You get this email because you or your child belong to ${team}.`,
  whyGuest: (team: string) =>
    `You get this email because ${team} has invited you or your child as a guest.`,

  page: {
    title: 'Emails from Touchline',
    loading: 'Loading your choice',
    wanted: (kind: string) => `You get emails about: ${kind}.`,
    stopped: (kind: string) => `You get no more emails about: ${kind}.`,
    stillInApp: 'In Touchline itself you still find everything under the bell.',
    stop: 'Stop these emails',
    resume: 'Send them again',
    saving: 'Saving...',
    broken: 'This link does not work',
    brokenText:
      'Perhaps a part of it got lost. Open it from the email once more, or choose in your preferences.',
    toPreferences: 'To my preferences',
  },
}
