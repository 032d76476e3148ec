import { isDeepStrictEqual } from 'node:util'

import type { ImportUndoResult } from '@touchline/contract/leagues/shapes/history'
import type { MatchChange, MatchFields } from '@touchline/contract/leagues/shapes/matches'
import type { ActorContext } from '@touchline/domain/teams/actor'

import { findInUse } from '#server/events/queries/removal.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import {
  deleteUnusedTeams,
  findImported,
  markUndone,
  type ImportedMatch,
} from '../queries/imports.ts'
import { findOwnVenues, findSomeMatches, type MatchRow } from '../queries/matches.ts'
import { announceLeague, keyOf, lockLeagueWithTeams, type LockedLeague } from './locked-league.ts'
import { changeMatchesIn } from './matches.ts'
import { currentFields } from './record-changes.ts'
import { removeFromLeague } from './remove-matches.ts'

/** Undoes an import; matches changed since are left alone. */
export async function undoImport(
  tx: Transaction,
  context: ActorContext,
  { leagueId, importId }: { readonly leagueId: string; readonly importId: string },
): Promise<ImportUndoResult> {
  const locked = await lockLeagueWithTeams(tx, context, leagueId)
  const key = keyOf(locked)
  const newTeamIds = await markUndone(tx, { ...key, importId }, context.now)
  const found = await findComparedImports(tx, locked, importId)
  const going = found.filter(({ isKept }) => !isKept)
  await restore(tx, locked, going)
  const added = going.filter(({ before }) => before === null).map(({ matchId }) => matchId)
  if (added.length > 0) await removeFromLeague(tx, locked, added)
  await deleteUnusedTeams(tx, key, newTeamIds)
  await announceLeague(tx, 'leagues.changed', key)
  const kept = found.filter(({ isKept }) => isKept)
  return { undone: going.length, keptMatchIds: kept.map(({ matchId }) => matchId) }
}

interface ComparedImport extends ImportedMatch {
  readonly match: MatchRow
  readonly isKept: boolean
}

/** The matches of an import that still exist, and which of them were changed since. */
async function findComparedImports(
  tx: Transaction,
  locked: LockedLeague,
  importId: string,
): Promise<ComparedImport[]> {
  const key = keyOf(locked)
  const imported = await findImported(tx, { ...key, importId })
  const ids = imported.map(({ matchId }) => matchId)
  const matches = new Map((await findSomeMatches(tx, key, ids)).map((match) => [match.id, match]))
  const eventIds = [...matches.values()].flatMap(({ eventId }) => eventId ?? [])
  const inUse = await findInUse(tx, { teamId: key.teamId, eventIds })
  return imported.flatMap((one) => {
    const match = matches.get(one.matchId)
    if (match === undefined) return []
    // Deleting its event would delete answers and comments.
    const isInUse = match.eventId !== null && inUse.has(match.eventId) && !one.before?.date
    const isSame = isDeepStrictEqual(currentFields(match), one.after)
    return [{ ...one, match, isKept: one.isConfirmed || isInUse || !isSame }]
  })
}

async function restore(
  tx: Transaction,
  locked: LockedLeague,
  imported: readonly ComparedImport[],
): Promise<void> {
  const wanted = imported.flatMap(({ before }) => before?.venueId ?? [])
  const venues = await findOwnVenues(tx, locked.actor.teamId, wanted)
  const edits = imported.flatMap(({ match, before, after }) =>
    before === null
      ? []
      : [
          {
            matchId: match.id,
            version: match.version,
            changes: differenceOf(after, withKnown(before, venues)),
          },
        ],
  )
  if (edits.length > 0) await changeMatchesIn(tx, locked, edits)
}

/** A location deleted meanwhile can't be restored. */
function withKnown(before: MatchFields, venues: ReadonlySet<string>): MatchFields {
  const isGone = before.venueId !== null && !venues.has(before.venueId)
  return isGone ? { ...before, venueId: null } : before
}

function differenceOf(now: MatchFields, wanted: MatchFields): MatchChange {
  const values = new Map<string, unknown>(Object.entries(now))
  return Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => !isDeepStrictEqual(values.get(field), value)),
  )
}
