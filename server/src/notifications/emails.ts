import type { Event, MyAnswer } from '@touchline/contract/events/shapes/event'
import type { SpanMoments } from '@touchline/domain/events/moments'
import { wholeTitle } from '@touchline/domain/events/whole-title'
import { isolated } from '@touchline/domain/values/isolated'
import type { Language } from '@touchline/domain/values/language'
import { withoutLinks } from '@touchline/domain/values/without-links'

import { stoppingOwn } from '#server/accounts/emails/stopping.ts'
import { compose, type Letter } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import type { TasksInLetter } from './commands/letter-tasks.ts'
import { changeLetter, type ChangeLetter } from './emails/change.ts'
import { letterTexts as texts } from './emails/letter-texts.ts'
import { dayIn, eventRangeIn, listIn, momentIn, shortDaysIn } from './emails/moments.ts'
import { goneTasks, ownTasks } from './emails/task-words.ts'
import type { LetterToWrite } from './queries/letters.ts'

/** Somebody the letter is about, with a link to answer while answers are taken. */
export interface PersonInLetter extends Pick<MyAnswer, 'firstName' | 'relation' | 'answer'> {
  readonly answerUrl: string | undefined
  /** The deadline has passed: a "yes" can be taken back, nothing else. */
  readonly isClosed: boolean
}

export interface EventLetter {
  readonly letter: LetterToWrite
  readonly event: Event
  readonly people: readonly PersonInLetter[]
  readonly tasks: TasksInLetter
  readonly origin: string
  /** Stops letters of this kind: a page with a button, and the address of one click. */
  readonly stopUrl: string
  readonly now: Date
}

/** The letter about an event, in the person's language, its times on the clock of the event. */
export function eventLetter(written: EventLetter): Mail {
  const { letter, event, people, origin } = written
  const { kind, language, email } = letter
  const stops = stoppingOwn(language, written)
  const text = texts[language]
  const team = isolated(withoutLinks(letter.team))
  const place = event.asGuest ? 'guest' : 'team'
  const url = `${origin}/${place}/${event.teamId}/events/${event.id}`
  const { subject, action, ...said } = changeLetter(written) ?? plainLetter(written)
  const actions = action(url)
  const children = childrenIn(people, language)
  return {
    kind: `notifications.${kind}`,
    teamId: letter.teamId,
    to: email,
    language,
    subject: `${subject} (${letter.team})`,
    headers: stops.headers,
    ...compose({
      language,
      preview: previewOf(written, children),
      ...said,
      paragraphs: [...said.paragraphs, ...children],
      facts: factsOf(written),
      actions,
      footer: [
        ...(actions.some((one) => one.url !== url) ? [text.onlyYours] : []),
        event.asGuest ? text.whyGuest(team) : text.why(team),
        ...stops.lines,
      ],
    }),
  }
}

/** What any letter about an event says that tells no change. */
function plainLetter(written: EventLetter): ChangeLetter {
  const { letter, event } = written
  const { kind, language } = letter
  const text = texts[language]
  if (kind === 'withdrawn_late') return withdrawalLetter(written)
  const tasks = tasksIn(written)
  const answers = kind === 'task_given' || kind === 'task_taken_back' ? [] : answersOf(written)
  const named = (title: string) => [...tasks, title].join(' · ')
  return {
    subject: `${text.headings[kind](named(wholeTitle(event)))}, ${dayInShort(written)}`,
    heading: text.headings[kind](withoutLinks(named(event.title))),
    paragraphs: [text.intros[kind](isolated(withoutLinks(letter.team)))],
    action: (url) => (answers.length > 0 ? answers : [{ label: text.toEvent, url }]),
  }
}

/** A letter about tasks names them in its first line. */
function tasksIn({ letter: { kind, language }, tasks }: EventLetter): readonly string[] {
  const { presetTasks } = texts[language]
  const named = {
    task_given: () => ownTasks(tasks, presetTasks),
    task_taken_back: () => goneTasks(tasks, presetTasks),
  }
  const names = kind === 'task_given' || kind === 'task_taken_back' ? named[kind]() : []
  return names.length === 0 ? [] : [listIn(names, language)]
}

