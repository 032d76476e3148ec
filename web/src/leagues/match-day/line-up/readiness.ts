import type { MatchPerson } from '@touchline/contract/leagues/shapes/match-day/match-day'
import { compareAnswers } from '@touchline/domain/leagues/match-day/fill-line-up'

/** Sorts players before staff, then by answer (yes, maybe, none, no), then by name. */
export function compareReadiness(one: MatchPerson, other: MatchPerson): number {
  const byName = `${one.firstName} ${one.lastName}`.localeCompare(
    `${other.firstName} ${other.lastName}`,
  )
  return Number(one.isStaff) - Number(other.isStaff) || compareAnswers(one, other) || byName
}
