import { seasonHold, type SeasonDates } from '../teams/season.ts'

/** Days within which a club-wide season can be removed from all teams. */
export const clubSeasonUndoableDays = 30

/** Why a team keeps a season that the club removes. */
export const keptSeasonReasons = ['has_events', 'between_seasons', 'edited'] as const
export type KeptSeasonReason = (typeof keptSeasonReasons)[number]

export interface TeamSeason extends SeasonDates {
  readonly eventCount: number
}

/**
 * Undefined if the season can be removed: unchanged, without events, and not between two others.
 */
export function keptSeasonReason(
  season: TeamSeason,
  given: SeasonDates,
  others: readonly SeasonDates[],
): KeptSeasonReason | undefined {
  const isAsGiven =
    season.name === given.name &&
    season.startsOn === given.startsOn &&
    season.endsOn === given.endsOn
  if (!isAsGiven) return 'edited'
  return seasonHold(season, others, season.eventCount)
}