/** When, where and for whom: with the subject, all that somebody on the way has to know. */
function previewOf({ letter, event }: EventLetter, children: readonly string[]): string {
  const place = event.location === null ? null : withoutLinks(event.location)
  const reason =
    letter.kind === 'event_cancelled' && letter.cancelReason !== null
      ? withoutLinks(letter.cancelReason)
      : null
  return [rangeOf(event, letter, event), place, reason, ...children].filter(Boolean).join(' · ')
}

/** A player who said yes can't come after all, and the deadline has passed. */
function withdrawalLetter(written: EventLetter): ChangeLetter {
  const { letter, event } = written
  const text = texts[letter.language]
  const { heading, intro } = text.withdrawnLate
  const name = letter.absentee ?? ''
  return {
    subject: `${heading(name, wholeTitle(event))}, ${dayInShort(written)}`,
    heading: heading(withoutLinks(name), withoutLinks(wholeTitle(event))),
    paragraphs: [intro(isolated(withoutLinks(letter.team)))],
    action: (url) => [{ label: text.toEvent, url }],
  }
}

function answersOf({ letter: { language, kind }, people }: EventLetter) {
  const text = texts[language]
  return people.flatMap(({ firstName, relation, answerUrl, isClosed }) => {
    if (answerUrl === undefined) return []
    const own = isClosed && kind === 'moved_up' ? text.withdraw : text.answer
    const label = relation === 'self' ? own : text.answerFor(withoutLinks(firstName))
    return [{ label, url: answerUrl }]
  })
}

/** Many letters of one team stand below each other: each says which day it is about. */
function dayInShort({ letter, event }: EventLetter): string {
  return shortDaysIn(event, letter.language, event.timeZone)
}

/** A letter about the reader alone does not say so. */
function childrenIn(people: readonly PersonInLetter[], language: Language): string[] {
  if (!people.some(({ relation }) => relation === 'child')) return []
  const names = people.map(({ firstName }) => withoutLinks(firstName))
  return [texts[language].about(listIn(names, language))]
}

function factsOf({ letter, event, tasks, now }: EventLetter): NonNullable<Letter['facts']> {
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
    [text.withdrawnLate.coming, kind === 'withdrawn_late' ? String(event.counts.going) : null],
    [text.where, event.location],
    [text.meeting, meeting],
    [text.opponent, event.opponent],
    [text.kit, event.kit],
    [text.answerBy, answerBy],
    [text.reason, kind === 'event_cancelled' ? cancelReason : null],
    [text.tasks, listIn(ownTasks(tasks, text.presetTasks), letter.language)],
    [text.noTasks, listIn(goneTasks(tasks, text.presetTasks), letter.language)],
    [text.files, kind === 'event_cancelled' ? null : listIn(letter.files, letter.language)],
  ]
  return facts.flatMap(([label, words]) =>
    words === null || words === '' ? [] : [[label, withoutLinks(words)] as const],
  )
}

/** Of a series: how many more there are, and until when. */
function laterIn(letter: LetterToWrite, { timeZone }: Event): string | null {
  const { language, laterDates, lastStartsAt } = letter
  if (lastStartsAt === null) return null
  return texts[language].moreDates(laterDates, dayIn(lastStartsAt, language, timeZone))
}

/** When and where it was; the place only where that is new. */
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

function rangeOf(span: SpanMoments, letter: LetterToWrite, { timeZone }: Event): string {
  const on = (zone: string) => eventRangeIn(span, letter.language, zone)
  // A day is a day, whatever the reader's clock shows.
  return span.isAllDay ? on(timeZone) : inZone(on, letter, timeZone)
}

/** On the clock of the event's place; the place is named when the reader's clock shows another time. */
function momentOf(instant: string, letter: LetterToWrite, { timeZone }: Event): string {
  return inZone((zone) => momentIn(new Date(instant), letter.language, zone), letter, timeZone)
}

function inZone(on: (zone: string) => string, letter: LetterToWrite, timeZone: string): string {
  const there = on(timeZone)
  if (letter.timeZone === null || on(letter.timeZone) === there) return there
  const zone = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
  return texts[letter.language].timeOf(there, zone)
}
