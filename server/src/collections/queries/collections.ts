import type { CollectionShape } from '@touchline/contract/collections/shapes/collection'
import { sql, type Updateable } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { Collections } from '#server/platform/database/schema.generated.ts'
import { AppError } from '#server/platform/errors.ts'

export interface CollectionKey {
  readonly teamId: string
  readonly collectionId: string
}

type Settings = Omit<
  CollectionShape,
  | 'fees'
  | 'fields'
  | 'formUrl'
  | 'createdAt'
  | 'publishedAt'
  | 'usedFeeIds'
  | 'billCount'
  | 'problems'
  | 'payee'
>

/** A collection without its parts. */
export type CollectionRow = Settings & {
  readonly teamId: string
  /** Part of the form's URL. */
  readonly key: string
  readonly createdAt: Date
  readonly publishedAt: Date | null
  readonly timeZone: string
}

/** Columns of `collections as c join teams as t`. */
export const collectionColumns = sql`
  c.id, c.team_id as "teamId", c.kind, c.state, c.step, c.name, c.starts_on as "startsOn",
  c.ends_on as "endsOn", c.details, c.organizer_email as "organizerEmail", c.phone, c.currency,
  c.takes_instalments as "takesInstalments", c.takes_offline as "takesOffline", c.broadcast,
  c.opens_on as "opensOn", c.closes_on as "closesOn", c.organizer_every as "organizerEvery",
  c.reminder_after as "reminderAfter", c.goal,
  c.places, c.hold_days as "holdDays", c.key, c.version, c.created_at as "createdAt",
  c.published_at as "publishedAt", t.time_zone as "timeZone"`

export async function requireCollection(
  db: Queryable,
  { teamId, collectionId }: CollectionKey,
): Promise<CollectionRow> {
  const found = await sql<CollectionRow>`
    select ${collectionColumns} from collections c join teams t on t.id = c.team_id
    where c.team_id = ${teamId} and c.id = ${collectionId}`.execute(db)
  return required(found.rows)
}

/** Locks the collection, so that changes run one after the other. */
export async function lockCollection(
  tx: Transaction,
  { teamId, collectionId }: CollectionKey,
): Promise<CollectionRow> {
  const found = await sql<CollectionRow>`
    select ${collectionColumns} from collections c join teams t on t.id = c.team_id
    where c.team_id = ${teamId} and c.id = ${collectionId} for update of c`.execute(tx)
  return required(found.rows)
}

function required(rows: readonly CollectionRow[]): CollectionRow {
  const [row] = rows
  if (row === undefined) throw new AppError('not_found')
  return row
}

interface NewRow extends CollectionKey {
  readonly kind: CollectionRow['kind']
  readonly key: string
  readonly accountId: string
  readonly organizerEmail: string
  readonly now: Date
}

/** Returns false if it exists. */
export async function insertCollection(tx: Transaction, made: NewRow): Promise<boolean> {
  const { collectionId, teamId, kind, key, accountId, organizerEmail, now } = made
  const inserted = await tx
    .insertInto('collections')
    .values({
      id: collectionId,
      team_id: teamId,
      kind,
      key,
      organizer_email: organizerEmail,
      created_by: accountId,
      created_at: now,
      changed_at: now,
    })
    .onConflict((conflict) => conflict.columns(['team_id', 'id']).doNothing())
    .executeTakeFirst()
  return inserted.numInsertedOrUpdatedRows === 1n
}

/** Saves the change as a new version. */
export async function saveCollection(
  tx: Transaction,
  { teamId, collectionId }: CollectionKey,
  change: Updateable<Collections>,
): Promise<void> {
  await tx
    .updateTable('collections')
    .set({ ...change, version: sql`version + 1` })
    .where('team_id', '=', teamId)
    .where('id', '=', collectionId)
    .execute()
}

export async function deleteCollection(
  tx: Transaction,
  { teamId, collectionId }: CollectionKey,
): Promise<void> {
  await tx
    .deleteFrom('collections')
    .where('team_id', '=', teamId)
    .where('id', '=', collectionId)
    .execute()
}

/** Deletes drafts older than a day that were never saved. */
export async function deleteUntouchedDrafts(db: Queryable, before: Date): Promise<void> {
  await db
    .deleteFrom('collections')
    .where('state', '=', 'draft')
    .where('version', '=', 1)
    .where('created_at', '<', before)
    .execute()
}

export async function countBills(
  db: Queryable,
  { teamId, collectionId }: CollectionKey,
): Promise<number> {
  const { count } = await db
    .selectFrom('bills')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('collection_id', '=', collectionId)
    .where('first_share_id', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}
