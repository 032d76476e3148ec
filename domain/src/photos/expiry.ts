import { nextSeason, seasonOn, type SeasonDates, type SeasonSetting } from '../teams/season.ts'
import { addDays } from '../values/days.ts'

/** Days before the end on which the team is warned. */
export const warningDays = 30

/** Albums from the last weeks of a season stay for at least this many days. */
const leastDays = 60

/** What decides about the end of an album. Days are YYYY-MM-DD. */
export interface AlbumDates extends SeasonSetting {
  readonly takenOn: string
  /** In the team's time zone. */
  readonly today: string
  /** The team's own seasons; elsewhere the usual one of its sport and country counts. */
  readonly seasons: readonly SeasonDates[]
}

/** The last day of a new album: the season's end, at least 60 days from now. */
export function expiryOf({ takenOn, today, seasons, ...setting }: AlbumDates): string {
  const season =
    seasons.find(({ startsOn, endsOn }) => startsOn <= takenOn && takenOn <= endsOn) ??
    seasonOn(takenOn, setting)
  const least = addDays(today, leastDays)
  return season.endsOn > least ? season.endsOn : least
}

/**
 * The last day after an extension by one season; undefined while the album ends later than a season
 * from now.
 */
export function extendedExpiry(
  expiresOn: string,
  { today, seasons, ...setting }: Omit<AlbumDates, 'takenOn'>,
): string | undefined {
  if (expiresOn > addDays(today, 366)) return undefined
  const next = seasons
    .toSorted((a, b) => (a.endsOn < b.endsOn ? -1 : 1))
    .find(({ endsOn }) => endsOn > expiresOn)
  return (next ?? nextSeason(expiresOn, setting)).endsOn
}
