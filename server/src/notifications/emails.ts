import type { Event, MyAnswer } from '@touchline/contract/events/shapes/event'
import { isolated } from '@touchline/domain/values/isolated'
import { withoutLinks } from '@touchline/domain/values/without-links'

import { accountUnsubscribeParts } from '#server/accounts/emails/unsubscribe.ts'
import { compose } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import type { LiftsInLetter } from './commands/letter-lifts.ts'
import type { SeasonInLetter } from './commands/letter-season.ts'
import type { TasksInLetter } from './commands/letter-tasks.ts'
import { changeLetter } from './emails/change.ts'
import { eventFacts, isForStaff, rangeOf } from './emails/event-facts.ts'
import { letterTexts as texts } from './emails/letter-texts.ts'
import { listIn } from './emails/moments.ts'
import { plainLetter } from './emails/plain.ts'
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
  readonly lifts: LiftsInLetter
  /** The reader's teams, where it is about a whole season. */
  readonly seasons: readonly SeasonInLetter[]
  /** The reader's own calendar feed, for a letter about a season. */
  readonly feedUrl: string | undefined
  readonly origin: string
  /** Unsubscribes from this kind: a page with a button, and the one-click address. */
  readonly stopUrl: string
  readonly now: Date
}

/** An email about an event, in the reader's language, with times in the event's zone. */
export function eventLetter(written: EventLetter): Mail {
  const { letter, event, people, origin } = written
  const { kind, language, email } = letter
  const stops = accountUnsubscribeParts(language, written)
  const text = texts[language]
  const team = isolated(withoutLinks(letter.team))
  const place = event.asGuest ? 'guest' : 'team'
  const url = `${origin}/${place}/${event.teamId}/events/${event.id}`
  const { subject, action, ...said } = changeLetter(written) ?? plainLetter(written)
  const actions = action(url)
  const children = isAboutChildren(kind) ? childrenIn(people, language) : []
  return {
    kind: `notifications.${kind}`,
    teamId: letter.teamId,
    to: email,
    language,
    subject: kind === 'season_published' ? subject : `${subject} (${letter.team})`,
    headers: stops.headers,
    ...compose({
      language,
      preview: previewOf(written, children),
      ...said,
      paragraphs: [...said.paragraphs, ...children],
      facts: kind === 'season_published' ? [] : eventFacts(written),
      actions,
      footer: [
        ...(people.some(({ answerUrl }) => actions.some((one) => one.url === answerUrl))
          ? [text.onlyYours]
          : []),
        event.asGuest ? text.whyGuest(team) : text.why(team),
        ...stops.lines,
      ],
    }),
  }
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

/** Staff read about players, and a season names the children of each team. */
function isAboutChildren(kind: LetterToWrite['kind']): boolean {
  return !isForStaff(kind) && kind !== 'season_published'
}

/** Empty if only the reader is concerned. */
function childrenIn(
  people: readonly PersonInLetter[],
  language: LetterToWrite['language'],
): string[] {
  if (!people.some(({ relation }) => relation === 'child')) return []
  const names = people.map(({ firstName }) => withoutLinks(firstName))
  return [texts[language].about(listIn(names, language))]
}
