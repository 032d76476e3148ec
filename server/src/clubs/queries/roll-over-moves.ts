import type { RollOverMove } from '@touchline/contract/clubs/shapes/roll-over'
import type { ClubActor } from '@touchline/domain/clubs/permissions'
import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'
import { isMovedWithin } from '#server/teams/queries/club-roles.ts'
import { holdTeams } from '#server/teams/queries/take-back.ts'

import { carryRecords } from './memberships.ts'

/** A person's move: the row to archive and the new one. */
export interface Move extends RollOverMove {
  readonly toMemberId: string
}

export interface RollOverToSave {
  readonly clubId: string
  readonly rollOverId: string
  readonly moves: readonly Move[]
  readonly by: string
  readonly at: Date
}

export interface MovingMember {
  readonly memberId: string
  readonly accountId: string | null
  readonly custom: Readonly<Record<string, string>>
}

/** The moves as a table of a statement. */
export function movesTable(moves: readonly Move[]) {
  return sql`json_to_recordset(${JSON.stringify(moves)}::json) as move(
    "memberId" uuid, "fromTeamId" uuid, "toMemberId" uuid, "toTeamId" uuid)`
}

/** Locks members where the moves expect them, in teams the actor may move people between. */
export async function lockMovers(
  tx: Transaction,
  { clubId, roles }: ClubActor,
  moves: readonly Move[],
): Promise<readonly MovingMember[]> {
  await holdTeams(
    tx,
    moves.map(({ fromTeamId }) => fromTeamId),
  )
  const found = await sql<MovingMember>`
    select person.id as "memberId", person.account_id as "accountId", person.custom
    from ${movesTable(moves)}
    join members as person on person.team_id = move."fromTeamId" and person.id = move."memberId"
      and person.left_at is null and person.archived_at is null
    join teams as before on before.id = move."fromTeamId"
      and before.club_id = ${clubId} and before.deleted_at is null and ${isMovedWithin(roles, 'before')}
    join teams as after on after.id = move."toTeamId"
      and after.club_id = ${clubId} and after.deleted_at is null and ${isMovedWithin(roles, 'after')}
    order by person.id
    for update of person`.execute(tx)
  return found.rows
}

/** How many already have a row in the new team, archived ones included. */
export async function countAlreadyInTeam(tx: Transaction, moves: readonly Move[]): Promise<number> {
  const found = await sql<{ count: number }>`
    select count(*) from ${movesTable(moves)}
    join members as person on person.team_id = move."fromTeamId" and person.id = move."memberId"
    join members as known on known.team_id = move."toTeamId"
      and known.account_id = person.account_id and known.left_at is null`.execute(tx)
  return found.rows[0]?.count ?? 0
}

/** Archives old rows and creates new ones with all their columns, including ones added later. */
export async function moveRows(tx: Transaction, { moves, by, at }: RollOverToSave): Promise<void> {
  const columns = await findWritableColumns(tx)
  await sql`
    insert into members (${sql.join(columns.map((name) => sql.ref(name)))})
    select ${sql.join(columns.map((name) => sql.ref(`fresh.${name}`)))} from ${movesTable(moves)}
    join members as person on person.team_id = move."fromTeamId" and person.id = move."memberId"
    cross join lateral jsonb_populate_record(person, jsonb_build_object(
      'id', move."toMemberId", 'team_id', move."toTeamId", 'version', 1, 'import_id', null,
      'admin_until', null,
      'created_at', ${at}::timestamptz, 'updated_at', ${at}::timestamptz)) as fresh`.execute(tx)
  await sql`
    update members as person
    set archived_at = ${at}, archived_by = ${by}, version = version + 1, updated_at = ${at},
      admin_until = case when person.is_admin then now() else person.admin_until end
    from ${movesTable(moves)}
    where person.team_id = move."fromTeamId" and person.id = move."memberId"`.execute(tx)
}

/** All columns except generated ones (`search_name`). */
async function findWritableColumns(tx: Transaction): Promise<readonly string[]> {
  const found = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = 'members'::regclass and attnum > 0 and not attisdropped and attgenerated = ''
    order by attnum`.execute(tx)
  return found.rows.map(({ name }) => name)
}

export async function addRollOver(
  tx: Transaction,
  { clubId, rollOverId, moves, by, at }: RollOverToSave,
  cutOff: string,
): Promise<void> {
  await sql`
    insert into roll_overs (id, club_id, cut_off, moved_count, created_by, created_at)
    values (${rollOverId}, ${clubId}, ${cutOff}, ${moves.length}, ${by}, ${at})`.execute(tx)
  await sql`
    insert into roll_over_moves
      (club_id, roll_over_id, from_team_id, from_member_id, to_team_id, to_member_id)
    select ${clubId}, ${rollOverId}, move."fromTeamId", move."memberId", move."toTeamId",
      move."toMemberId"
    from ${movesTable(moves)}`.execute(tx)
  await carryRecords(tx, rollOverId)
}
