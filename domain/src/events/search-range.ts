import { addDays } from './days.ts'
import { addMonths } from './month-grid.ts'

interface Season {
  readonly startsOn: string
  readonly endsOn: string
}

/** The longest period the server searches at once, in days. */
const longest = 799

/** The season that contains a month. */
export function findSeasonOfMonth<Shown extends Season>(
  seasons: readonly Shown[],
  month: string,
): Shown | undefined {
  return seasons.find(
    ({ startsOn, endsOn }) => startsOn.slice(0, 7) <= month && month <= endsOn.slice(0, 7),
  )
}

/** The searched days, both included: the season, or a year before and after. */
export function searchRange(
  season: Season | undefined,
  month: string,
): { readonly from: string; readonly to: string } {
  if (season === undefined)
    return { from: `${addMonths(month, -12)}-01`, to: `${addMonths(month, 13)}-01` }
  const end = addDays(season.startsOn, longest)
  return { from: season.startsOn, to: season.endsOn < end ? season.endsOn : end }
}
