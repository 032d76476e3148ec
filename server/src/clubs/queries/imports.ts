import type { ClubImport } from '@touchline/contract/clubs/shapes/import'
import { recordFields } from '@touchline/domain/clubs/memberships/history'
import { undoableDays } from '@touchline/domain/members/import/undo'
import { sql } from 'kysely'
import { z } from 'zod'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

const dayLength = 86_400_000

/** A team that the list was imported into, with its own import. */
export interface ImportedTeam {
  readonly teamId: string
  readonly importId: string
  readonly isNew: boolean
}

const teamsShape = z.array(
  z.object({ teamId: z.string(), importId: z.string(), isNew: z.boolean() }),
)

const recordsShape = z.array(
  z.object({
    recordId: z.string(),
    /** Of what the record said after the import. */
    hash: z.string(),
    /** The person counts as imported by the record, not by a roster. */
    isCounted: z.boolean(),
    /** What it has overwritten; null where it made the record. */
    before: z.partialRecord(z.enum(recordFields), z.string().nullable()).nullable(),
  }),
)

/** A membership record that an import made or changed. */
export type ImportedRecord = z.infer<typeof recordsShape>[number]

const summaryShape = z.object({
  membersAdded: z.int(),
  membersChanged: z.int(),
  guardiansAdded: z.int(),
  eventsAdded: z.int().default(0),
  teamsAdded: z.int(),
  teamCount: z.int(),
})

export type ClubImportSummary = z.infer<typeof summaryShape>

interface ClubImportRow {
  readonly id: string
  readonly file_name: string
  readonly summary: unknown
  readonly created_at: Date
  readonly undone_at: Date | null
}

export interface ClubImportKey {
  readonly clubId: string
  readonly clubImportId: string
}

interface NewClubImport {
  readonly id: string
  readonly clubId: string
  readonly accountId: string
  readonly fileName: string
  readonly now: Date
  readonly summary: ClubImportSummary
  readonly teams: readonly ImportedTeam[]
  readonly records: readonly ImportedRecord[]
}

export async function insertClubImport(tx: Transaction, made: NewClubImport): Promise<ClubImport> {
  const row = await tx
    .insertInto('club_imports')
    .values({
      id: made.id,
      club_id: made.clubId,
      account_id: made.accountId,
      file_name: made.fileName,
      summary: JSON.stringify(made.summary),
      teams: JSON.stringify(made.teams),
      records: JSON.stringify(made.records),
      created_at: made.now,
    })
    .returning(['id', 'file_name', 'summary', 'created_at', 'undone_at'])
    .executeTakeFirstOrThrow()
  return clubImportOf(row, made.now)
}

/** The latest imports of a club, newest first. */
export async function listClubImports(
  db: Queryable,
  clubId: string,
  now: Date,
): Promise<ClubImport[]> {
  const rows: ClubImportRow[] = await db
    .selectFrom('club_imports')
    .select(['id', 'file_name', 'summary', 'created_at', 'undone_at'])
    .where('club_id', '=', clubId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  return rows.map((row) => clubImportOf(row, now))
}

/** What an import that can still be taken back did; it counts as taken back from now on. */
export async function endClubImport(
  tx: Transaction,
  { clubId, clubImportId }: ClubImportKey,
  now: Date,
): Promise<Pick<NewClubImport, 'teams' | 'records'>> {
  const row = await tx
    .selectFrom('club_imports')
    .select(['id', 'teams', 'records', 'created_at', 'undone_at'])
    .where('club_id', '=', clubId)
    .where('id', '=', clubImportId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new AppError('not_found'))
  if (row.undone_at !== null) throw new AppError('already_used')
  if (!isUndoable(row, now)) throw new AppError('expired')
  await tx
    .updateTable('club_imports')
    .set({ undone_at: now, records: '[]' })
    .where('club_id', '=', clubId)
    .where('id', '=', clubImportId)
    .execute()
  return { teams: teamsShape.parse(row.teams), records: recordsShape.parse(row.records) }
}

/** Team imports of these that weren't undone there; none for a deleted team. */
export async function findNotUndone(
  tx: Transaction,
  clubId: string,
  teams: readonly ImportedTeam[],
): Promise<readonly ImportedTeam[]> {
  const found = await sql<{ id: string }>`
    select made.id from teams as team
    join roster_imports as made on made.team_id = team.id
    where team.club_id = ${clubId} and team.deleted_at is null and made.undone_at is null
      and made.id = any(${teams.map(({ importId }) => importId)}::uuid[])`.execute(tx)
  const ids = new Set(found.rows.map(({ id }) => id))
  return teams.filter(({ importId }) => ids.has(importId))
}

/** What would be lost with a created team. */
const traces = [
  'members',
  'guardians',
  'events',
  'collections',
  'conversations',
  'invitations',
  'join_requests',
  'venues',
  'opponents',
  'tasks',
  'files',
] as const

const isUntouched = sql<boolean>`team.updated_at = team.created_at and ${sql.join(
  traces.map(
    (table) =>
      sql`not exists (select from ${sql.table(table)} as thing where thing.team_id = team.id)`,
  ),
  sql` and `,
)}`

/** Deletes unused and unchanged teams; returns their number, and the names of the rest. */
export async function deleteUntouchedTeams(
  tx: Transaction,
  clubId: string,
  teamIds: readonly string[],
): Promise<{ readonly removed: number; readonly kept: readonly string[] }> {
  const ids = [...teamIds]
  const gone = await sql<{ id: string }>`
    delete from teams as team
    where team.club_id = ${clubId} and team.id = any(${ids}::uuid[]) and ${isUntouched}
    returning team.id`.execute(tx)
  const kept = await tx
    .selectFrom('teams')
    .select('name')
    .where('club_id', '=', clubId)
    .where('deleted_at', 'is', null)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute()
  return { removed: gone.rows.length, kept: kept.map(({ name }) => name) }
}

function clubImportOf(row: ClubImportRow, now: Date): ClubImport {
  return {
    id: row.id,
    fileName: row.file_name,
    createdAt: row.created_at.toISOString(),
    undoneAt: row.undone_at?.toISOString() ?? null,
    mayUndo: isUndoable(row, now),
    ...summaryShape.parse(row.summary),
  }
}

function isUndoable(
  { created_at: made, undone_at: undone }: Pick<ClubImportRow, 'created_at' | 'undone_at'>,
  now: Date,
): boolean {
  return undone === null && now.getTime() - made.getTime() < undoableDays * dayLength
}

/**
 * Tells the planner of many new rows: until autovacuum does, the club's list is read with nested
 * loops, for 2,000 people longer than a statement may run.
 */
export async function refreshStatistics(tx: Transaction): Promise<void> {
  await sql`analyze (skip_locked) members, guardians, guardianships, club_memberships,
    club_membership_rows`.execute(tx)
}
