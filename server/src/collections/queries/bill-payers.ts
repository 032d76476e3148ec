import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isActiveGuardianship } from '#server/teams/queries/guardian-rights.ts'

interface ChildKey {
  readonly teamId: string
  readonly memberId: string
}

export interface PayingGuardian {
  readonly guardianId: string
  readonly accountId: string | null
  readonly name: string
  readonly isChosen: boolean
}

/** A child's verified guardians, in the order they were added. */
export async function findPayingGuardians(
  db: Queryable,
  { teamId, memberId }: ChildKey,
): Promise<readonly PayingGuardian[]> {
  const found = await sql<PayingGuardian>`
    select g.id as "guardianId", g.account_id as "accountId", care.pays_bills as "isChosen",
      concat_ws(' ', g.first_name, nullif(g.last_name, '')) as name
    from guardianships care
    join guardians g on g.team_id = care.team_id and g.id = care.guardian_id
    where care.team_id = ${teamId} and care.member_id = ${memberId} and ${isActiveGuardianship('care', 'g')}
    order by g.created_at, g.id`.execute(db)
  return found.rows
}

/** These guardians get the bills of a child from now on. */
export async function savePayers(
  tx: Transaction,
  { teamId, memberId }: ChildKey,
  guardianIds: readonly string[],
): Promise<void> {
  await sql`
    update guardianships set pays_bills = guardian_id = any (${[...guardianIds]}::uuid[])
    where team_id = ${teamId} and member_id = ${memberId}`.execute(tx)
}

/** A guardian's open, unshared bills for this child alone, with the other guardian. */
export async function findShareable(
  tx: Transaction,
  { teamId, memberId }: ChildKey,
): Promise<readonly { readonly billId: string; readonly guardianId: string }[]> {
  const found = await sql<{ billId: string; guardianId: string }>`
    select b.id as "billId", other.guardian_id as "guardianId"
    from bills b
    join guardianships mine on mine.team_id = b.team_id and mine.member_id = ${memberId}
      and mine.pays_bills
    join guardians g on g.team_id = mine.team_id and g.id = mine.guardian_id
      and (g.account_id = b.account_id or b.account_id is null and lower(g.email) = lower(b.email))
    join guardianships other on other.team_id = mine.team_id and other.member_id = mine.member_id
      and other.pays_bills and other.guardian_id <> mine.guardian_id
    where b.team_id = ${teamId} and b.outstanding > 0 and b.first_share_id is null
      and not exists (select from bills half
        where half.team_id = b.team_id and half.first_share_id = b.id and half.charged > 0)
      and exists (select from bill_lines l where l.team_id = b.team_id and l.bill_id = b.id)
      and not exists (select from bill_lines l where l.team_id = b.team_id and l.bill_id = b.id
        and l.member_id is distinct from ${memberId})
    order by b.number`.execute(tx)
  return found.rows
}
