import { documentLinkMinutes, type DocumentPurpose } from '@touchline/domain/files/document'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { requireRoomForFiles } from '#server/platform/limits/room.ts'
import type { Platform } from '#server/platform/platform.ts'

import { isSignatureOf, signText } from './addresses.ts'

export interface NewDocument {
  readonly id: string
  readonly accountId: string
  readonly purpose: DocumentPurpose
  readonly name: string
  readonly contentType: string
  readonly bytes: number
  readonly at: Date
}

export async function addDocument(db: Queryable, document: NewDocument): Promise<void> {
  await db
    .insertInto('files')
    .values({
      id: document.id,
      uploaded_by: document.accountId,
      kind: 'document',
      purpose: document.purpose,
      shown_name: document.name,
      content_type: document.contentType,
      bytes: document.bytes,
      created_at: document.at,
    })
    .execute()
}

type DocumentClaim = {
  readonly fileId: string
  readonly purpose: DocumentPurpose
  readonly accountId: string
} & ({ readonly teamId: string } | { readonly clubId: string })

/**
 * Assigns an uploaded document to a team or club. Returns false unless the same account uploaded it
 * for this purpose and it is unused.
 */
export async function takeDocument(
  tx: Transaction,
  { fileId, purpose, accountId, ...owner }: DocumentClaim,
): Promise<boolean> {
  const taken = await tx
    .updateTable('files')
    .set('teamId' in owner ? { team_id: owner.teamId } : { club_id: owner.clubId })
    .where('id', '=', fileId)
    .where('uploaded_by', '=', accountId)
    .where('kind', '=', 'document')
    .where('purpose', '=', purpose)
    .where('removed_at', 'is', null)
    .where(sql<boolean>`team_id is null and club_id is null and account_id is null`)
    .executeTakeFirst()
  if (taken.numUpdatedRows !== 1n) return false
  await requireRoomForFiles(tx, owner)
  return true
}

/**
 * Bytes of all documents of a team; locks the team, so that two uploads can't exceed the limit
 * together.
 */
export async function bytesOfTeam(tx: Transaction, teamId: string): Promise<number> {
  await sql`select 1 from teams where id = ${teamId} for no key update`.execute(tx)
  const found = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::float8 as bytes from files
    where team_id = ${teamId} and kind = 'document' and removed_at is null`.execute(tx)
  return found.rows[0]?.bytes ?? 0
}

export interface ServedDocument {
  readonly name: string
  readonly contentType: string
  readonly bytes: number
}

/** A document that may be downloaded: not removed, and its team and club not deleted. */
export async function findServedDocument(
  db: Queryable,
  fileId: string,
): Promise<ServedDocument | undefined> {
  const found = await sql<ServedDocument>`
    select f.shown_name as name, f.content_type as "contentType", f.bytes
    from files f
    left join teams t on t.id = f.team_id
    left join clubs c on c.id = coalesce(t.club_id, f.club_id)
    where f.id = ${fileId} and f.kind = 'document' and f.removed_at is null
      and coalesce(t.id, c.id) is not null and t.deleted_at is null and c.deleted_at is null`.execute(
    db,
  )
  return found.rows[0]
}

type Signing = Pick<Platform, 'database' | 'clock'>

/** The download URL of a document, valid for ten minutes; in letters for longer. */
export async function documentAddress(
  { database, clock }: Signing,
  fileId: string,
  minutes = documentLinkMinutes,
): Promise<string> {
  const until = String(Math.floor(clock().getTime() / 1000) + minutes * 60)
  const signature = await signText(database, wordsOf(fileId, until))
  return `/storage/v1/documents/${fileId}?until=${until}&signature=${signature}`
}

export interface DocumentAddress {
  readonly fileId: string
  readonly until: string
  readonly signature: string
}

/** True for a URL signed by us that hasn't expired. */
export async function isDocumentAddress(
  { database, clock }: Signing,
  { fileId, until, signature }: DocumentAddress,
): Promise<boolean> {
  const ends = /^\d{1,12}$/.test(until) ? Number(until) * 1000 : 0
  if (ends <= clock().getTime()) return false
  return isSignatureOf(database, wordsOf(fileId, until), signature)
}

function wordsOf(fileId: string, until: string): string {
  return `document ${fileId} ${until}`
}
