import type { RollOver, RollOverUndoResult } from '@touchline/contract/clubs/shapes/roll-over'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import { rollOverUndoableDays, type StayingReason } from '@touchline/domain/clubs/roll-over/undo'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { isMovedWithin } from '#server/teams/queries/club-roles.ts'

import { isInUse } from './roll-over-belongings.ts'

const dayLength = 86_400_000

export interface RollOverKey {
  readonly clubId: string
  readonly rollOverId: string
}

/** A youth director only sees roll-overs between youth teams. */
type RollOverReader = Pick<ClubActor, 'clubId' | 'roles'>

interface RollOverRow {
  readonly id: string
  readonly cut_off: string
  readonly moved_count: number
  readonly created_at: Date
  readonly undone_at: Date | null
}

/** The latest roll-overs of a club, newest first. */
export async function findRollOvers(
  db: Queryable,
  reader: RollOverReader,
  now: Date,
): Promise<RollOver[]> {
  const rows = await rollOverRows(db, reader)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
  return rows.map((row) => rollOverOf(row, now))
}

export async function requireRollOver(
  db: Queryable,
  key: RollOverKey & RollOverReader,
  now: Date,
): Promise<RollOver> {
  const row = await rollOverRows(db, key)
    .where('id', '=', key.rollOverId)
    .executeTakeFirstOrThrow(() => new AppError('not_found'))
  return rollOverOf(row, now)
}

/** Locks a roll-over that can still be undone. */
export async function lockUndoable(
  tx: Transaction,
  key: RollOverKey & RollOverReader,
  now: Date,
): Promise<RollOverRow> {
  const row = await rollOverRows(tx, key)
    .where('id', '=', key.rollOverId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new AppError('not_found'))
  if (row.undone_at !== null) throw new AppError('already_used')
  if (!isUndoable(row, now)) throw new AppError('expired')
  return row
}

export async function markUndone(
  tx: Transaction,
  { clubId, rollOverId }: RollOverKey,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('roll_overs')
    .set({ undone_at: now })
    .where('club_id', '=', clubId)
    .where('id', '=', rollOverId)
    .execute()
}

export interface MovedRow {
  readonly memberId: string
  readonly fromTeamId: string
  readonly toTeamId: string
  readonly toMemberId: string
  readonly name: string
  readonly why: StayingReason | null
}

/** Locks people of a roll-over with the reason they can't move back; null if unchanged. */
export async function lockMovedRows(
  tx: Transaction,
  { clubId, rollOverId }: RollOverKey,
): Promise<readonly MovedRow[]> {
  const found = await sql<MovedRow>`
    select move.from_member_id as "memberId", move.from_team_id as "fromTeamId",
      move.to_team_id as "toTeamId", move.to_member_id as "toMemberId",
      trim(later.first_name || ' ' || later.last_name) as name,
      case
        when before.deleted_at is not null then 'team_gone'
        when later.archived_at is not null or later.left_at is not null then 'archived'
        when earlier.archived_at is distinct from roll_over.created_at
          or earlier.left_at is not null then 'back_already'
        when later.version > 1
          or later.account_id is distinct from earlier.account_id then 'edited'
        when ${isInUse} then 'in_use'
      end as why
    from roll_over_moves as move
    join roll_overs as roll_over
      on roll_over.club_id = move.club_id and roll_over.id = move.roll_over_id
    join members as later on later.team_id = move.to_team_id and later.id = move.to_member_id
    join members as earlier
      on earlier.team_id = move.from_team_id and earlier.id = move.from_member_id
    join teams as before on before.id = move.from_team_id
    where move.club_id = ${clubId} and move.roll_over_id = ${rollOverId}
    order by later.last_name, later.first_name, later.id
    for update of later, earlier`.execute(tx)
  return found.rows
}

/** Deletes the new rows with what was copied, and restores the old ones. */
export async function restoreMembers(
  tx: Transaction,
  moved: readonly MovedRow[],
  { madeAt, now }: { readonly madeAt: Date; readonly now: Date },
): Promise<void> {
  const rows = sql`json_to_recordset(${JSON.stringify(moved)}::json) as move(
    "memberId" uuid, "fromTeamId" uuid, "toMemberId" uuid, "toTeamId" uuid)`
  await sql`
    delete from members as person using ${rows}
    where person.team_id = move."toTeamId" and person.id = move."toMemberId"`.execute(tx)
  await sql`
    delete from guardians as parent
    where parent.team_id in (select "toTeamId" from ${rows}) and parent.created_at = ${madeAt}
      and parent.version = 1 and not exists (select from guardianships as care
        where care.team_id = parent.team_id and care.guardian_id = parent.id)`.execute(tx)
  await sql`
    update members as person
    set archived_at = null, archived_by = null, version = version + 1, updated_at = ${now}
    from ${rows}
    where person.team_id = move."fromTeamId" and person.id = move."memberId"`.execute(tx)
}

/** Names of people who stay. */
export function toStayingPerson(row: MovedRow): RollOverUndoResult['staying'] {
  const { toMemberId: memberId, toTeamId: teamId, name, why } = row
  return why === null ? [] : [{ memberId, teamId, name, why }]
}

function rollOverRows(db: Queryable, { clubId, roles }: RollOverReader) {
  return db
    .selectFrom('roll_overs')
    .select(['id', 'cut_off', 'moved_count', 'created_at', 'undone_at'])
    .where('club_id', '=', clubId)
    .where(
      sql<boolean>`not exists (select from roll_over_moves as move
        join teams as team on team.id in (move.from_team_id, move.to_team_id)
        where move.club_id = roll_overs.club_id and move.roll_over_id = roll_overs.id
          and not ${isMovedWithin(roles, 'team')})`,
    )
}

function rollOverOf(row: RollOverRow, now: Date): RollOver {
  const until = new Date(row.created_at.getTime() + rollOverUndoableDays * dayLength)
  return {
    id: row.id,
    cutOff: row.cut_off,
    movedCount: row.moved_count,
    madeAt: row.created_at.toISOString(),
    undoableUntil: until.toISOString(),
    undoneAt: row.undone_at?.toISOString() ?? null,
    mayUndo: isUndoable(row, now),
  }
}

function isUndoable({ created_at, undone_at }: RollOverRow, now: Date): boolean {
  return (
    undone_at === null && now.getTime() - created_at.getTime() < rollOverUndoableDays * dayLength
  )
}
