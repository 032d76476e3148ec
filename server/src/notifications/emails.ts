import type { Event, MyAnswer } from '@touchline/contract/events/shapes/event'
import { fullTitle } from '@touchline/domain/events/full-title'
import { isolated } from '@touchline/domain/values/isolated'
import type { Language } from '@touchline/domain/values/language'
import { withoutLinks } from '@touchline/domain/values/without-links'

import { stoppingOwn } from '#server/accounts/emails/stopping.ts'
import { compose } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import type { TasksInLetter } from './commands/letter-tasks.ts'
import { changeLetter, type ChangeLetter } from './emails/change.ts'
import { eventFacts, rangeOf } from './emails/event-facts.ts'
import { letterTexts as texts } from './emails/letter-texts.ts'
import { listIn, shortDaysIn } from './emails/moments.ts'
import { goneTasks, ownTasks } from './emails/task-words.ts'
import type { LetterToWrite } from './queries/letters.ts'

/** A person the email is about, with an answer link while answering is open. */
export interface PersonInLetter extends Pick<MyAnswer, 'firstName' | 'relation' | 'answer'> {
  readonly answerUrl: string | undefined
  /** After the deadline a "yes" can only be withdrawn. */
  readonly isClosed: boolean
}

export interface EventLetter {
  readonly letter: LetterToWrite
  readonly event: Event
  readonly people: readonly PersonInLetter[]
  readonly tasks: TasksInLetter
  readonly origin: string
  /** Unsubscribes from this kind: a page with a button, and the one-click address. */
  readonly stopUrl: string
  readonly now: Date
}

/** An email about an event, in the reader's language, with times in the event's zone. */
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
      facts: eventFacts(written),
      actions,
      footer: [
        ...(actions.some((one) => one.url !== url) ? [text.onlyYours] : []),
        event.asGuest ? text.whyGuest(team) : text.why(team),
        ...stops.lines,
      ],
    }),
  }
}

/** The text of event emails without a change. */
function plainLetter(written: EventLetter): ChangeLetter {
  const { letter, event } = written
  const { kind, language } = letter
  const text = texts[language]
  if (kind === 'withdrawn_late') return withdrawalLetter(written)
  const tasks = tasksIn(written)
  const answers = kind === 'task_given' || kind === 'task_taken_back' ? [] : answersOf(written)
  const named = (title: string) => [...tasks, title].join(' · ')
  return {
    subject: `${text.headings[kind](named(fullTitle(event)))}, ${dayInShort(written)}`,
    heading: text.headings[kind](withoutLinks(named(event.title))),
    paragraphs: [text.intros[kind](isolated(withoutLinks(letter.team)))],
    action: (url) => (answers.length > 0 ? answers : [{ label: text.toEvent, url }]),
  }
}

/** Tasks are named in the first line. */
function tasksIn({ letter: { kind, language }, tasks }: EventLetter): readonly string[] {
  const { presetTasks } = texts[language]
  const named = {
    task_given: () => ownTasks(tasks, presetTasks),
    task_taken_back: () => goneTasks(tasks, presetTasks),
  }
  const names = kind === 'task_given' || kind === 'task_taken_back' ? named[kind]() : []
  return names.length === 0 ? [] : [listIn(names, language)]
}

/** When, where and for whom: with the subject, all that people need on the way. */
function previewOf({ letter, event }: EventLetter, children: readonly string[]): string {
  const place = event.location === null ? null : withoutLinks(event.location)
  const reason =
    letter.kind === 'event_cancelled' && letter.cancelReason !== null
      ? withoutLinks(letter.cancelReason)
      : null
  return [rangeOf(event, letter, event), place, reason, ...children].filter(Boolean).join(' · ')
}

/** A player withdrew a yes after the deadline. */
function withdrawalLetter(written: EventLetter): ChangeLetter {
  const { letter, event } = written
  const text = texts[letter.language]
  const { heading, intro } = text.withdrawnLate
  const name = letter.absentee ?? ''
  return {
    subject: `${heading(name, fullTitle(event))}, ${dayInShort(written)}`,
    heading: heading(withoutLinks(name), withoutLinks(fullTitle(event))),
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

/** Emails of a team appear below each other: each subject has the day. */
function dayInShort({ letter, event }: EventLetter): string {
  return shortDaysIn(event, letter.language, event.timeZone)
}

/** Empty if only the reader is concerned. */
function childrenIn(people: readonly PersonInLetter[], language: Language): string[] {
  if (!people.some(({ relation }) => relation === 'child')) return []
  const names = people.map(({ firstName }) => withoutLinks(firstName))
  return [texts[language].about(listIn(names, language))]
}
