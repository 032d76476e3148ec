import type { ActorContext } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { deleteMatches } from '../queries/matches.ts'
import { dropMatchEvents } from './drop-match-events.ts'
import { announceLeague, keyOf, lockLeagueWithTeams, type LockedLeague } from './locked-league.ts'
import { requireMatches } from './matches.ts'

export async function removeMatches(
  tx: Transaction,
  context: ActorContext,
  { leagueId, matchIds }: { readonly leagueId: string; readonly matchIds: readonly string[] },
): Promise<void> {
  const locked = await lockLeagueWithTeams(tx, context, leagueId)
  await removeFromLeague(tx, locked, matchIds)
}

/** A match of a knock-out can only be deleted with the knock-out. */
export async function removeFromLeague(
  tx: Transaction,
  locked: LockedLeague,
  matchIds: readonly string[],
): Promise<void> {
  const found = await requireMatches(tx, locked, matchIds)
  if ([...found.values()].some(({ tie }) => tie !== null))
    throw new AppError('conflict', { reason: 'in_knock_out' })
  const eventIds = [...found.values()].flatMap(({ eventId }) => eventId ?? [])
  await dropMatchEvents(tx, locked, eventIds)
  await deleteMatches(tx, keyOf(locked), matchIds)
  await announceLeague(tx, 'leagues.matches_changed', keyOf(locked))
}
