import type { Recipient } from '@touchline/domain/notifications/telling'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

import { findOne, reach, type Ask } from './recipients.ts'

/** Those whom a collection asked just then, and the guardians of those. */
export function findAskedToPay(
  db: Queryable,
  ask: Ask & { readonly collectionId: string; readonly invitedAt: Date },
): Promise<Recipient[]> {
  const people = sql`
    select m.* from collection_invitations i
    join members m on m.team_id = i.team_id and m.id = i.member_id
    where i.team_id = ${ask.teamId} and i.collection_id = ${ask.collectionId}
      and i.invited_at = ${ask.invitedAt}`
  return reach(db, ask, people)
}

/** Who owes the bill a request is about, if they have an account. */
export async function findPayer(
  db: Queryable,
  { teamId, requestId }: { readonly teamId: string; readonly requestId: string },
): Promise<Recipient[]> {
  const found = await sql<{ accountId: string }>`
    select b.account_id as "accountId" from bill_requests r
    join bills b on b.team_id = r.team_id and b.id = r.bill_id
    where r.team_id = ${teamId} and r.id = ${requestId} and b.account_id is not null`.execute(db)
  const [payer] = found.rows
  return payer === undefined ? [] : findOne(db, { teamId, accountId: payer.accountId })
}
