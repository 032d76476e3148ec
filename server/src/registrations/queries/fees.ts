import type { Currency } from '@touchline/domain/values/money'
import { sql } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'
import { isTeamActive } from '#server/teams/queries/active.ts'

import type { Owner } from './owners.ts'

export interface JoiningFee {
  readonly collectionId: string
  readonly feeId: string
  /** The collection's name. */
  readonly collection: string
  readonly name: string
  readonly amount: number
  readonly currency: Currency
}

/** Fees of a team's open membership collections; a club bills by its rules. */
export async function findFees(
  db: Queryable,
  owner: Pick<Owner, 'kind' | 'id'>,
): Promise<readonly JoiningFee[]> {
  if (owner.kind === 'club') return []
  const found = await sql<JoiningFee>`
    select fee.collection_id as "collectionId", fee.id as "feeId", collection.name as collection,
      fee.name, fee.amount::int as amount, collection.currency
    from collections as collection
    join teams as team on team.id = collection.team_id and ${isTeamActive('team', 'collections')}
    join collection_fees as fee
      on fee.team_id = collection.team_id and fee.collection_id = collection.id
    where collection.team_id = ${owner.id} and collection.kind = 'membership'
      and collection.state = 'open' and fee.is_active and fee.type = 'fixed'
      and not exists (select from collection_fee_sizes as size
        where size.team_id = fee.team_id and size.fee_id = fee.id)
    order by collection.created_at desc, collection.id, fee.position limit 100`.execute(db)
  return found.rows
}
