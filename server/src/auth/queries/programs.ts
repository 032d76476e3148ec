import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

/** API tokens created before this moment stop working; each look-up checks it. */
export async function revokeApiTokens(
  tx: Transaction,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  await sql`update auth.users set tokens_ended_at = ${now} where id = ${userId}`.execute(tx)
}
