import { isDeepStrictEqual } from 'node:util'

import type {
  MatchChange,
  MatchEdit,
  MatchFields,
  NewMatch,
} from '@touchline/contract/leagues/shapes/matches'
import { leagueLimits } from '@touchline/domain/leagues/limits'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import {
  countMatches,
  findOwnVenues,
  findSomeMatches,
  saveMatches,
  writtenOf,
  type MatchRow,
  type WrittenMatch,
} from '../queries/matches.ts'
import { findStages } from '../queries/parts.ts'
import { followLeagueResults } from './match-day/ends.ts'
import { moveUp } from './moving-up.ts'
import { followMatches, type Change } from './our-events.ts'
import { keyOf, refused, runLeague, tellOfLeague, type Doing, type Running } from './running.ts'
import { areSame } from './same.ts'
import { keepTrace } from './trace.ts'
import { usual } from './usual.ts'

/** Adds matches, all or none; the ids in the order given. Our own become events. */
export async function addMatches(
  tx: Transaction,
  doing: Doing,
  { leagueId, matches }: { readonly leagueId: string; readonly matches: readonly NewMatch[] },
): Promise<readonly string[]> {
  const running = await runLeague(tx, doing, leagueId)
  return addToLeague(tx, running, matches)
}

export async function addToLeague(
  tx: Transaction,
  running: Running,
  matches: readonly NewMatch[],
): Promise<readonly string[]> {
  const key = keyOf(running)
  if ((await countMatches(tx, key)) + matches.length > leagueLimits.matches)
    throw refused('matches', 'matches_too_many')
  const added = matches.map((match) => ({
    ...usual(running, match),
    id: newId(),
    eventId: null,
    tie: null,
  }))
  await write(
    tx,
    running,
    added.map((after) => ({ before: undefined, after })),
  )
  return added.map(({ id }) => id)
}

/** Changes matches, all or none. Two people who change different fields both keep what they did. */
export async function changeMatches(
  tx: Transaction,
  doing: Doing,
  { leagueId, edits }: { readonly leagueId: string; readonly edits: readonly MatchEdit[] },
): Promise<void> {
  const running = await runLeague(tx, doing, leagueId)
  await changeInLeague(tx, running, edits)
}

export async function changeInLeague(
  tx: Transaction,
  running: Running,
  edits: readonly MatchEdit[],
): Promise<void> {
  const before = await requireMatches(
    tx,
    running,
    edits.map(({ matchId }) => matchId),
  )
  const changes = edits.flatMap((edit) => {
    const match = before.get(edit.matchId)
    if (match === undefined) return []
    refuseStale(match, edit)
    const after = usual(running, withChanges(match, edit.changes))
    const written = writtenOf(match)
    return isDeepStrictEqual({ ...written, ...after }, written)
      ? []
      : [{ before: written, after: { ...written, ...after, tie: tieOf(match, after) } }]
  })
  if (changes.length > 0) await write(tx, running, changes)
}

async function write(tx: Transaction, running: Running, changes: readonly Change[]): Promise<void> {
  await refuseUnknown(
    tx,
    running,
    changes.map(({ after }) => after),
  )
  await saveMatches(tx, keyOf(running), await followMatches(tx, running, changes))
  await followLeagueResults(tx, running, changes)
  await moveUp(tx, running)
  await keepTrace(tx, running, changes)
  await tellOfLeague(tx, 'leagues.matches_changed', keyOf(running))
}

/** A match that is put into another stage leaves its tie. */
function tieOf({ stage, tie }: MatchRow, after: MatchFields): string | null {
  return after.stage === stage ? tie : null
}

/** Free text that is typed now stands for what was chosen before. */
function withChanges(match: MatchRow, changes: MatchChange): MatchFields {
  const given = Object.fromEntries(
    Object.entries(changes).filter(([, value]) => value !== undefined),
  )
  const place = changes.venue && changes.venueId === undefined ? { venueId: null } : {}
  return { ...writtenOf(match), ...place, ...given }
}

export async function requireMatches(
  tx: Transaction,
  running: Running,
  ids: readonly string[],
): Promise<ReadonlyMap<string, MatchRow>> {
  const found = await findSomeMatches(tx, keyOf(running), ids)
  if (found.length < new Set(ids).size) throw new AppError('not_found')
  return new Map(found.map((match) => [match.id, match]))
}

/** Somebody else's edit stands in the way only when it touched the same fields. */
function refuseStale(match: MatchRow, { version, changes, was }: MatchEdit): void {
  if (version === match.version) return
  if (was === undefined || !areSame({ is: match, was }, changes))
    throw new AppError('changed_meanwhile', { matchId: match.id })
}

/** Teams and stages are the league's, saved locations the team's. */
async function refuseUnknown(
  tx: Transaction,
  running: Running,
  matches: readonly WrittenMatch[],
): Promise<void> {
  for (const { home, away } of matches) {
    if (home === away) throw refused('away', 'same_team')
    if (!running.teams.has(home)) throw refused('home', 'team_unknown')
    if (!running.teams.has(away)) throw refused('away', 'team_unknown')
  }
  const key = keyOf(running)
  const wanted = matches.flatMap(({ venueId }) => venueId ?? [])
  const venues = wanted.length > 0 ? await findOwnVenues(tx, key.teamId, wanted) : none
  if (wanted.some((id) => !venues.has(id))) throw refused('venueId', 'venue_unknown')
  const named = matches.flatMap(({ stage }) => stage ?? [])
  if (named.length === 0) return
  const stages = new Set((await findStages(tx, key)).map(({ id }) => id))
  if (named.some((id) => !stages.has(id))) throw refused('stage', 'stage_unknown')
}

const none: ReadonlySet<string> = new Set()
