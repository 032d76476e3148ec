import { isForAdults } from '@touchline/domain/teams/age-bands'
import { locales, type Language } from '@touchline/domain/values/language'

import type { Queryable } from '#server/platform/database/database.ts'

import type { PublicTeam } from '../queries/teams.ts'
import {
  findTrainings,
  findTrainingTimes,
  type PublicTraining,
  type TrainingTime,
} from '../queries/trainings.ts'
import type { ShownWebsite } from './shown-website.ts'
import type { SiteWords } from './words.ts'

interface Asked {
  readonly teams: readonly PublicTeam[]
  readonly now: Date
}

/** The coming trainings of these teams, if the website shows them. */
export async function shownTrainings(
  db: Queryable,
  { website: { settings } }: ShownWebsite,
  { limit, ...asked }: Asked & { readonly limit: number },
): Promise<readonly PublicTraining[]> {
  if (!settings.showsTrainings) return []
  return findTrainings(db, { ...askedFor(asked, settings), limit })
}

/** "Tuesday, 17:30–19:00 · North Field" for each training time, by team. */
export async function trainingLines(
  db: Queryable,
  { website: { settings }, words }: ShownWebsite,
  asked: Asked,
): Promise<ReadonlyMap<string, readonly string[]>> {
  if (!settings.showsTrainings) return new Map()
  const times = await findTrainingTimes(db, askedFor(asked, settings))
  const lines = Map.groupBy(times, ({ teamId }) => teamId)
  return new Map(
    [...lines].map(([teamId, own]) => [
      teamId,
      own.slice(0, mostOfTeam).map((time) => lineOf(time, words)),
    ]),
  )
}

const mostOfTeam = 10

/**
 * Day, time and place together tell strangers where to find a child each week, so the place is left out
 * unless the club wants it or the team is of adults.
 */
function askedFor(
  { teams, now }: Asked,
  { showsPlacesOfChildren }: ShownWebsite['website']['settings'],
) {
  const open = teams.filter(({ ageGroup }) => showsPlacesOfChildren || isForAdults(ageGroup))
  return { teamIds: teams.map(({ id }) => id), placesOf: open.map(({ id }) => id), now }
}

function lineOf({ weekday, from, until, venue }: TrainingTime, { language }: SiteWords): string {
  const day = weekdaysIn(language)[weekday - 1] ?? ''
  return [`${day}, ${from}–${until}`, venue].filter((part) => part !== null).join(' · ')
}

const weekdays = new Map<Language, readonly string[]>()

/** From Monday. Creating a format takes longer than its uses on a page. */
function weekdaysIn(language: Language): readonly string[] {
  const known = weekdays.get(language)
  if (known !== undefined) return known
  const locale = locales[language]
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  const names = [5, 6, 7, 8, 9, 10, 11].map((day) => {
    // 5 January 2026 is a Monday.
    const name = format.format(new Date(Date.UTC(2026, 0, day)))
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
  })
  weekdays.set(language, names)
  return names
}
