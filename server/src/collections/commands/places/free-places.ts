import type { FreePlaces } from '@touchline/domain/collections/places'

import type { Queryable } from '#server/platform/database/database.ts'

import type { CollectionRow } from '../../queries/collections.ts'
import type { FeeRow } from '../../queries/fees.ts'
import { countTaken } from '../../queries/places.ts'
import { findRemainingStock } from '../../queries/stock.ts'

/** The free places of a collection and of its fees. */
export async function findFreePlaces(
  db: Queryable,
  { id: collectionId, teamId, places }: Pick<CollectionRow, 'id' | 'teamId' | 'places'>,
  fees: readonly FeeRow[],
): Promise<FreePlaces> {
  const key = { teamId, collectionId }
  const left = await findRemainingStock(db, key, fees)
  return {
    total: places === null ? null : places - (await countTaken(db, key)),
    byFee: new Map(fees.map(({ id }) => [id, left(id, null)])),
  }
}
