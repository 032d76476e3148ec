import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { isThere } from '#server/teams/queries/there.ts'

import type { PayerBill } from './bill-page.ts'
import type { CollectionKey } from './collections.ts'

type Shown = Pick<PayerBill, 'state' | 'currency' | 'charged' | 'owed' | 'dueOn'>

export type MyBill = Shown & {
  readonly id: string
  readonly teamId: string
  readonly timeZone: string
  readonly collection: string
  readonly team: string
  readonly names: string[]
}

/** By member, the bill of a collection that is this account's to pay. */
export async function findOwnBills(
  db: Queryable,
  { teamId, collectionId }: CollectionKey,
  accountId: string,
): Promise<ReadonlyMap<string, string>> {
  const found = await sql<{ memberId: string; billId: string }>`
    select l.member_id as "memberId", b.id as "billId"
    from bills b join bill_lines l on l.team_id = b.team_id and l.bill_id = b.id
    where b.team_id = ${teamId} and b.collection_id = ${collectionId}
      and b.account_id = ${accountId} and l.member_id is not null
      and b.state not in ('forgone', 'refunded')
    order by b.created_at, b.id`.execute(db)
  return new Map(found.rows.map(({ memberId, billId }) => [memberId, billId]))
}

/** Longer than anybody's list; the oldest are in the receipts people keep. */
const most = 500

/** Bills of one account in all teams that there still are, what is due first at the top. */
export async function findMyBills(db: Queryable, accountId: string): Promise<readonly MyBill[]> {
  const found = await sql<MyBill>`
    select b.id, b.team_id as "teamId", b.state, c.currency, b.charged, b.owed,
      b.due_on as "dueOn", c.name as collection, t.name as team, t.time_zone as "timeZone",
      coalesce((
        select json_agg(trim(l.first_name || ' ' || l.last_name) order by l.position)
        from bill_lines l where l.team_id = b.team_id and l.bill_id = b.id), '[]') as names
    from bills b
    join collections c on c.team_id = b.team_id and c.id = b.collection_id
    join teams t on t.id = b.team_id and ${isThere('t')}
    where b.account_id = ${accountId}
    order by b.due_on is null, b.due_on, b.created_at desc limit ${most}`.execute(db)
  return found.rows
}
