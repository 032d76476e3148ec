import { sql, type Selectable } from 'kysely'

import type { Transaction } from '#server/platform/database/database.ts'
import type { Receipts } from '#server/platform/database/schema.generated.ts'

interface Issuing {
  readonly teamId: string
  /** The last one in the books of the bill: after another it is another receipt. */
  readonly entryId: string
  readonly now: Date
}

/** The receipt of the books as they stand, with the team's next number when there was none yet. */
export async function issueReceipt(
  tx: Transaction,
  { teamId, entryId, now }: Issuing,
): Promise<Pick<Selectable<Receipts>, 'number' | 'issued_at'>> {
  // One after the other: a number is neither given twice nor left out.
  await sql`select from teams where id = ${teamId} for no key update`.execute(tx)
  await sql`
    insert into receipts (team_id, number, entry_id, issued_at)
    select ${teamId}, coalesce(max(number), 0) + 1, ${entryId}, ${now}
    from receipts where team_id = ${teamId}
    on conflict (team_id, entry_id) do nothing`.execute(tx)
  return tx
    .selectFrom('receipts')
    .select(['number', 'issued_at'])
    .where('team_id', '=', teamId)
    .where('entry_id', '=', entryId)
    .executeTakeFirstOrThrow()
}
