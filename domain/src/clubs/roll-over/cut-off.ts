import { playsByCalendarYear, type SeasonDates, type SeasonSetting } from '../../teams/season.ts'

/**
 * The usual cut-off day for age groups in a country. 1 September with school years (England), 1
 * August in the United States, elsewhere 1 January of the season's last year, so that everyone born
 * in one year plays together, also in calendar-year seasons.
 */
export function defaultCutOff(season: SeasonDates, setting: SeasonSetting): string {
  if (!playsByCalendarYear(setting)) {
    if (setting.country === 'GB') return `${yearOf(season.startsOn)}-09-01`
    if (setting.country === 'US') return `${yearOf(season.startsOn)}-08-01`
  }
  return `${yearOf(season.endsOn)}-01-01`
}

/**
 * Completed years on the cut-off day. Rules say 'born on or after the cut-off day', so a birthday
 * on that day doesn't count yet.
 */
export function ageAtCutOff(birthDate: string, cutOff: string): number {
  const years = yearOf(cutOff) - yearOf(birthDate)
  return birthDate.slice(5) < cutOff.slice(5) ? years : years - 1
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}
