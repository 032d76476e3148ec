import type { LeagueFields } from '@touchline/contract/leagues/shapes/league'

import type { Transaction } from '#server/platform/database/database.ts'

import { requireOwnSeason } from '../queries/leagues.ts'
import { findOwnVenues } from '../queries/matches.ts'
import { invalidField } from './locked-league.ts'

/** Refuses seasons and locations of other teams, and places without first come, first served. */
export async function validateFields(
  tx: Transaction,
  teamId: string,
  { seasonId, venueId, invitations }: Pick<LeagueFields, 'seasonId' | 'venueId' | 'invitations'>,
): Promise<void> {
  await requireOwnSeason(tx, teamId, seasonId)
  if (venueId !== null && !(await findOwnVenues(tx, teamId, [venueId])).has(venueId))
    throw invalidField('venueId', 'venue_unknown')
  if (invitations.firstComeFirstServed && invitations.places === null)
    throw invalidField('invitations.places', 'places_required')
}
