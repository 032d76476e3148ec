import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { isFound } from '#server/platform/database/is-found.ts'

import { accountTables, type AccountOwner } from './banks.ts'
import { transferColumns, type TransferRow } from './transfers.ts'

/** More are no help. */
const maxFound = 30

interface Sought {
  readonly text: string
  /** Of bills. */
  readonly numbers: readonly number[]
}

/** Transfers, undecided ones first, by payer, text, amount or the number of a bill they pay. */
export async function searchTransfers(
  db: Queryable,
  owner: AccountOwner,
  { text, numbers }: Sought,
): Promise<readonly TransferRow[]> {
  const { transfers, parts, key, id } = accountTables(owner)
  const found = await sql<TransferRow>`
    select ${transferColumns} from ${transfers} as one
    where one.${key} = ${id} and (
      ${isFound(sql`one.payer || ' ' || one.words`, text)}
      or replace(to_char(one.amount / 100.0, 'FM9999999990.00'), '.', '') = regexp_replace(${text}, '[.,]', '', 'g')
      or exists (
        select from ${parts} as part join bills b on b.team_id = part.team_id and b.id = part.bill_id
        where part.${key} = ${id} and part.transfer_id = one.id and b.number = any (${[...numbers]})))
    order by one.state <> 'waiting', one.imported_at desc, one.id desc limit ${maxFound}`.execute(
    db,
  )
  return found.rows
}
