import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'

import type { CollectionKey } from './collections.ts'
import { isDue } from './list.ts'

interface Remindable {
  readonly billIds: readonly string[]
  readonly memberIds: readonly string[]
}

/**
 * Bills with something due, both halves of shared ones, and invited members without a bill: all, or
 * those wanted.
 */
export async function findRemindable(
  tx: Transaction,
  { teamId, collectionId }: CollectionKey,
  { wanted, now }: { readonly wanted: readonly string[] | undefined; readonly now: Date },
): Promise<Remindable> {
  const among = (column: string) =>
    wanted === undefined ? sql`true` : sql`${sql.ref(column)} = any (${[...wanted]}::uuid[])`
  const bills = await sql<{ id: string }>`
    select b.id from bills b join teams t on t.id = b.team_id
    where b.team_id = ${teamId} and b.collection_id = ${collectionId} and ${isDue('b', now)}
      and (${among('b.id')} or ${among('b.first_share_id')})`.execute(tx)
  const members = await sql<{ id: string }>`
    select i.member_id as id from collection_invitations i
    where i.team_id = ${teamId} and i.collection_id = ${collectionId} and ${among('i.member_id')}
      and not exists (
        select from bill_lines line
        join bills b on b.team_id = line.team_id and b.id = line.bill_id
        where line.team_id = i.team_id and line.member_id = i.member_id
          and b.collection_id = i.collection_id)`.execute(tx)
  return { billIds: bills.rows.map(({ id }) => id), memberIds: members.rows.map(({ id }) => id) }
}

/** How many of these are participants: bills, or invited members. */
export async function countParticipants(
  tx: Transaction,
  { teamId, collectionId }: CollectionKey,
  ids: readonly string[],
): Promise<number> {
  const own = sql`team_id = ${teamId} and collection_id = ${collectionId}`
  const found = await sql<{ count: number }>`
    select count(*) from (
      select id from bills where ${own} and id = any (${[...ids]}::uuid[])
      union all
      select member_id from collection_invitations
      where ${own} and member_id = any (${[...ids]}::uuid[])) p`.execute(tx)
  return found.rows[0]?.count ?? 0
}
