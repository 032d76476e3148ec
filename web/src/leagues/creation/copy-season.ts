import type { NewLeagueInput, LeagueDetails } from '@touchline/contract/leagues/shapes/league'

import type { LeagueDraft } from './draft.ts'

interface CopiedSeason {
  readonly draft: Partial<LeagueDraft>
  readonly input: Partial<NewLeagueInput>
}

/** What a new season copies: location, invitations, rules and remaining teams. */
export function copySeason(before: LeagueDetails | undefined): CopiedSeason {
  if (!before) return { draft: {}, input: {} }
  const { format, venueId, address, invitations, sport, rules } = before.league
  return {
    draft: {
      ...(format === null ? {} : { format }),
      venueId,
      address: address ?? '',
      invitations,
    },
    input: {
      sport,
      rules,
      teams: before.teams
        .filter(({ struckOut }) => struckOut === null)
        .map(({ name, shortName, opponentId, isOurs }) => ({
          name,
          shortName,
          opponentId,
          isOurs,
        })),
    },
  }
}
