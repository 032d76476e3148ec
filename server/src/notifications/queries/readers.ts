import { isLetterKind, type Reader } from '@touchline/domain/notifications/letters'
import { sql } from 'kysely'

import { findListeners } from '#server/accounts/queries.ts'
import type { Queryable } from '#server/platform/database/database.ts'

/** What the accounts with an address want; who is on the way out is not among them. */
export async function findReaders(
  db: Queryable,
  accountIds: readonly string[],
  { teamId, now }: { readonly teamId: string; readonly now: Date },
): Promise<ReadonlyMap<string, Reader>> {
  const listeners = await findListeners(db, accountIds, now)
  const found = await sql<{
    id: string
    isOn: boolean
    from: string
    until: string
    zone: string
    refused: string[]
  }>`
    select a.id, a.quiet_hours as "isOn", to_char(a.quiet_from, 'HH24:MI') as from,
      to_char(a.quiet_until, 'HH24:MI') as until, coalesce(a.time_zone, t.time_zone) as zone,
      array(select r.kind from letter_refusals r where r.account_id = a.id) as refused
    from accounts a join teams t on t.id = ${teamId}
    where a.id = any(${[...accountIds]}::uuid[]) and a.email is not null`.execute(db)
  return new Map(
    found.rows.flatMap(({ id, refused, ...quietHours }) => {
      const listener = listeners.get(id)
      if (listener === undefined) return []
      return [[id, { listener, quietHours, refused: refused.filter(isLetterKind) }] as const]
    }),
  )
}
