import type { LiftLetterKind } from '@touchline/domain/accounts/letter-kinds'
import { fullTitle } from '@touchline/domain/events/full-title'
import { isolated } from '@touchline/domain/values/isolated'
import { withoutLinks } from '@touchline/domain/values/without-links'

import type { LiftsInLetter } from '../commands/letter-lifts.ts'
import type { EventLetter } from '../emails.ts'
import type { ChangeLetter } from './change.ts'
import { letterTexts as texts } from './letter-texts.ts'
import { listIn, shortDaysIn } from './moments.ts'

type LiftTexts = (typeof texts)['en']['lifts']

/** What a letter about a lift says in its first lines. */
export function liftLetter(written: EventLetter, kind: LiftLetterKind): ChangeLetter {
  const { letter, event } = written
  const text = texts[letter.language]
  const ask = askOf(written, kind)
  const day = shortDaysIn(event, letter.language, event.timeZone)
  const heading = (title: string) => headingOf(written, kind)(title)
  return {
    subject: `${heading(fullTitle(event))}, ${day}`,
    heading: withoutLinks(heading(event.title)),
    paragraphs: ask === undefined ? [] : [ask.words],
    action: (url) => [{ label: ask?.label ?? text.toEvent, url }],
  }
}

/** What a family is asked to do: answer a seat, or look for another one. */
function askOf({ letter, lifts: { rider } }: EventLetter, kind: LiftLetterKind) {
  const { lifts: text } = texts[letter.language]
  const isPending = rider?.seats.some(({ isAccepted }) => !isAccepted) === true
  if (kind === 'lift_reminder' || rider === undefined) return undefined
  if (kind === 'lift_ended' && rider.relation !== 'other')
    return { words: text.lookAgain, label: text.find }
  if (isPending && rider.relation === 'child')
    return { words: text.toAccept, label: text.answerSeat }
  return undefined
}

function headingOf(
  { letter, lifts: { rider } }: EventLetter,
  kind: LiftLetterKind,
): (title: string) => string {
  const { lifts } = texts[letter.language]
  const { firstName: name = '', relation = 'other' } = rider ?? {}
  const changed = (title: string) => lifts.changedChild(name, title)
  const headings = {
    lift_given: {
      self: lifts.forYou,
      child: (title: string) => lifts.forChild(name, title),
      other: (title: string) => lifts.withYou(name, title),
    },
    lift_ended: {
      self: lifts.lostYou,
      child: (title: string) => lifts.lostChild(name, 1, title),
      other: (title: string) => lifts.lostOther(name, title),
    },
    lift_changed: { self: lifts.changedYou, child: changed, other: changed },
    lift_reminder: { self: lifts.driving, child: lifts.driving, other: lifts.driving },
  }
  return headings[kind][relation]
}

/** "Car", or the way if it covers only a part of what was asked for. */
export function carLabel({ rider }: LiftsInLetter, text: LiftTexts): string {
  const [first, ...others] = rider?.seats ?? []
  const isPart = rider?.direction === 'both' && others.every(({ leg }) => leg === first?.leg)
  return first !== undefined && isPart ? text.legs[first.leg] : text.car
}

/** "Katrin Weber, 09:15, School car park": each car once. */
export function carsIn({ rider }: LiftsInLetter): string {
  const seats = rider?.seats ?? []
  const isOnlyBack = seats.every(({ leg }) => leg === 'back')
  const cars = seats.map(({ driver, leavesAt, meetingPlace }) =>
    [isolated(driver), isOnlyBack ? null : leavesAt, meetingPlace && isolated(meetingPlace)]
      .filter(Boolean)
      .join(', '),
  )
  return [...new Set(cars)].join(' · ')
}

/** "Ben Weber (+49…), Mia Ruiz" */
export function passengersIn(
  { passengers }: LiftsInLetter,
  language: EventLetter['letter']['language'],
): string {
  const named = passengers.map(({ name, phones }) =>
    phones.length === 0 ? isolated(name) : `${isolated(name)} (${phones.join(', ')})`,
  )
  return listIn(named, language)
}
