import { sql } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { BillKey } from './books.ts'

interface Charged {
  /** First day of the period. */
  readonly startsOn: string
  readonly memberIds: readonly string[]
}

/**
 * Records who was billed for a period. Throws `changed_meanwhile` if someone already was, unless
 * that bill was refunded.
 */
export async function insertCharges(
  tx: Transaction,
  { teamId, billId }: BillKey,
  { startsOn, memberIds }: Charged,
): Promise<void> {
  const written = await sql`
    insert into dues_charges as charge (team_id, member_id, starts_on, bill_id)
    select ${teamId}::uuid, member.id, ${startsOn}::date, ${billId}::uuid
    from unnest(${[...memberIds]}::uuid[]) as member (id)
    on conflict (team_id, member_id, starts_on) do update set bill_id = excluded.bill_id
    where exists (select from bills b where b.team_id = charge.team_id and b.id = charge.bill_id
      and b.state = 'refunded')`.execute(tx)
  if (written.numAffectedRows !== BigInt(memberIds.length)) throw new AppError('changed_meanwhile')
}
