import { sql, type RawBuilder } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

/**
 * Before roster rows (`team_id`, `id`) lose their guardians: moves blocks on them to the same
 * parents and children in the club's other teams.
 */
export async function passBlocksOn(tx: Transaction, rows: RawBuilder<unknown>): Promise<void> {
  await sql`
    update guardianships care set blocked_at = held.blocked_at, blocked_by = held.blocked_by,
      blocked_reason = held.blocked_reason
    from blocked_children kept
    join guardianships held on held.team_id = kept.blocked_in
      and held.guardian_id = kept.blocked_parent and held.member_id = kept.blocked_for
    join guardians parent on parent.team_id = kept.team_id and parent.account_id = kept.account_id
    where (kept.blocked_in, kept.blocked_for) in (${rows})
      and care.team_id = kept.team_id and care.member_id = kept.member_id
      and care.guardian_id = parent.id and care.blocked_at is null`.execute(tx)
}

/** Like `passBlocksOn`, for one roster row. */
export async function passBlocksOf(
  tx: Transaction,
  row: { readonly teamId: string; readonly memberId: string },
): Promise<void> {
  await passBlocksOn(tx, sql`select ${row.teamId}::uuid, ${row.memberId}::uuid`)
}
