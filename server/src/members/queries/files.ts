import type { MemberFile, NewFile } from '@touchline/contract/members/shapes/files'
import { mayOpenDocument, certificateValidity } from '@touchline/domain/members/documents'
import type { Actor } from '@touchline/domain/teams/actor'
import { dayInZone } from '@touchline/domain/values/day-in-zone'
import { sql } from 'kysely'

import { documentAddress } from '#server/files/queries/documents.ts'
import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import type { Platform } from '#server/platform/platform.ts'
import { nameOfAccount } from '#server/teams/queries/names.ts'

import { requireTeamPlace, type MemberKey } from './members.ts'

interface FileRow extends Omit<MemberFile, 'uploadedAt' | 'validity' | 'download'> {
  readonly uploadedAt: Date
}

/** Limits the documents of one member. */
export const maxFiles = 100

/**
 * A member's documents, newest first, with links that expire after ten minutes. Documents the actor
 * may not open have neither link nor title, as a title may reveal the content.
 */
export async function findFiles(
  db: Queryable,
  platform: Platform,
  { actor, memberId }: { readonly actor: Actor; readonly memberId: string },
): Promise<MemberFile[]> {
  const key = { teamId: actor.teamId, memberId }
  const { time_zone: zone } = await requireTeamPlace(db, key.teamId)
  const today = dayInZone(platform.clock(), zone)
  const files = (await findRows(db, key)).map(async (row) => ({
    ...row,
    uploadedAt: row.uploadedAt.toISOString(),
    validity: certificateValidity(row.validUntil, today),
    ...(mayOpenDocument(actor, memberId, row.kind)
      ? { download: await documentAddress(platform, row.id) }
      : { title: '', fileName: '', download: null }),
  }))
  return Promise.all(files)
}

async function findRows(db: Queryable, { teamId, memberId }: MemberKey): Promise<FileRow[]> {
  const found = await sql<FileRow>`
    select d.id, d.kind, d.title, f.shown_name as "fileName", f.bytes, d.valid_until as "validUntil",
      d.created_at as "uploadedAt", ${nameOfAccount(sql`d.team_id`, sql`d.uploaded_by`)} as "uploadedBy"
    from member_files d join files f on f.id = d.id and f.removed_at is null
    where d.team_id = ${teamId} and d.member_id = ${memberId}
    order by d.created_at desc, d.id desc limit ${maxFiles}`.execute(db)
  return found.rows
}

/** Title and file name of a member's medical certificate; undefined if there is none. */
export async function findCertificate(
  db: Queryable,
  { teamId, memberId, fileId }: MemberKey & { readonly fileId: string },
): Promise<{ readonly title: string; readonly fileName: string } | undefined> {
  const found = await sql<{ title: string; fileName: string }>`
    select d.title, f.shown_name as "fileName"
    from member_files d join files f on f.id = d.id and f.removed_at is null
    where d.team_id = ${teamId} and d.member_id = ${memberId} and d.id = ${fileId}
      and d.kind = 'medical_certificate'`.execute(db)
  return found.rows[0]
}

export async function countFiles(db: Queryable, { teamId, memberId }: MemberKey): Promise<number> {
  const { count } = await db
    .selectFrom('member_files')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  return count
}

export async function insertFile(
  tx: Transaction,
  file: NewFile,
  { by, now }: { readonly by: string; readonly now: Date },
): Promise<void> {
  await tx
    .insertInto('member_files')
    .values({
      id: file.fileId,
      team_id: file.teamId,
      member_id: file.memberId,
      kind: file.kind,
      title: file.title,
      valid_until: file.validUntil,
      uploaded_by: by,
      created_at: now,
    })
    .execute()
}

/** Returns false if the member had no such document. */
export async function deleteFile(
  tx: Transaction,
  { teamId, memberId, fileId }: MemberKey & { readonly fileId: string },
): Promise<boolean> {
  const gone = await tx
    .deleteFrom('member_files')
    .where('id', '=', fileId)
    .where('team_id', '=', teamId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return gone.numDeletedRows === 1n
}
