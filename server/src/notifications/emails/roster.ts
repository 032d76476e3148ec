import { fullTitle } from '@touchline/domain/events/full-title'
import { changeInWords } from '@touchline/domain/notifications/change-in-words'
import { readsLikeAName } from '@touchline/domain/teams/known-name'
import type { Language } from '@touchline/domain/values/language'
import { withoutLinks } from '@touchline/domain/values/without-links'

import { unsubscribeParts } from '#server/accounts/emails/unsubscribe.ts'
import { compose, labelled, type Letter } from '#server/platform/mail/letter.ts'
import type { Mail } from '#server/platform/mail/mail.ts'

import { letterTexts } from './letter-texts.ts'
import { eventRangeIn, listIn, momentIn, shortDaysIn } from './moments.ts'
import { rosterTexts as texts, welcomeTexts as buttons } from './roster-texts.ts'

/** The recipient of an email about a team they have not joined. */
export interface RosterLetter {
  readonly team: {
    readonly id: string
    readonly name: string
    readonly language: Language
  }
  readonly to: string
  /** First names of the children it concerns; empty for the reader. */
  readonly children: readonly string[]
  /** Several people have been on the team for a while. */
  readonly isKnown: boolean
  /** The page that joins with one tap. */
  readonly url: string
  readonly stopUrl: string
  /** The address has stopped such letters. */
  readonly isUnwanted: boolean
}

interface Appointment {
  readonly startsAt: string
  readonly endsAt: string
  readonly isAllDay: boolean
  readonly place: string | null
}

export interface ChangedEvent {
  readonly kind: 'event_changed' | 'event_cancelled' | 'event_restored'
  readonly title: string
  readonly opponent: string | null
  readonly timeZone: string
  readonly was: Appointment
  readonly is: Appointment
  /** How many dates of a series changed. */
  readonly count: number
}

/** A change or cancellation, with the new facts first. Names no place if it is about children. */
export function rosterChangeLetter(letter: RosterLetter, event: ChangedEvent): Mail {
  const { language } = letter.team
  const { subject, heading } = newsOf(letter, event)
  const named = [event.title, event.opponent ?? '']
  const when = eventRangeIn(event.is, language, event.timeZone)
  const place = letter.children.length === 0 ? event.is.place : null
  const { when: whenLabel, where } = letterTexts[language]
  return mailOf(letter, 'notifications.roster_change', {
    subject: leading(letter, named, subject),
    heading,
    preview: [heading, when].join(' · '),
    paragraphs: [],
    facts: [[whenLabel, when], ...(place === null ? [] : [[where, withoutLinks(place)] as const])],
  })
}

export interface OutlookEvent {
  readonly title: string
  readonly opponent: string | null
  readonly startsAt: Date
  readonly timeZone: string
}

/** The next events, at most once a week. */
export function rosterOutlookLetter(letter: RosterLetter, events: readonly OutlookEvent[]): Mail {
  const { language } = letter.team
  const { outlook } = texts[language]
  const names = namesIn(letter)
  const subjectFor = (team: string) =>
    names === '' ? outlook.subject(team) : outlook.subjectFor(names, team)
  const team = withoutLinks(letter.team.name)
  const dates = events.map(
    (event) =>
      [momentIn(event.startsAt, language, event.timeZone), withoutLinks(fullTitle(event))] as const,
  )
  return mailOf(letter, 'notifications.roster_outlook', {
    subject: leading(letter, [], subjectFor(letter.team.name)),
    heading: subjectFor(team),
    preview: dates.map((date) => date.join(' ')).join(' · '),
    paragraphs: [outlook.intro(team)],
    facts: dates,
  })
}

/** Team names can be anything: one that reads like a warning stays out of the subject. */
function leading(
  { team, children, isKnown }: RosterLetter,
  names: readonly string[],
  subject: string,
): string {
  const mayLead = isKnown || [team.name, ...children, ...names].every(readsLikeAName)
  return mayLead ? subject : texts[team.language].unnamed
}

type Said = Pick<Letter, 'heading' | 'preview' | 'paragraphs' | 'facts'> & {
  readonly subject: string
}

function mailOf(
  letter: RosterLetter,
  kind: 'notifications.roster_change' | 'notifications.roster_outlook',
  { subject, ...said }: Said,
): Mail {
  const { team, to, url, stopUrl, isUnwanted } = letter
  const { language } = team
  const text = texts[language]
  const { action, actionFor } = buttons[language].letter
  const { headers, line } = unsubscribeParts(language, stopUrl)
  const names = namesIn(letter)
  const about = names === '' ? [] : [text.about(names)]
  return {
    kind,
    teamId: team.id,
    to,
    language,
    subject,
    headers,
    isUnwanted,
    ...compose({
      language,
      ...said,
      paragraphs: [...said.paragraphs, ...about, text.answerHint],
      action: { label: names === '' ? action : actionFor(names), url },
      footer: [text.why(withoutLinks(team.name)), text.notMe, line],
    }),
  }
}

function newsOf(
  { team, children }: RosterLetter,
  event: ChangedEvent,
): Pick<Said, 'subject' | 'heading'> {
  const { language } = team
  const text = letterTexts[language]
  const title = fullTitle(event)
  const more = event.count > 1 ? [text.changes.more(event.count - 1)] : []
  const day = shortDaysIn(event.is, language, event.timeZone)
  const hasMoved = event.was.startsAt !== event.is.startsAt || event.was.endsAt !== event.is.endsAt
  const mayNamePlace = children.length === 0
  if (event.kind !== 'event_changed' || (!hasMoved && !mayNamePlace)) {
    const named = (shown: string) => [text.headings[event.kind](shown), day, ...more].join(', ')
    const heading = named(withoutLinks(title))
    const isPlaceAlone = event.kind === 'event_changed'
    return {
      subject: `${named(title)} (${team.name})`,
      heading: isPlaceAlone ? `${heading}. ${texts[language].placeMoved}` : heading,
    }
  }
  const known = (one: Appointment): Appointment => ({
    ...one,
    place: mayNamePlace && one.place !== null ? withoutLinks(one.place) : null,
  })
  const words = changeInWords(
    { was: known(event.was), is: known(event.is), timeZone: event.timeZone },
    text.changes,
  )
  const named = words.isSameDay ? [title, day, ...more] : [title, ...more]
  return {
    subject: `${labelled(language, words.short, named.join(', '))} (${team.name})`,
    heading: [`${withoutLinks(title)} · ${words.news}`, ...more].join(', '),
  }
}

function namesIn({ children, team }: RosterLetter): string {
  return listIn(children.map(withoutLinks), team.language)
}
