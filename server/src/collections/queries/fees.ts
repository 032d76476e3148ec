import type { FeeShape, FormFieldShape } from '@touchline/contract/collections/shapes/collection'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { CollectionKey } from './collections.ts'

/** A fee, and whether bills use it. */
export type FeeRow = Omit<FeeShape, 'sizes'> & {
  readonly isUsed: boolean
  readonly sizes: readonly (FeeShape['sizes'][number] & { readonly isUsed: boolean })[]
}

/** All fees in order, including inactive ones. */
export async function findFees(
  db: Queryable,
  { teamId, collectionId }: CollectionKey,
): Promise<readonly FeeRow[]> {
  const found = await sql<FeeRow>`
    select f.id, f.name, f.details, f.type, f.amount, f.is_active as "isActive", f.stock,
      exists (select from bill_lines l where l.team_id = f.team_id and l.fee_id = f.id) as "isUsed",
      coalesce(s.sizes, '[]') as sizes
    from collection_fees f left join lateral (
      select json_agg(json_build_object('id', s.id, 'name', s.name, 'stock', s.stock, 'isUsed',
        exists (select from bill_lines l where l.team_id = s.team_id and l.size_id = s.id))
        order by s.position) as sizes
      from collection_fee_sizes s where s.team_id = f.team_id and s.fee_id = f.id) s on true
    where f.team_id = ${teamId} and f.collection_id = ${collectionId}
    order by f.position`.execute(db)
  return found.rows
}

/** The form's questions, in order. */
export async function findFields(
  db: Queryable,
  { teamId, collectionId }: CollectionKey,
): Promise<FormFieldShape[]> {
  const found = await sql<FormFieldShape>`
    select id, name, type, is_mandatory as "isMandatory", fee_id as "feeId", options
    from collection_fields where team_id = ${teamId} and collection_id = ${collectionId}
    order by position`.execute(db)
  return found.rows
}

/** Ids already used by other collections, as browsers choose them. */
export async function findTakenIds(
  db: Queryable,
  { teamId, collectionId }: CollectionKey,
  ids: readonly string[],
): Promise<readonly string[]> {
  const wanted = sql`id = any (${[...ids]}::uuid[])`
  const own = sql`team_id = ${teamId} and collection_id = ${collectionId}`
  const found = await sql<{ id: string }>`
    select id from collection_fees where ${wanted} and not (${own})
    union all select id from collection_fields where ${wanted} and not (${own})
    union all select s.id from collection_fee_sizes s
      join collection_fees f on f.team_id = s.team_id and f.id = s.fee_id
      where s.id = any (${[...ids]}::uuid[])
        and not (f.team_id = ${teamId} and f.collection_id = ${collectionId})`.execute(db)
  return found.rows.map(({ id }) => id)
}

interface Belongings {
  readonly fees: readonly FeeShape[]
  readonly fields: readonly FormFieldShape[]
}

/** Replaces fees, sizes and questions, in order. */
export async function saveBelongings(
  tx: Transaction,
  key: CollectionKey,
  { fees, fields }: Belongings,
): Promise<void> {
  await deleteOthers(tx, key, { fees, fields })
  if (fees.length > 0) await saveFees(tx, key, fees)
  const sizes = fees.flatMap((fee) => fee.sizes.map((size, at) => ({ ...size, feeId: fee.id, at })))
  if (sizes.length > 0) await saveSizes(tx, key.teamId, sizes)
  if (fields.length > 0) await saveFields(tx, key, fields)
}

async function deleteOthers(
  tx: Transaction,
  { teamId, collectionId }: CollectionKey,
  { fees, fields }: Belongings,
): Promise<void> {
  const own = sql`team_id = ${teamId} and collection_id = ${collectionId}`
  const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
  await sql`delete from collection_fields where ${own}
    and not id = any (${ids(fields)}::uuid[])`.execute(tx)
  await sql`delete from collection_fee_sizes where team_id = ${teamId}
    and fee_id in (select id from collection_fees where ${own})
    and not id = any (${ids(fees.flatMap(({ sizes }) => sizes))}::uuid[])`.execute(tx)
  await sql`delete from collection_fees where ${own}
    and not id = any (${ids(fees)}::uuid[])`.execute(tx)
}

async function saveFees(
  tx: Transaction,
  { teamId, collectionId }: CollectionKey,
  fees: readonly FeeShape[],
): Promise<void> {
  await tx
    .insertInto('collection_fees')
    .values(
      fees.map(({ id, name, details, type, amount, isActive, stock }, position) => ({
        id,
        team_id: teamId,
        collection_id: collectionId,
        position,
        name,
        details,
        type,
        amount,
        is_active: isActive,
        stock,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['team_id', 'id']).doUpdateSet((row) => ({
        position: row.ref('excluded.position'),
        name: row.ref('excluded.name'),
        details: row.ref('excluded.details'),
        type: row.ref('excluded.type'),
        amount: row.ref('excluded.amount'),
        is_active: row.ref('excluded.is_active'),
        stock: row.ref('excluded.stock'),
      })),
    )
    .execute()
}

type SizeToSave = FeeShape['sizes'][number] & { readonly feeId: string; readonly at: number }

/** Names are unique: one that changes places with another steps aside first. */
async function saveSizes(
  tx: Transaction,
  teamId: string,
  sizes: readonly SizeToSave[],
): Promise<void> {
  const ids = sizes.map(({ id }) => id)
  await sql`update collection_fee_sizes set name = id::text
    where team_id = ${teamId} and id = any (${ids}::uuid[])`.execute(tx)
  await tx
    .insertInto('collection_fee_sizes')
    .values(
      sizes.map(({ id, name, stock, feeId, at }) => ({
        id,
        team_id: teamId,
        fee_id: feeId,
        position: at,
        name,
        stock,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['team_id', 'id']).doUpdateSet((row) => ({
        position: row.ref('excluded.position'),
        name: row.ref('excluded.name'),
        stock: row.ref('excluded.stock'),
      })),
    )
    .execute()
}

async function saveFields(
  tx: Transaction,
  { teamId, collectionId }: CollectionKey,
  fields: readonly FormFieldShape[],
): Promise<void> {
  await tx
    .insertInto('collection_fields')
    .values(
      fields.map(({ id, name, type, isMandatory, feeId, options }, position) => ({
        id,
        team_id: teamId,
        collection_id: collectionId,
        position,
        name,
        type,
        is_mandatory: isMandatory,
        fee_id: feeId,
        options,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['team_id', 'id']).doUpdateSet((row) => ({
        position: row.ref('excluded.position'),
        name: row.ref('excluded.name'),
        type: row.ref('excluded.type'),
        is_mandatory: row.ref('excluded.is_mandatory'),
        fee_id: row.ref('excluded.fee_id'),
        options: row.ref('excluded.options'),
      })),
    )
    .execute()
}
