import { addDays, weekdays, type Weekday } from '@touchline/domain/events/days'
import { isolated } from '@touchline/domain/values/isolated'
import { type Language, locales } from '@touchline/domain/values/language'
import { withoutLinks } from '@touchline/domain/values/without-links'

import type { SeasonInLetter } from '../commands/letter-season.ts'
import type { EventLetter } from '../emails.ts'
import type { ChangeLetter } from './change.ts'
import { letterTexts as texts } from './letter-texts.ts'
import { listIn } from './moments.ts'

/** All teams of a family in one letter, with the days of training and the matches. */
export function seasonLetter({ letter, seasons, feedUrl, origin }: EventLetter): ChangeLetter {
  const { language } = letter
  const text = texts[language].season
  const names = seasons.map(({ name }) => name)
  const lines = seasons.map((season) => ({
    heading: headingOf(season, language),
    lines: linesOf(season, language),
  }))
  return {
    subject: text.subject(listIn(names, language)),
    heading: text.heading,
    preview: lines.flatMap((one) => one.lines).join(' · '),
    paragraphs: [text.intro],
    sections: [
      ...lines,
      ...(feedUrl === undefined ? [] : [{ heading: text.subscribe, lines: [feedUrl] }]),
    ],
    action: () => [{ label: text.calendar, url: `${origin}/calendar` }],
  }
}

function headingOf({ name, children }: SeasonInLetter, language: Language): string {
  const names = children.map((child) => isolated(withoutLinks(child)))
  const team = isolated(withoutLinks(name))
  return names.length === 0 ? team : `${team} · ${listIn(names, language)}`
}

function linesOf({ trainings, matches }: SeasonInLetter, language: Language): readonly string[] {
  const text = texts[language].season
  const days = trainings.map(({ weekdays: on, from, to, venue }) =>
    [`${daysIn(on, language)} ${from}–${to}`, withoutLinks(venue)].filter(Boolean).join(', '),
  )
  return [...days, ...(matches === 0 ? [] : [text.matches(matches)])]
}

/** 4 January 2027 is a Monday. */
const monday = '2027-01-04'

function daysIn(days: readonly Weekday[], language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], { weekday: 'long', timeZone: 'UTC' })
  const words = days.map((day) =>
    format.format(new Date(`${addDays(monday, weekdays.indexOf(day))}T12:00:00Z`)),
  )
  return listIn(words, language)
}
