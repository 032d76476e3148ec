import type { MatchFields } from '@touchline/contract/leagues/shapes/matches'
import { defaultStartTime } from '@touchline/domain/events/time-choices'

import type { LockedLeague } from './locked-league.ts'

/** A match of ours has a time, for it is an event; at home it is where we play unless it says so. */
export function withDefaults(locked: LockedLeague, match: MatchFields): MatchFields {
  const isOurs = (id: string) => locked.teams.get(id)?.isOurs === true
  if (!isOurs(match.home) && !isOurs(match.away)) return match
  const time = match.date === null ? match.time : (match.time ?? defaultStartTime)
  const isOnOurGround = isOurs(match.home) && !match.isNeutral && hasNoPlace(match)
  return { ...match, time, ...(isOnOurGround && { venueId: locked.league.venueId }) }
}

function hasNoPlace({ venueId, venue }: MatchFields): boolean {
  return venueId === null && !venue
}
