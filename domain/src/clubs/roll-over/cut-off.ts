import { playsByCalendarYear, type SeasonDates, type SeasonSetting } from '../../teams/season.ts'

/**
 * The day that sorts the ages of a season, as most associations of the country do it; whoever plays
 * otherwise changes it. 1 September where school years do (England), 1 August in the United States,
 * elsewhere 1 January of the year the season ends in: with it, everyone born in one year plays
 * together, in seasons by the calendar year as well.
 */
export function usualCutOff(season: SeasonDates, setting: SeasonSetting): string {
  if (!playsByCalendarYear(setting)) {
    if (setting.country === 'GB') return `${yearOf(season.startsOn)}-09-01`
    if (setting.country === 'US') return `${yearOf(season.startsOn)}-08-01`
  }
  return `${yearOf(season.endsOn)}-01-01`
}

/**
 * Completed years when a season is sorted. Rules read 'born on or after the cut-off day': whoever has
 * their birthday on that very day is counted as if it were still to come.
 */
export function ageAtCutOff(birthDate: string, cutOff: string): number {
  const years = yearOf(cutOff) - yearOf(birthDate)
  return birthDate.slice(5) < cutOff.slice(5) ? years : years - 1
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4))
}
