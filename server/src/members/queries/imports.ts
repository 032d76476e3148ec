import type { RosterImport } from '@touchline/contract/members/shapes/import'
import type { RosterMember } from '@touchline/domain/members/import/plan'
import { undoableDays } from '@touchline/domain/members/import/undo'
import { isBlockedFrom, type Actor } from '@touchline/domain/teams/actor'
import { sql } from 'kysely'
import { z } from 'zod'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

/** What undoing an import needs. */
const undoShape = z.object({
  changed: z.array(
    z.object({
      memberId: z.string(),
      fields: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string() })),
    }),
  ),
  filled: z.array(
    z.object({
      guardianId: z.string(),
      email: z.string().optional(),
      phone: z.string().optional(),
    }),
  ),
  linked: z.array(z.object({ guardianId: z.string(), memberId: z.string() })),
  /** Events of a move: those it made, and answers and marks it added to others. */
  history: z
    .object({
      events: z.array(z.string()),
      filled: z.array(z.object({ eventId: z.string(), memberId: z.string() })),
      /** Events the team had, whose result or scorers the move added. */
      matches: z.array(z.string()).default([]),
      /** Members whose figures from before the move added. */
      figures: z.array(z.string()).default([]),
    })
    .optional(),
})

const summaryShape = z.object({
  membersAdded: z.int(),
  membersChanged: z.int(),
  guardiansAdded: z.int(),
  eventsAdded: z.int().default(0),
})

export type ImportUndo = z.infer<typeof undoShape>
export type ImportedHistory = NonNullable<ImportUndo['history']>
export type ImportSummary = z.infer<typeof summaryShape>

const dayLength = 86_400_000

export interface NewImport {
  readonly id: string
  readonly teamId: string
  readonly accountId: string
  readonly fileName: string
  readonly now: Date
  readonly summary: ImportSummary
  readonly undo: ImportUndo
}

/** Locks the team, so that two imports (or a double click) run one after the other. */
export async function lockTeam(tx: Transaction, teamId: string): Promise<void> {
  await tx.selectFrom('teams').select('id').where('id', '=', teamId).forNoKeyUpdate().execute()
}

/**
 * The roster including the archive, for comparing. Members the actor is blocked from have only a
 * name.
 */
export async function findRosterToCompare(db: Queryable, actor: Actor): Promise<RosterMember[]> {
  const { teamId } = actor
  const found = await sql<RosterMember>`
    select m.id, m.first_name as "firstName", m.last_name as "lastName", m.nickname,
      m.date_of_birth as "dateOfBirth", m.gender, m.email, m.phone, m.address, m.position,
      m.jersey_number as "jerseyNumber", m.licence_number as "licenceNumber",
      m.dominant_side as "dominantSide", m.shirt_size as "shirtSize",
      m.shorts_size as "shortsSize", m.shoe_size as "shoeSize", m.custom,
      m.account_id is not null as "hasJoined",
      coalesce(p.guardians, '[]') as guardians
    from members m
    left join (
      select gs.member_id, json_agg(json_build_object('id', g.id, 'firstName', g.first_name,
        'lastName', g.last_name, 'email', coalesce(a.email, g.email), 'phone', g.phone) order by gs.created_at, g.id) as guardians
      from guardianships gs
      join guardians g on g.team_id = gs.team_id and g.id = gs.guardian_id
      left join accounts a on a.id = g.account_id
      where gs.team_id = ${teamId} group by gs.member_id) p on p.member_id = m.id
    where m.team_id = ${teamId} and m.left_at is null
    order by m.created_at, m.id`.execute(db)
  return found.rows.map((row) => (isBlockedFrom(actor, row.id) ? closed(row) : row))
}

function closed({ id, firstName, lastName }: RosterMember): RosterMember {
  return {
    ...noFacts,
    id,
    firstName,
    lastName,
    guardians: [],
    custom: {},
    hasJoined: false,
    isClosed: true,
  }
}

const noFacts = {
  nickname: null,
  dateOfBirth: null,
  gender: null,
  email: null,
  phone: null,
  address: null,
  position: null,
  jerseyNumber: null,
  licenceNumber: null,
  dominantSide: null,
  shirtSize: null,
  shortsSize: null,
  shoeSize: null,
} as const

export async function insertImport(tx: Transaction, made: NewImport): Promise<void> {
  await tx
    .insertInto('roster_imports')
    .values({
      id: made.id,
      team_id: made.teamId,
      account_id: made.accountId,
      file_name: made.fileName,
      summary: JSON.stringify(made.summary),
      undo: JSON.stringify(made.undo),
      created_at: made.now,
    })
    .execute()
}

interface ImportRecord {
  readonly id: string
  readonly file_name: string
  readonly summary: unknown
  readonly undo: unknown
  readonly created_at: Date
  readonly undone_at: Date | null
}

export async function listImports(
  db: Queryable,
  teamId: string,
  now: Date,
): Promise<RosterImport[]> {
  const rows: ImportRecord[] = await db
    .selectFrom('roster_imports')
    .selectAll()
    .where('team_id', '=', teamId)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute()
  return rows.map((row) => importOf(row, now))
}

/** Locks an import that can still be undone and returns its undo data. */
export async function lockUndoable(
  tx: Transaction,
  { teamId, importId }: { readonly teamId: string; readonly importId: string },
  now: Date,
): Promise<ImportUndo> {
  const row: ImportRecord | undefined = await tx
    .selectFrom('roster_imports')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('id', '=', importId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not_found')
  if (row.undone_at !== null) throw new AppError('already_used')
  if (!isUndoable(row, now)) throw new AppError('expired')
  await tx
    .updateTable('roster_imports')
    .set({ undone_at: now, undo: '{}' })
    .where('team_id', '=', teamId)
    .where('id', '=', importId)
    .execute()
  return undoShape.parse(row.undo)
}

export function importOf(row: Omit<ImportRecord, 'undo'>, now: Date): RosterImport {
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
  { created_at: made, undone_at: undone }: Pick<ImportRecord, 'created_at' | 'undone_at'>,
  now: Date,
): boolean {
  return undone === null && now.getTime() - made.getTime() < undoableDays * dayLength
}
