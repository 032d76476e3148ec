import type { CustomField } from '@touchline/domain/clubs/roll-over/custom-values'
import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

/** Own member fields of these teams. */
export async function findFieldsOfTeams(
  tx: Transaction,
  teamIds: readonly string[],
): Promise<readonly CustomField[]> {
  const found = await sql<CustomField>`
    select id, team_id as "teamId", name, kind, audience, choices from custom_fields
    where team_id = any(${[...teamIds]}::uuid[])
    order by position, id`.execute(tx)
  return found.rows
}

export async function addFields(tx: Transaction, fields: readonly CustomField[]): Promise<void> {
  await sql`
    insert into custom_fields (id, team_id, name, kind, audience, choices, position)
    select fresh.id, fresh."teamId", fresh.name, fresh.kind, fresh.audience, fresh.choices,
      coalesce((select max(position) from custom_fields where team_id = fresh."teamId"), 0)
        + row_number() over (partition by fresh."teamId" order by fresh.name)
    from json_to_recordset(${JSON.stringify(fields)}::json) as fresh(
      id uuid, "teamId" uuid, name text, kind text, audience text, choices jsonb)`.execute(tx)
}

export interface ValuesOfRow {
  readonly teamId: string
  readonly memberId: string
  readonly custom: Readonly<Record<string, string>>
}

export async function saveValues(tx: Transaction, rows: readonly ValuesOfRow[]): Promise<void> {
  await sql`
    update members as person set custom = one.custom
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as one("teamId" uuid, "memberId" uuid, custom jsonb)
    where person.team_id = one."teamId" and person.id = one."memberId"`.execute(tx)
}
