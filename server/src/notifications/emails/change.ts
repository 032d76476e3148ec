import { fullTitle } from '@touchline/domain/events/full-title'
import { changeInWords } from '@touchline/domain/notifications/change-in-words'
import { isolated } from '@touchline/domain/values/isolated'
import { withoutLinks } from '@touchline/domain/values/without-links'

import { labelled, type Letter } from '#server/platform/mail/letter.ts'

import type { EventLetter } from '../emails.ts'
import { letterTexts as texts } from './letter-texts.ts'
import { eventRangeIn, momentIn, shortDaysIn } from './moments.ts'

/** The first lines and the button of an email. */
export interface ChangeLetter {
  /** The change first, as a lock screen shows only the subject. */
  readonly subject: string
  readonly heading: string
  /** The lock-screen line after the subject: when, where and for whom, unless given. */
  readonly preview?: string
  readonly paragraphs: readonly string[]
  readonly sections?: Letter['sections']
  readonly action: (eventUrl: string) => readonly { readonly label: string; readonly url: string }[]
}

/** The first lines of an email about a change; undefined for other emails. */
export function changeLetter(written: EventLetter): ChangeLetter | undefined {
  const { letter, event } = written
  if (letter.change === null) return undefined
  return letter.kind === 'event_changed' ? moved(written, letter.change) : onOrOff(written, event)
}

function moved(
  { letter, event, people }: EventLetter,
  { was, is, count }: NonNullable<EventLetter['letter']['change']>,
): ChangeLetter {
  const { language } = letter
  const text = texts[language]
  const { timeZone } = event
  const read = (one: typeof was) => ({
    ...one,
    place: one.place === null ? null : withoutLinks(one.place),
  })
  const words = changeInWords({ was: read(was), is: read(is), timeZone }, text.changes)
  const more = count > 1 ? [text.changes.more(count - 1)] : []
  const day = shortDaysIn(is, language, timeZone)
  const title = fullTitle(event)
  const named = words.isSameDay ? [title, day, ...more] : [title, ...more]
  const hasAnswered = people.length > 0 && people.every(({ answer }) => answer !== null)
  return {
    subject: labelled(language, words.short, named.join(', ')),
    heading: [words.news, ...more].join(', '),
    preview: [words.news, ...more].join(', '),
    paragraphs: [
      text.changed.moved(isolated(withoutLinks(title)), isolated(withoutLinks(letter.team))),
      ...(people.length === 0 ? [] : [hasAnswered ? text.changed.kept : text.changed.answer]),
    ],
    action: (eventUrl) => [
      oneAnswer(people, hasAnswered ? text.changed.action : text.answer) ?? {
        label: text.toEvent,
        url: eventUrl,
      },
    ],
  }
}

/** For several children the event page asks about all of them. */
function oneAnswer(people: EventLetter['people'], label: string) {
  const [person, ...others] = people
  if (person?.answerUrl === undefined || others.length > 0) return undefined
  return { label, url: person.answerUrl }
}

function onOrOff({ letter, people }: EventLetter, event: EventLetter['event']): ChangeLetter {
  const { language, change } = letter
  const kind = letter.kind === 'event_cancelled' ? 'event_cancelled' : 'event_restored'
  const text = texts[language]
  const day = shortDaysIn(event, language, event.timeZone)
  const clock = event.isAllDay
    ? eventRangeIn(event, language, event.timeZone)
    : momentIn(new Date(event.startsAt), language, event.timeZone)
  const more = change !== null && change.count > 1 ? [text.changes.more(change.count - 1)] : []
  return {
    subject: [text.headings[kind](fullTitle(event)), day, ...more].join(', '),
    heading: [text.headings[kind](withoutLinks(fullTitle(event))), clock, ...more].join(', '),
    paragraphs: [text.intros[kind](isolated(withoutLinks(letter.team)))],
    action: (eventUrl) => [
      (kind === 'event_restored' ? oneAnswer(people, text.answer) : undefined) ?? {
        label: text.toEvent,
        url: eventUrl,
      },
    ],
  }
}
