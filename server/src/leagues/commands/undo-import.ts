import { isDeepStrictEqual } from 'node:util'

import type { MatchChange, MatchFields } from '@touchline/contract/leagues/shapes/matches'
import type { UndoneResults } from '@touchline/contract/leagues/shapes/traces'

import { findInUse } from '#server/events/queries/removal.ts'
import type { Transaction } from '#server/platform/database/database.ts'

import { deleteUnusedTeams, findImported, markUndone, type Imported } from '../queries/imports.ts'
import { findOwnVenues, findSomeMatches, type MatchRow } from '../queries/matches.ts'
import { changeInLeague } from './matches.ts'
import { removeFromLeague } from './remove-matches.ts'
import { keyOf, runLeague, tellOfLeague, type Doing, type Running } from './running.ts'
import { fieldsNow } from './trace.ts'

/** Puts every match of an import back as it was; one somebody has changed since stays. */
export async function undoImport(
  tx: Transaction,
  doing: Doing,
  { leagueId, importId }: { readonly leagueId: string; readonly importId: string },
): Promise<UndoneResults> {
  const running = await runLeague(tx, doing, leagueId)
  const key = keyOf(running)
  const newTeamIds = await markUndone(tx, { ...key, importId }, doing.now)
  const found = await findStanding(tx, running, importId)
  const going = found.filter(({ isKept }) => !isKept)
  await restore(tx, running, going)
  const added = going.filter(({ before }) => before === null).map(({ matchId }) => matchId)
  if (added.length > 0) await removeFromLeague(tx, running, added)
  await deleteUnusedTeams(tx, key, newTeamIds)
  await tellOfLeague(tx, 'leagues.changed', key)
  const kept = found.filter(({ isKept }) => isKept)
  return { undone: going.length, keptMatchIds: kept.map(({ matchId }) => matchId) }
}

interface Standing extends Imported {
  readonly match: MatchRow
  readonly isKept: boolean
}

/** The matches of an import that are still there, and which of them were changed since. */
async function findStanding(
  tx: Transaction,
  running: Running,
  importId: string,
): Promise<Standing[]> {
  const key = keyOf(running)
  const imported = await findImported(tx, { ...key, importId })
  const ids = imported.map(({ matchId }) => matchId)
  const matches = new Map((await findSomeMatches(tx, key, ids)).map((match) => [match.id, match]))
  const eventIds = [...matches.values()].flatMap(({ eventId }) => eventId ?? [])
  const inUse = await findInUse(tx, { teamId: key.teamId, eventIds })
  return imported.flatMap((one) => {
    const match = matches.get(one.matchId)
    if (match === undefined) return []
    // People answer and write in its event, which would go.
    const isInUse = match.eventId !== null && inUse.has(match.eventId) && !one.before?.date
    const isSame = isDeepStrictEqual(fieldsNow(match), one.after)
    return [{ ...one, match, isKept: one.isConfirmed || isInUse || !isSame }]
  })
}

async function restore(
  tx: Transaction,
  running: Running,
  standing: readonly Standing[],
): Promise<void> {
  const wanted = standing.flatMap(({ before }) => before?.venueId ?? [])
  const venues = await findOwnVenues(tx, running.actor.teamId, wanted)
  const edits = standing.flatMap(({ match, before, after }) =>
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
  if (edits.length > 0) await changeInLeague(tx, running, edits)
}

/** A saved location that is gone cannot come back. */
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
