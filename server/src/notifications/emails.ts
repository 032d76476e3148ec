import type { Event, MyAnswer } from '@touchline/contract/events/shapes/event'
import { wholeTitle } from '@touchline/domain/events/whole-title'
import { isolated } from '@touchline/domain/values/isolated'
import type { Language } from '@touchline/domain/values/language'
import { withoutLinks } from '@touchline/domain/values/without-links'

import { stoppingOwn } from '#server/accounts/emails/stopping.ts'
import { compose, type Letter } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import type { TasksInLetter } from './commands/letter-tasks.ts'
import { letterTexts as texts } from './emails/letter-texts.ts'
import { dayIn, listIn, momentIn, shortDayIn } from './emails/moments.ts'
import { goneTasks, ownTasks } from './emails/task-words.ts'
import type { LetterToWrite } from './queries/letters.ts'

/** Somebody the letter is about, with a link to answer while answers are taken. */
export interface PersonInLetter extends Pick<MyAnswer, 'firstName' | 'relation'> {
  readonly answerUrl: string | undefined
}

export interface EventLetter {
  readonly letter: LetterToWrite
  readonly event: Event
  readonly people: readonly PersonInLetter[]
  readonly tasks: TasksInLetter
  readonly origin: string
  /** Stops letters of this kind: a page with a button, and the address of one click. */
  readonly stopUrl: string
}

/** The letter about an event, in the person's language, its times on the clock of the event. */
export function eventLetter(written: EventLetter): Mail {
  const { letter, event, people, origin } = written
  const { kind, language, email } = letter
  const stops = stoppingOwn(language, written)
  const text = texts[language]
  const title = withoutLinks(event.title)
  const team = isolated(withoutLinks(letter.team))
  const answers = people.flatMap(({ firstName, relation, answerUrl }) => {
    if (answerUrl === undefined) return []
    const label = relation === 'self' ? text.answer : text.answerFor(withoutLinks(firstName))
    return [{ label, url: answerUrl }]
  })
  const place = event.asGuest ? 'guest' : 'team'
  const url = `${origin}/${place}/${event.teamId}/events/${event.id}`
  return {
    kind: `notifications.${kind}`,
    teamId: letter.teamId,
    to: email,
    language,
    subject: `${text.headings[kind](wholeTitle(event))}, ${dayInShort(written)} (${letter.team})`,
    headers: stops.headers,
    ...compose({
      language,
      heading: text.headings[kind](title),
      paragraphs: [text.intros[kind](team), ...childrenIn(people, language)],
      facts: factsOf(written),
      actions: [...answers, { label: text.toEvent, url }],
      footer: [
        ...(answers.length > 0 ? [text.onlyYours] : []),
        event.asGuest ? text.whyGuest(team) : text.why(team),
        ...stops.lines,
      ],
    }),
  }
}

/** Many letters of one team stand below each other: each says which day it is about. */
function dayInShort({ letter, event }: EventLetter): string {
  return shortDayIn(new Date(event.startsAt), letter.language, event.timeZone)
}

/** A letter about the reader alone does not say so. */
function childrenIn(people: readonly PersonInLetter[], language: Language): string[] {
  if (!people.some(({ relation }) => relation === 'child')) return []
  const names = people.map(({ firstName }) => withoutLinks(firstName))
  return [texts[language].about(listIn(names, language))]
}

function factsOf({ letter, event, tasks }: EventLetter): NonNullable<Letter['facts']> {
  const text = texts[letter.language]
  const { kind, cancelReason } = letter
  const meeting = [event.meetingLocal?.slice(11), event.meetingPlace].filter(Boolean).join(', ')
  const answerBy =
    kind === 'event_cancelled' || event.answerUntil === null
      ? null
      : momentOf(event.answerUntil, letter, event)
  const facts: readonly (readonly [string, string | null])[] = [
    [text.when, momentOf(event.startsAt, letter, event)],
    [text.repeats, kind === 'event_created' ? laterIn(letter, event) : null],
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

/** On the clock of the event's place; the place is named when the reader's clock shows another time. */
function momentOf(instant: string, letter: LetterToWrite, { timeZone }: Event): string {
  const { language } = letter
  const on = (zone: string) => momentIn(new Date(instant), language, zone)
  const there = on(timeZone)
  if (letter.timeZone === null || on(letter.timeZone) === there) return there
  const zone = (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')
  return texts[language].timeOf(there, zone)
}
