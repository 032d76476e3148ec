import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

import { accountTables, type AccountOwner } from './banks.ts'
import { transferColumns, type TransferRow } from './transfers.ts'

export interface TransferOffsets {
  /** Undecided transfers to leave out. */
  readonly after: number
  /** Those with a rest to leave out. */
  readonly afterCredits: number
}

/**
 * Undecided transfers and those with a rest, oldest first, each without the first of them; on the
 * first page also the latest decided ones.
 */
export async function findTransfers(
  db: Queryable,
  owner: AccountOwner,
  { after, afterCredits }: TransferOffsets,
): Promise<readonly TransferRow[]> {
  const { transfers, key, id } = accountTables(owner)
  const found = await sql<TransferRow>`
    (select ${transferColumns} from ${transfers}
      where ${key} = ${id} and (${after > 0} or ${afterCredits === 0}) and state = 'waiting'
      order by booked_on, id limit ${maxOpen} offset ${after})
    union all
    (select ${transferColumns} from ${transfers}
      where ${key} = ${id} and (${afterCredits > 0} or ${after === 0}) and ${isCredit}
      order by booked_on, id limit ${maxOpen} offset ${afterCredits})
    union all
    (select ${transferColumns} from ${transfers}
      where ${key} = ${id} and ${after + afterCredits === 0} and state <> 'waiting' and rest = 0
      order by imported_at desc, id desc limit ${maxDecided})`.execute(db)
  return found.rows
}

const isCredit = sql<boolean>`(state = 'booked' and rest > 0)`

interface OpenCounts {
  readonly waitingCount: number
  readonly creditCount: number
}

export async function countOpen(db: Queryable, owner: AccountOwner): Promise<OpenCounts> {
  const { transfers, key, id } = accountTables(owner)
  const found = await sql<OpenCounts>`
    select count(*) filter (where state = 'waiting') as "waitingCount",
      count(*) filter (where ${isCredit}) as "creditCount"
    from ${transfers} where ${key} = ${id} and (state = 'waiting' or ${isCredit})`.execute(db)
  return found.rows[0] ?? { waitingCount: 0, creditCount: 0 }
}

const maxOpen = 50
const maxDecided = 30
