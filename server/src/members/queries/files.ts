import type { NewFile } from '@touchline/contract/members/shapes/files'
import type { MemberDocumentKind } from '@touchline/domain/members/documents'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { MemberKey } from './members.ts'

export interface FileRow {
  readonly id: string
  readonly kind: MemberDocumentKind
  readonly title: string
  readonly fileName: string
  readonly bytes: number
  readonly validUntil: string | null
  readonly uploadedBy: string | null
  readonly uploadedAt: Date
}

/** More documents nobody keeps of one person. */
export const mostFiles = 100

/** The documents of a member, newest first. */
export async function findFiles(
  db: Queryable,
  { teamId, memberId }: MemberKey,
): Promise<FileRow[]> {
  const found = await sql<FileRow>`
    select d.id, d.kind, d.title, f.shown_name as "fileName", f.bytes, d.valid_until as "validUntil",
      d.created_at as "uploadedAt", coalesce(
        (select trim(x.first_name || ' ' || x.last_name) from members x
         where x.team_id = d.team_id and x.account_id = d.uploaded_by limit 1),
        (select trim(x.first_name || ' ' || x.last_name) from guardians x
         where x.team_id = d.team_id and x.account_id = d.uploaded_by limit 1)) as "uploadedBy"
    from member_files d join files f on f.id = d.id and f.removed_at is null
    where d.team_id = ${teamId} and d.member_id = ${memberId}
    order by d.created_at desc, d.id desc limit ${mostFiles}`.execute(db)
  return found.rows
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

/** True when the member had this document. */
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
