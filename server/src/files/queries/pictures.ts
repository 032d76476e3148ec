import type { DocumentPurpose } from '@touchline/domain/files/document'
import type { StoredPurpose } from '@touchline/domain/files/picture'
import { sql, type RawBuilder } from 'kysely'

import type { Queryable } from '#server/platform/database/database.ts'

export interface NewPicture {
  readonly id: string
  readonly uploadedBy: string
  readonly purpose: StoredPurpose
  readonly shownName: string
  readonly contentType: string
  readonly bytes: number
  readonly width: number
  readonly height: number
  readonly createdAt: Date
}

/** The owner of a picture, whose key is stored in the file's row. */
export type Owner =
  | { readonly teamId: string }
  | { readonly clubId: string }
  | { readonly accountId: string }

export async function addPicture(db: Queryable, picture: NewPicture): Promise<void> {
  await db
    .insertInto('files')
    .values({
      id: picture.id,
      uploaded_by: picture.uploadedBy,
      kind: 'picture',
      purpose: picture.purpose,
      shown_name: picture.shownName,
      content_type: picture.contentType,
      bytes: picture.bytes,
      width: picture.width,
      height: picture.height,
      created_at: picture.createdAt,
    })
    .execute()
}

/** Number of uploads of an account that no form has used. */
export async function countUnclaimed(db: Queryable, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('uploaded_by', '=', accountId)
    .where(sql<boolean>`team_id is null and club_id is null and account_id is null`)
    .executeTakeFirstOrThrow()
  return count
}

export interface Claim {
  readonly fileId: string
  readonly purpose: StoredPurpose
  readonly uploadedBy: string
  readonly owner: Owner
}

/** Returns false unless the same account uploaded the picture for this purpose and it is unused. */
export async function takePicture(db: Queryable, claim: Claim): Promise<boolean> {
  const taken = await db
    .updateTable('files')
    .set(ownerColumns(claim.owner))
    .where('id', '=', claim.fileId)
    .where('uploaded_by', '=', claim.uploadedBy)
    .where('purpose', '=', claim.purpose)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`team_id is null and club_id is null and account_id is null`)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

export async function markRemoved(
  db: Queryable,
  { fileId, owner, at }: { fileId: string; owner: Owner; at: Date },
): Promise<void> {
  const columns = ownerColumns(owner)
  await db
    .updateTable('files')
    .set({ removed_at: at })
    .where('id', '=', fileId)
    .where('team_id', 'is not distinct from', columns.team_id)
    .where('club_id', 'is not distinct from', columns.club_id)
    .where('account_id', 'is not distinct from', columns.account_id)
    .execute()
}

/**
 * True if the file may be served: not replaced (unless part of an open report), and its team and
 * club not deleted. People's pictures are only served at short-lived URLs, and those of albums by photos.
 */
export async function isServed(
  db: Queryable,
  { fileId, isShort }: { readonly fileId: string; readonly isShort: boolean },
): Promise<boolean> {
  const found = await sql`
    select 1 from files as file
    left join teams as team on team.id = file.team_id
    left join clubs as club on club.id = coalesce(file.club_id, team.club_id)
    where file.id = ${fileId} and file.kind = 'picture'
      and (file.removed_at is null or ${isReported(sql`file.id`)})
      and (${isShort} or file.purpose <> 'member_photo') and file.purpose <> 'album_photo'
      and team.deleted_at is null and club.deleted_at is null
      and (file.team_id is null or team.id is not null)
      and (file.club_id is null or club.id is not null)`.execute(db)
  return found.rows.length === 1
}

/** Files to delete: replaced ones, uploads unused for a day, documents whose row is gone. */
export async function filesToSweep(db: Queryable, before: Date): Promise<string[]> {
  const found = await sql<{ id: string }>`
    select id from files
    where (removed_at < ${before} and not ${isReported(sql`files.id`)})
       or (created_at < ${before} and team_id is null and club_id is null and account_id is null)
       or (created_at < ${before} and kind = 'document' and not (${sql.join(uses, sql` or `)}))
    limit 200`.execute(db)
  return found.rows.map(({ id }) => id)
}

/** A reported picture is kept as evidence until the report is closed. */
function isReported(fileId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`exists (select from reports r
    where r.picture_file_id = ${fileId} and r.closed_at is null)`
}

/** What uses documents of each purpose; add new purposes here. */
const keptBy: Readonly<Record<DocumentPurpose, RawBuilder<unknown>>> = {
  member_file: sql`exists (
    select from member_files x where x.team_id = files.team_id and x.id = files.id)`,
  club_document: sql`exists (select from club_documents x where x.file_id = files.id)`,
  event_attachment: sql`exists (select from event_files x where x.file_id = files.id)`,
  // Also kept after the message was deleted, as the safeguarding person can still see it.
  message_attachment: sql`exists (select from message_files x where x.file_id = files.id)`,
}

const uses = Object.values(keptBy)

export async function forgetFiles(db: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('files')
    .where('id', 'in', [...ids])
    .execute()
}

function ownerColumns(owner: Owner) {
  return {
    team_id: 'teamId' in owner ? owner.teamId : null,
    club_id: 'clubId' in owner ? owner.clubId : null,
    account_id: 'accountId' in owner ? owner.accountId : null,
  }
}
