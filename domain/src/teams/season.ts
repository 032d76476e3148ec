/** A season; both days are included. */
export interface SeasonDates {
  readonly name: string
  /** YYYY-MM-DD */
  readonly startsOn: string
  readonly endsOn: string
}

export interface SeasonSetting {
  readonly sport: string
  readonly country: string
}

/**
 * The season on a day: August to July ('2024-2025'), or the calendar year ('2025') if country or
 * sport plays by it.
 */
export function seasonOn(day: string, setting: SeasonSetting): SeasonDates {
  const year = Number(day.slice(0, 4))
  if (playsByCalendarYear(setting))
    return { name: String(year), startsOn: `${year}-01-01`, endsOn: `${year}-12-31` }
  const first = day.slice(5) < '08-01' ? year - 1 : year
  return {
    name: `${first}-${first + 1}`,
    startsOn: `${first}-08-01`,
    endsOn: `${first + 1}-07-31`,
  }
}

/** The season after the one on this day. */
export function nextSeason(day: string, setting: SeasonSetting): SeasonDates {
  return seasonOn(`${Number(day.slice(0, 4)) + 1}${day.slice(4)}`, setting)
}

export type SeasonStatus = 'past' | 'current' | 'future'

export function seasonStatus(season: SeasonDates, today: string): SeasonStatus {
  if (season.endsOn < today) return 'past'
  return season.startsOn > today ? 'future' : 'current'
}

/** True if all fields are filled and the season doesn't end before it starts. */
export function isComplete({ name, startsOn, endsOn }: SeasonDates): boolean {
  return name.trim() !== '' && startsOn !== '' && startsOn <= endsOn
}

export type SeasonHold = 'has_events' | 'between_seasons'

/**
 * Why a season can't be deleted: events belong to it, or it lies between two others. Undefined if
 * it can.
 */
export function seasonHold(
  season: SeasonDates,
  others: readonly SeasonDates[],
  events: number,
): SeasonHold | undefined {
  if (events > 0) return 'has_events'
  const before = others.some((other) => other.endsOn < season.startsOn)
  const after = others.some((other) => other.startsOn > season.endsOn)
  return before && after ? 'between_seasons' : undefined
}

/** Seasons may not share a day, so that an event belongs to one season. */
export function overlaps(one: SeasonDates, other: SeasonDates): boolean {
  return one.startsOn <= other.endsOn && other.startsOn <= one.endsOn
}

/**
 * Why a team can't have this season: its name is taken or its days overlap. Undefined if it can.
 */
export function seasonCollision(
  season: SeasonDates,
  others: readonly SeasonDates[],
): 'taken' | 'overlaps' | undefined {
  if (others.some((other) => other.name === season.name)) return 'taken'
  return others.some((other) => overlaps(season, other)) ? 'overlaps' : undefined
}

const calendarYearSports: ReadonlySet<string> = new Set(['athletics', 'tennis'])
const calendarYearCountries: ReadonlySet<string> = new Set(
  'AR AU BO BR BY CL CN CO EC EE FI FO IE IS JP KR KZ LT LV NO NZ PE PY SE UY UZ VE'.split(' '),
)

export function playsByCalendarYear(setting: SeasonSetting): boolean {
  return calendarYearSports.has(setting.sport) || calendarYearCountries.has(setting.country)
}
