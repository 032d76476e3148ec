import type { Event } from '@touchline/contract/events/shapes/event'
import type { SpanMoments } from '@touchline/domain/events/moments'
import { withoutLinks } from '@touchline/domain/values/without-links'

import type { Letter } from '#server/platform/mail/letter.ts'

import type { EventLetter } from '../emails.ts'
import type { LetterToWrite } from '../queries/letters.ts'
import { letterTexts as texts } from './letter-texts.ts'
import { carLabel, carsIn, passengersIn } from './lift.ts'
import { dayIn, eventRangeIn, listIn, momentIn } from './moments.ts'
import { goneTasks, ownTasks } from './task-words.ts'

const forStaff: readonly LetterToWrite['kind'][] = ['withdrawn_late', 'short_of_players']

export function isForStaff(kind: LetterToWrite['kind']): boolean {
  return forStaff.includes(kind)
}

/** What a letter about an event says in its card: when, where and what to bring. */
export function eventFacts({
  letter,
  event,
  tasks,
  lifts,
  now,
}: EventLetter): NonNullable<Letter['facts']> {
  const text = texts[letter.language]
  const { kind, cancelReason } = letter
  const meeting = [event.meetingLocal?.slice(11), event.meetingPlace].filter(Boolean).join(', ')
  const answerBy =
    kind === 'event_cancelled' || event.answerUntil === null || new Date(event.answerUntil) <= now
      ? null
      : momentOf(event.answerUntil, letter, event)
  const facts: readonly (readonly [string, string | null])[] = [
    [text.when, rangeOf(event, letter, event)],
    [text.changed.before, beforeIn(letter, event)],
    [text.repeats, kind === 'event_created' ? laterIn(letter, event) : null],
    [text.withdrawnLate.coming, isForStaff(kind) ? String(event.counts.going) : null],
    [text.where, event.location],
    [text.meeting, meeting],
    [text.opponent, event.opponent],
    [text.kit, event.kit],
    [text.answerBy, answerBy],
    [text.reason, kind === 'event_cancelled' ? cancelReason : null],
    [carLabel(lifts, text.lifts), carsIn(lifts)],
    [text.lifts.passengers, passengersIn(lifts, letter.language)],
    [text.tasks, listIn(ownTasks(tasks, text.presetTasks), letter.language)],
    [text.noTasks, listIn(goneTasks(tasks, text.presetTasks), letter.language)],
    [text.files, kind === 'event_cancelled' ? null : listIn(letter.files, letter.language)],
  ]
  return facts.flatMap(([label, words]) =>
    words === null || words === '' ? [] : [[label, withoutLinks(words)] as const],
  )
}

/** For a series: how many further dates there are, and until when. */
function laterIn(letter: LetterToWrite, { timeZone }: Event): string | null {
  const { language, laterDates, lastStartsAt } = letter
  if (lastStartsAt === null) return null
  return texts[language].moreDates(laterDates, dayIn(lastStartsAt, language, timeZone))
}

/** The previous time, and the previous place if it changed. */
function beforeIn(letter: LetterToWrite, event: Event): string | null {
  const { change, kind } = letter
  if (change === null || kind === 'event_cancelled') return null
  const isSame =
    change.was.startsAt === change.is.startsAt &&
    change.was.endsAt === change.is.endsAt &&
    change.was.isAllDay === change.is.isAllDay
  const isSamePlace = change.was.place === change.is.place
  if (isSame && isSamePlace) return null
  return [rangeOf(change.was, letter, event), isSamePlace ? null : change.was.place]
    .filter(Boolean)
    .join(', ')
}

/** Day and time of an event for its reader. */
export function rangeOf(span: SpanMoments, letter: LetterToWrite, { timeZone }: Event): string {
  const on = (zone: string) => eventRangeIn(span, letter.language, zone)
  // Whole days are the same in every zone.
  return span.isAllDay ? on(timeZone) : inZone(on, letter, timeZone)
}

/** In the event's zone; names the place if the reader's clock differs. */
function momentOf(instant: string, letter: LetterToWrite, { timeZone }: Event): string {
  return inZone((zone) => momentIn(new Date(instant), letter.language, zone), letter, timeZone)
}

function inZone(on: (zone: string) => string, letter: LetterToWrite, timeZone: string): string {
  const there = on(timeZone)
  if (letter.timeZone === null || on(letter.timeZone) === there) return there
  const zone = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
  return texts[letter.language].timeOf(there, zone)
}
