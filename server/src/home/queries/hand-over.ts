import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

export async function makeAdmin(
  tx: Transaction,
  {
    teamId,
    memberId,
    at,
  }: { readonly teamId: string; readonly memberId: string; readonly at: Date },
): Promise<void> {
  await sql`
    update members set is_admin = true, version = version + 1, updated_at = ${at}
    where team_id = ${teamId} and id = ${memberId}`.execute(tx)
}
