import type { Instalment } from '@touchline/domain/collections/instalments'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { isTeamActive } from '#server/teams/queries/active.ts'
import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

import type { PayerBill } from './bill-page.ts'
import type { CollectionKey } from './collections.ts'
import { isShown, otherHalf } from './shares.ts'

type Shown = Pick<
  PayerBill,
  'state' | 'currency' | 'charged' | 'outstanding' | 'dueOn' | 'otherHalf'
>

export type MyBill = Shown & {
  readonly id: string
  readonly teamId: string
  readonly timeZone: string
  readonly collection: string
  readonly team: string
  readonly names: string[]
  readonly instalments: Instalment[]
  readonly paidTo: string | null
}

/** The account's own bill of a collection by member. */
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
      and b.state not in ('waived', 'refunded') and ${isShown}
    order by b.created_at, b.id`.execute(db)
  return new Map(found.rows.map(({ memberId, billId }) => [memberId, billId]))
}

/** More than any list has; older ones have receipts. */
const most = 500

/**
 * Bills of one account in all existing teams, soonest due first. Includes those of emailed forms
 * made out to its address, if only for people it may answer for.
 */
export async function findMyBills(
  db: Queryable,
  { accountId, provider }: { readonly accountId: string; readonly provider: string },
): Promise<readonly MyBill[]> {
  const found = await sql<MyBill>`
    select b.id, b.team_id as "teamId", b.state, c.currency, b.charged, b.outstanding,
      b.due_on as "dueOn", ${otherHalf} as "otherHalf", c.name as collection, t.name as team, t.time_zone as "timeZone",
      (select md5(p.provider_id) from payout_accounts p
        where p.team_id = b.team_id and p.state = 'ready' and p.provider = ${provider} and b.outstanding > 0
          and not exists (select from bill_checkouts page where page.team_id = b.team_id
            and page.bill_id = b.id and page.state = 'waiting')) as "paidTo",
      coalesce((
        select json_agg(trim(l.first_name || ' ' || l.last_name) order by l.position)
        from bill_lines l where l.team_id = b.team_id and l.bill_id = b.id), '[]') as names,
      coalesce((
        select json_agg(json_build_object('amount', part.amount, 'dueOn', part.due_on) order by part.position)
        from bill_instalments part
        where part.team_id = b.team_id and part.bill_id = b.id and b.outstanding > 0), '[]') as instalments
    from bills b
    join collections c on c.team_id = b.team_id and c.id = b.collection_id
    join teams t on t.id = b.team_id and ${isTeamActive('t', 'collections')}
    where ${isShown} and (b.account_id = ${accountId} or (b.account_id is null
      and lower(b.email) = (select lower(a.email) from accounts a where a.id = ${accountId})
      and not exists (
        select from bill_lines l
        where l.team_id = b.team_id and l.bill_id = b.id and not ${represents(accountId)})))
    order by b.due_on is null, b.due_on, b.created_at desc limit ${most}`.execute(db)
  return found.rows
}

/** True if the line `l` is for the account itself, or for a child of theirs. */
function represents(accountId: string): RawBuilder<boolean> {
  return sql<boolean>`(exists (
      select from members m
      where m.team_id = l.team_id and m.id = l.member_id and m.account_id = ${accountId})
    or exists (
      select from guardianships care
      join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
      where care.team_id = l.team_id and care.member_id = l.member_id
        and g.account_id = ${accountId} and ${isActiveGuardianship('care', 'g')}))`
}
