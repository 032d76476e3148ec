import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { deleteMatches } from '../queries/matches.ts'
import { dropMatchEvents } from './drop-match-events.ts'
import { requireMatches } from './matches.ts'
import { keyOf, runLeague, tellOfLeague, type Doing, type Running } from './running.ts'

export async function removeMatches(
  tx: Transaction,
  doing: Doing,
  { leagueId, matchIds }: { readonly leagueId: string; readonly matchIds: readonly string[] },
): Promise<void> {
  const running = await runLeague(tx, doing, leagueId)
  await removeFromLeague(tx, running, matchIds)
}

/** A match of a knock-out goes with the knock-out only. */
export async function removeFromLeague(
  tx: Transaction,
  running: Running,
  matchIds: readonly string[],
): Promise<void> {
  const found = await requireMatches(tx, running, matchIds)
  if ([...found.values()].some(({ tie }) => tie !== null))
    throw new AppError('conflict', { reason: 'in_knock_out' })
  const eventIds = [...found.values()].flatMap(({ eventId }) => eventId ?? [])
  await dropMatchEvents(tx, running, eventIds)
  await deleteMatches(tx, keyOf(running), matchIds)
  await tellOfLeague(tx, 'leagues.matches_changed', keyOf(running))
}
