import type { ClubMember } from '@touchline/contract/clubs/shapes/memberships'
import type { RecordChange } from '@touchline/domain/clubs/memberships/history'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

interface HistoryEntry {
  readonly recordId: string
  readonly changes: readonly RecordChange[]
}

interface Written {
  readonly clubId: string
  readonly by: string
  readonly at: Date
}

export async function addHistory(
  tx: Transaction,
  { clubId, by, at }: Written,
  entries: readonly HistoryEntry[],
): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map((entry) => ({ ...entry, id: newId() }))
  await sql`
    insert into club_membership_changes (club_id, id, membership_id, changes, changed_by, changed_at)
    select ${clubId}, id, "recordId", changes, ${by}, ${at}
    from json_to_recordset(${JSON.stringify(rows)}::json) as entry(id uuid, "recordId" uuid, changes jsonb)
  `.execute(tx)
}

/** The latest changes of a record. */
export async function findHistory(
  db: Queryable,
  { clubId, recordId }: { readonly clubId: string; readonly recordId: string },
): Promise<ClubMember['history']> {
  const found = await sql<{ changedBy: string | null; changedAt: Date; changes: RecordChange[] }>`
    select change.changed_at as "changedAt", change.changes,
      nullif(trim(concat_ws(' ', account.first_name, account.last_name)), '') as "changedBy"
    from club_membership_changes as change
    left join accounts as account on account.id = change.changed_by
    where change.club_id = ${clubId} and change.membership_id = ${recordId}
    order by change.changed_at desc, change.id desc
    limit 100`.execute(db)
  return found.rows.map((row) => ({ ...row, changedAt: row.changedAt.toISOString() }))
}
