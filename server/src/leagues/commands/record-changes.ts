import type { MatchFields } from '@touchline/contract/leagues/shapes/matches'

import type { Transaction } from '#server/platform/database/database.ts'

import { insertMatchChanges } from '../queries/match-history.ts'
import {
  findSomeMatches,
  toStoredMatch,
  type MatchRow,
  type StoredMatch,
} from '../queries/matches.ts'
import { keyOf, type LockedLeague } from './locked-league.ts'
import type { MatchesChange } from './sync-events.ts'

/** Records who changed what, after the calendar has been updated. */
export async function recordChanges(
  tx: Transaction,
  locked: LockedLeague,
  changes: readonly MatchesChange[],
): Promise<void> {
  const { actor, now, importId } = locked
  const worth = changes.filter(
    ({ before, after }) =>
      before !== undefined || importId !== undefined || after.outcome.kind !== 'open',
  )
  if (worth.length === 0) return
  const before = new Map(worth.map((change) => [change.after.id, change.before]))
  const written = await findSomeMatches(tx, keyOf(locked), [...before.keys()])
  const { teamId, accountId } = actor
  await insertMatchChanges(
    tx,
    { teamId, accountId, now, importId },
    written.map((match) => {
      const was = before.get(match.id)
      const change = {
        before: was === undefined ? null : fieldsOf(was),
        after: currentFields(match),
      }
      return { of: { matchId: match.id }, ...change }
    }),
  )
}

/** A match in the stored form, to compare it with the stored one. */
export function currentFields(match: MatchRow): MatchFields {
  return fieldsOf(toStoredMatch(match))
}

function fieldsOf(match: StoredMatch): MatchFields {
  const { id: _, eventId: _event, tie: _tie, ...fields } = match
  return fields
}
