import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

/** Until when someone can't sign in; null lifts the ban. */
export async function saveBan(
  tx: Transaction,
  ban: { userId: string; until: Date | null; now: Date },
): Promise<void> {
  await sql`
    update auth.users set banned_until = ${ban.until}, updated_at = ${ban.now}
    where id = ${ban.userId}
  `.execute(tx)
}
