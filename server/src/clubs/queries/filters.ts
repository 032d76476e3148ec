import type { ClubFilter, SavedClubFilter } from '@touchline/contract/clubs/shapes/filters'
import { maxClubFilters } from '@touchline/domain/clubs/memberships/options'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

export async function findClubFilters(
  db: Queryable,
  clubId: string,
): Promise<{ filters: SavedClubFilter[] }> {
  const found = await sql<SavedClubFilter>`
    select id, name, filter from club_filters where club_id = ${clubId}
    order by lower(name), id limit ${maxClubFilters}`.execute(db)
  return { filters: found.rows }
}

interface NamedFilter {
  readonly clubId: string
  readonly name: string
  readonly filter: ClubFilter
  readonly by: string
  readonly at: Date
}

/** Returns false if the club has the maximum. */
export async function saveClubFilter(
  tx: Transaction,
  { clubId, name, filter, by, at }: NamedFilter,
): Promise<boolean> {
  const saved = await sql`
    insert into club_filters (club_id, id, name, filter, created_by, created_at)
    select ${clubId}, ${newId()}, ${name}, ${JSON.stringify(filter)}::jsonb, ${by}, ${at}
    where (select count(*) from club_filters where club_id = ${clubId} and lower(name) <> lower(${name}))
      < ${maxClubFilters}
    on conflict (club_id, lower(name)) do update set name = excluded.name, filter = excluded.filter`.execute(
    tx,
  )
  return saved.numAffectedRows === 1n
}

export async function deleteClubFilter(
  tx: Transaction,
  { clubId, filterId }: { readonly clubId: string; readonly filterId: string },
): Promise<boolean> {
  const gone = await sql`
    delete from club_filters where club_id = ${clubId} and id = ${filterId}`.execute(tx)
  return gone.numAffectedRows === 1n
}
