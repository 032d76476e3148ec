import type { LeagueImport } from '@touchline/contract/leagues/shapes/history'
import type { MatchFields } from '@touchline/contract/leagues/shapes/matches'
import { isUndoable, undoableUntil } from '@touchline/domain/leagues/imports'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { nameOfAccount } from '#server/teams/queries/names.ts'

import type { LeagueKey } from './leagues.ts'

export interface ImportKey extends LeagueKey {
  readonly importId: string
}

interface NewImport {
  readonly added: number
  readonly changed: number
  readonly newTeamIds: readonly string[]
  readonly by: string
  readonly now: Date
}

export async function insertImport(
  tx: Transaction,
  { teamId, leagueId }: LeagueKey,
  { added, changed, newTeamIds, by, now }: NewImport,
): Promise<string> {
  const id = newId()
  await tx
    .insertInto('league_imports')
    .values({
      id,
      team_id: teamId,
      league_id: leagueId,
      added,
      changed,
      new_team_ids: [...newTeamIds],
      imported_by: by,
      imported_at: now,
    })
    .execute()
  return id
}

type ImportRow = Pick<LeagueImport, 'id' | 'by' | 'added' | 'changed'> & {
  readonly importedAt: Date
  readonly undoneAt: Date | null
}

/** Imports of a league, newest first. */
export async function findImports(
  db: Queryable,
  { teamId, leagueId }: LeagueKey,
  now: Date,
): Promise<LeagueImport[]> {
  const found = await sql<ImportRow>`
    select i.id, ${nameOfAccount(sql`i.team_id`, sql`i.imported_by`)} as by, i.added, i.changed,
      i.imported_at as "importedAt", i.undone_at as "undoneAt"
    from league_imports i where i.team_id = ${teamId} and i.league_id = ${leagueId}
    order by i.id desc limit 100`.execute(db)
  return found.rows.map(({ importedAt, undoneAt, ...row }) => ({
    ...row,
    at: importedAt.toISOString(),
    undoableUntil: undoableUntil(importedAt).toISOString(),
    undoneAt: undoneAt?.toISOString() ?? null,
    mayUndo: isUndoable({ importedAt, undoneAt }, now),
  }))
}

/** Marks an import as undone, once and in time; returns the teams it added. */
export async function markUndone(
  tx: Transaction,
  { teamId, leagueId, importId }: ImportKey,
  now: Date,
): Promise<readonly string[]> {
  const one = tx
    .selectFrom('league_imports')
    .select(['imported_at as importedAt', 'undone_at as undoneAt', 'new_team_ids as newTeamIds'])
    .where('team_id', '=', teamId)
    .where('league_id', '=', leagueId)
    .where('id', '=', importId)
  const row = await one.forUpdate().executeTakeFirst()
  if (row === undefined) throw new AppError('not_found')
  if (row.undoneAt !== null) throw new AppError('already_used')
  if (!isUndoable(row, now)) throw new AppError('expired')
  await tx
    .updateTable('league_imports')
    .set({ undone_at: now })
    .where('team_id', '=', teamId)
    .where('id', '=', importId)
    .execute()
  return row.newTeamIds
}

/** A match before and after an import. */
export interface ImportedMatch {
  readonly matchId: string
  readonly before: MatchFields | null
  readonly after: MatchFields
  /** Whether the opponent has confirmed it since. */
  readonly isConfirmed: boolean
}

export async function findImported(
  db: Queryable,
  { teamId, importId }: ImportKey,
): Promise<ImportedMatch[]> {
  const found = await sql<ImportedMatch>`
    select c.match_id as "matchId", c.before, c.after, exists (
      select from match_changes l where l.team_id = c.team_id and l.match_id = c.match_id
        and l.what = 'confirmed' and l.id > c.id) as "isConfirmed"
    from match_changes c where c.team_id = ${teamId} and c.import_id = ${importId}
    order by c.id`.execute(db)
  return found.rows
}

/** Deletes teams added by an import that are unused and unchanged. */
export async function deleteUnusedTeams(
  tx: Transaction,
  { teamId, leagueId }: LeagueKey,
  ids: readonly string[],
): Promise<void> {
  const names = sql`u.team_id = x.team_id and u.league_team_id = x.id`
  await sql`
    delete from league_teams x
    where x.team_id = ${teamId} and x.league_id = ${leagueId} and x.id = any(${[...ids]}::uuid[])
      and x.version = 1 and x.number is null
      and not exists (select from league_matches m where m.team_id = x.team_id
        and m.league_id = x.league_id and x.id in (m.home_id, m.away_id))
      and not exists (select from league_adjustments u where ${names})
      and not exists (select from league_lots u where ${names})
      and not exists (select from league_seeds u where ${names})
      and not exists (select from league_stage_teams u where ${names})`.execute(tx)
}
