import { isDeepStrictEqual } from 'node:util'

import type {
  MatchChange,
  MatchEdit,
  MatchFields,
  NewMatch,
} from '@touchline/contract/leagues/shapes/matches'
import { leagueLimits } from '@touchline/domain/leagues/limits'
import type { ActorContext } from '@touchline/domain/teams/actor'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import {
  countMatches,
  findOwnVenues,
  findSomeMatches,
  saveMatches,
  toStoredMatch,
  type MatchRow,
  type StoredMatch,
} from '../queries/matches.ts'
import { findStages } from '../queries/parts.ts'
import { advanceWinners } from './advance-winners.ts'
import {
  isSameMatch,
  announceLeague,
  invalidField,
  keyOf,
  lockLeagueWithTeams,
  type LockedLeague,
} from './locked-league.ts'
import { followLeagueResults } from './match-day/follow-results.ts'
import { recordChanges } from './record-changes.ts'
import { syncEvents, type MatchesChange } from './sync-events.ts'
import { withDefaults } from './with-defaults.ts'

/** Adds matches, all or none; returns the ids in order. Our own become events. */
export async function addMatches(
  tx: Transaction,
  context: ActorContext,
  { leagueId, matches }: { readonly leagueId: string; readonly matches: readonly NewMatch[] },
): Promise<readonly string[]> {
  const locked = await lockLeagueWithTeams(tx, context, leagueId)
  return addMatchesTo(tx, locked, matches)
}

export async function addMatchesTo(
  tx: Transaction,
  locked: LockedLeague,
  matches: readonly NewMatch[],
): Promise<readonly string[]> {
  const key = keyOf(locked)
  if ((await countMatches(tx, key)) + matches.length > leagueLimits.matches)
    throw invalidField('matches', 'matches_too_many')
  const added = matches.map((match) => ({
    ...withDefaults(locked, match),
    id: newId(),
    eventId: null,
    tie: null,
  }))
  await write(
    tx,
    locked,
    added.map((after) => ({ before: undefined, after })),
  )
  return added.map(({ id }) => id)
}

/** Changes matches, all or none. Edits of different fields are merged. */
export async function changeMatches(
  tx: Transaction,
  context: ActorContext,
  { leagueId, edits }: { readonly leagueId: string; readonly edits: readonly MatchEdit[] },
): Promise<void> {
  const locked = await lockLeagueWithTeams(tx, context, leagueId)
  await changeMatchesIn(tx, locked, edits)
}

export async function changeMatchesIn(
  tx: Transaction,
  locked: LockedLeague,
  edits: readonly MatchEdit[],
): Promise<void> {
  const before = await requireMatches(
    tx,
    locked,
    edits.map(({ matchId }) => matchId),
  )
  const changes = edits.flatMap((edit) => {
    const match = before.get(edit.matchId)
    if (match === undefined) return []
    refuseStale(match, edit)
    const after = withDefaults(locked, withChanges(match, edit.changes))
    const written = toStoredMatch(match)
    return isDeepStrictEqual({ ...written, ...after }, written)
      ? []
      : [{ before: written, after: { ...written, ...after, tie: tieOf(match, after) } }]
  })
  if (changes.length > 0) await write(tx, locked, changes)
}

async function write(
  tx: Transaction,
  locked: LockedLeague,
  changes: readonly MatchesChange[],
): Promise<void> {
  await refuseUnknown(
    tx,
    locked,
    changes.map(({ after }) => after),
  )
  await saveMatches(tx, keyOf(locked), await syncEvents(tx, locked, changes))
  await followLeagueResults(tx, locked, changes)
  await advanceWinners(tx, locked)
  await recordChanges(tx, locked, changes)
  await announceLeague(tx, 'leagues.matches_changed', keyOf(locked))
}

/** A match moved to another stage leaves its tie. */
function tieOf({ stage, tie }: MatchRow, after: MatchFields): string | null {
  return after.stage === stage ? tie : null
}

/** Typed text replaces a chosen location. */
function withChanges(match: MatchRow, changes: MatchChange): MatchFields {
  const given = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  )
  const place = changes.venue && changes.venueId === undefined ? { venueId: null } : {}
  return { ...toStoredMatch(match), ...place, ...given }
}

export async function requireMatches(
  tx: Transaction,
  locked: LockedLeague,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MatchRow>> {
  const found = await findSomeMatches(tx, keyOf(locked), ids)
  if (found.length < new Set(ids).size) throw new AppError('not_found')
  return new Map(found.map((match) => [match.id, match]))
}

/** Another edit conflicts only when it changed the same fields. */
function refuseStale(match: MatchRow, { version, changes, was }: MatchEdit): void {
  if (version === match.version) return
  if (was === undefined || !isSameMatch({ is: match, was }, changes))
    throw new AppError('changed_meanwhile', { matchId: match.id })
}

/** Teams and stages are the league's, saved locations the team's. */
async function refuseUnknown(
  tx: Transaction,
  locked: LockedLeague,
  matches: readonly StoredMatch[],
): Promise<void> {
  for (const { home, away } of matches) {
    if (home === away) throw invalidField('away', 'same_team')
    if (!locked.teams.has(home)) throw invalidField('home', 'team_unknown')
    if (!locked.teams.has(away)) throw invalidField('away', 'team_unknown')
  }
  const key = keyOf(locked)
  const wanted = matches.flatMap(({ venueId }) => venueId ?? [])
  const venues = wanted.length > 0 ? await findOwnVenues(tx, key.teamId, wanted) : none
  if (wanted.some((id) => !venues.has(id))) throw invalidField('venueId', 'venue_unknown')
  const named = matches.flatMap(({ stage }) => stage ?? [])
  if (named.length === 0) return
  const stages = new Set((await findStages(tx, key)).map(({ id }) => id))
  if (named.some((id) => !stages.has(id))) throw invalidField('stage', 'stage_unknown')
}

const none: ReadonlySet<string> = new Set()
