import type { MatchFields } from '@touchline/contract/leagues/shapes/matches'
import { defaultStartTime } from '@touchline/domain/events/time-choices'

import type { LockedLeague } from './locked-league.ts'

/** Our matches need a time, because they are events; home matches are at our venue by default. */
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
