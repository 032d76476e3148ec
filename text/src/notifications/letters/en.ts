import type {
  EventLetterKind,
  LiftLetterKind,
  UnsubscribableKind,
} from '@touchline/domain/accounts/letter-kinds'
import { withFullStop } from '@touchline/domain/values/full-stop'

import { tasks as presetTasks } from '../../teams/en/options.ts'
import { changes } from '../changes/en.ts'
import { lifts } from '../lifts/en.ts'

/** A late withdrawal and lifts name the player, too; a season is about many events. */
type PlainLetterKind = Exclude<
  EventLetterKind,
  'withdrawn_late' | 'season_published' | LiftLetterKind
>

const kinds: Record<UnsubscribableKind, string> = {
  event_created: 'New events',
  season_published: 'Published seasons',
  event_changed: 'Changes to events',
  event_cancelled: 'Cancelled events',
  event_restored: 'Events back on',
  moved_up: 'Places from the waiting list',
  withdrawn_late: 'Late withdrawals',
  short_of_players: 'Too few players expected',
  answer_reminder: 'Reminders to answer',
  event_reminder: 'Reminders of my events',
  guest_asked: 'Invitations as a guest',
  task_given: 'New tasks',
  task_taken_back: 'Tasks I no longer have',
  lift_given: 'Lifts found',
  lift_ended: 'Lifts that are off',
  lift_changed: 'Changes to lifts',
  lift_reminder: 'Reminders to drive',
  message_sent: 'Unread messages',
  join_asked: 'Requests to join a team I run',
  daily_summary: 'Daily summary',
  weekly_report: 'Weekly report',
  product_news: 'News about Touchline',
  partner_offers: 'Partner offers',
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
    daily: 'One email a day',
    hint: 'Changes, cancellations and messages still come at once.',
    at: 'At',
  },
  choiceFailed: 'Your choice couldn’t be saved',
  headings: {
    event_created: (title: string) => `New: ${title}`,
    event_changed: (title: string) => `Changed: ${title}`,
    event_cancelled: (title: string) => `Cancelled: ${title}`,
    event_restored: (title: string) => `Back on: ${title}`,
    moved_up: (title: string) => `You have a place: ${title}`,
    short_of_players: (title: string) => `Too few players likely: ${title}`,
    answer_reminder: (title: string) => `Are you coming? ${title}`,
    event_reminder: (title: string) => `Soon: ${title}`,
    guest_asked: (title: string) => `You’re invited as a guest: ${title}`,
    task_given: (title: string) => `New task: ${title}`,
    task_taken_back: (title: string) => `No longer your task: ${title}`,
  } satisfies Record<PlainLetterKind, (title: string) => string>,
  intros: {
    event_created: (team: string) => `${team}: are you coming?`,
    event_changed: (team: string) => team,
    event_cancelled: (team: string) => `${team} has cancelled this event.`,
    event_restored: (team: string) => `${team}: this event is back on.`,
    moved_up: (team: string) => `${team}: a place is free and it’s yours.`,
    short_of_players: (team: string) => `${team}: invite guests or ask again while there’s time.`,
    answer_reminder: (team: string) => `${team} is still waiting for your answer.`,
    event_reminder: (team: string) => `${team} is counting on you.`,
    guest_asked: (team: string) => `${team} has invited you as a guest.`,
    task_given: (team: string) => `${team} is counting on your help.`,
    task_taken_back: () => 'You no longer need to do this.',
  } satisfies Record<PlainLetterKind, (team: string) => string>,
  changed: {
    moved: (title: string, team: string) => `${team} has moved ${title}.`,
    kept: 'Your answer still counts.',
    answer: 'Can you come?',
    action: 'Confirm or change answer',
    before: 'Before',
  },
  season: {
    subject: (teams: string) => `Season planned: ${teams}`,
    heading: 'The season is planned',
    intro: 'These dates are in your calendar now.',
    matches: (count: number) => (count === 1 ? '1 match' : `${count} matches`),
    calendar: 'Open calendar',
  },
  changes,
  lifts,
  withdrawnLate: {
    heading: (name: string, title: string) => `${name} can’t come after all: ${title}`,
    intro: (team: string) => `${team}: this came in after the deadline.`,
    coming: 'Still coming',
  },
  withdraw: 'Can’t come after all',
  about: (names: string) => `For ${names}.`,
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
  noTasks: 'No longer your tasks',
  files: 'Files',
  timeOf: (time: string, zone: string) => `${time} (${zone} time)`,
  answer: 'Answer with one tap',
  answerFor: (name: string) => `Answer for ${name}`,
  toEvent: 'Open event',
  onlyYours: 'Don’t forward this: its link answers for you.',
  why: (team: string) => `Sent because you or your child are in ${withFullStop(team)}`,
  whyGuest: (team: string) => `Sent because you or your child are a guest of ${withFullStop(team)}`,

  page: {
    title: 'Emails from Touchline',
    loading: 'Loading',
    wanted: (kind: string) => `You get emails about: ${kind}.`,
    stopped: (kind: string) => `You no longer get emails about: ${kind}.`,
    stillInApp: 'Everything is still under the bell in Touchline.',
    stop: 'Stop these emails',
    resume: 'Start again',
    saving: 'Saving...',
    broken: 'This link doesn’t work',
    brokenText: 'Open it from the email again.',
    toPreferences: 'Open preferences',
  },
}
