import type { ChildMove, Parent, ParentPlace } from '@touchline/domain/clubs/roll-over/guardians'
import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

import { movesTable, type Move } from './roll-over-moves.ts'

const columns = sql`
  parent.id, parent.team_id as "teamId", parent.account_id as "accountId", parent.email,
  parent.first_name as "firstName", parent.last_name as "lastName"`

/** Parents of the moving children, with the new teams. */
export async function findParentsOfMoving(
  tx: Transaction,
  moves: readonly Move[],
): Promise<readonly ChildMove[]> {
  const found = await sql<Parent & { readonly toTeamId: string }>`
    select distinct ${columns}, move."toTeamId"
    from ${movesTable(moves)}
    join guardianships as care
      on care.team_id = move."fromTeamId" and care.member_id = move."memberId"
    join guardians as parent on parent.team_id = care.team_id and parent.id = care.guardian_id
    order by parent.id, move."toTeamId"`.execute(tx)
  return found.rows.map(({ toTeamId, ...parent }) => ({ parent, toTeamId }))
}

export async function findParentsOfTeams(
  tx: Transaction,
  teamIds: readonly string[],
): Promise<readonly Parent[]> {
  const found = await sql<Parent>`
    select ${columns} from guardians as parent
    where parent.team_id = any(${[...teamIds]}::uuid[])
    order by parent.created_at, parent.id`.execute(tx)
  return found.rows
}

interface Carrying {
  readonly moves: readonly Move[]
  readonly places: readonly ParentPlace[]
  readonly at: Date
}

/**
 * Creates missing parents in the new team, then their guardianships, verified or blocked as before.
 */
export async function copyParents(tx: Transaction, { moves, places, at }: Carrying): Promise<void> {
  const added = places.filter(({ isNew }) => isNew)
  const before = [...new Set(moves.map(({ fromTeamId }) => fromTeamId))]
  await sql`
    insert into guardians
    select fresh.* from json_to_recordset(${JSON.stringify(added)}::json)
      as place("parentId" uuid, "toTeamId" uuid, id uuid)
    join guardians as parent
      on parent.team_id = any(${before}::uuid[]) and parent.id = place."parentId"
    cross join lateral jsonb_populate_record(parent, jsonb_build_object(
      'id', place.id, 'team_id', place."toTeamId", 'version', 1, 'import_id', null,
      'created_at', ${at}::timestamptz, 'updated_at', ${at}::timestamptz)) as fresh`.execute(tx)
  await sql`
    insert into guardianships
    select fresh.* from ${movesTable(moves)}
    join guardianships as care
      on care.team_id = move."fromTeamId" and care.member_id = move."memberId"
    join json_to_recordset(${JSON.stringify(places)}::json)
      as place("parentId" uuid, "toTeamId" uuid, id uuid)
      on place."parentId" = care.guardian_id and place."toTeamId" = move."toTeamId"
    cross join lateral jsonb_populate_record(care, jsonb_build_object(
      'team_id', move."toTeamId", 'guardian_id', place.id, 'member_id', move."toMemberId",
      'created_at', ${at}::timestamptz)) as fresh
    on conflict do nothing`.execute(tx)
}

/** Accounts whose teams change: people who move, and their parents. */
export async function findAccountsOf(
  tx: Transaction,
  members: readonly { readonly teamId: string; readonly memberId: string }[],
): Promise<readonly { readonly teamId: string; readonly accountId: string }[]> {
  const found = await sql<{ teamId: string; accountId: string }>`
    with moved as (
      select * from json_to_recordset(${JSON.stringify(members)}::json)
        as one("teamId" uuid, "memberId" uuid)
    )
    select person.team_id as "teamId", person.account_id as "accountId"
    from moved join members as person
      on person.team_id = moved."teamId" and person.id = moved."memberId"
    where person.account_id is not null
    union
    select parent.team_id, parent.account_id
    from moved join guardianships as care
      on care.team_id = moved."teamId" and care.member_id = moved."memberId"
    join guardians as parent on parent.team_id = care.team_id and parent.id = care.guardian_id
    where parent.account_id is not null`.execute(tx)
  return found.rows
}
