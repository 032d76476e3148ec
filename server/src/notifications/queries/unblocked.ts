import type { Recipient } from '@touchline/domain/notifications/recipients'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { blockedFrom } from '#server/teams/queries/guardian-rights.ts'

/** Without accounts that the club blocks from anyone in the team. */
export async function findUnblocked(
  db: Queryable,
  teamId: string,
  recipients: readonly Recipient[],
): Promise<readonly Recipient[]> {
  const accountIds = [...new Set(recipients.map(({ accountId }) => accountId))]
  const found = await sql<{ accountId: string }>`
    select asked.id as "accountId" from unnest(${accountIds}::uuid[]) as asked (id)
    where ${blockedFrom(sql`${teamId}::uuid`, sql`asked.id`)} is not null`.execute(db)
  const blocked = new Set(found.rows.map(({ accountId }) => accountId))
  return recipients.filter(({ accountId }) => !blocked.has(accountId))
}
