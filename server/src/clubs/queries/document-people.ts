import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { ClubDocumentKey } from './documents.ts'

/** A roster row of someone who is sent a document. */
export interface ChosenRow {
  readonly teamId: string
  readonly memberId: string
  readonly personId: string
}

/** Which of these members have an address in the club's records. */
export async function findRecordsWithAddress(
  db: Queryable,
  clubId: string,
  personIds: readonly string[],
): Promise<readonly string[]> {
  const found = await sql<{ id: string }>`
    select id from club_memberships
    where club_id = ${clubId} and id = any(${[...personIds]}::uuid[]) and email <> ''
    order by id`.execute(db)
  return found.rows.map(({ id }) => id)
}

interface Chosen {
  readonly rows: readonly ChosenRow[]
  readonly recordIds: readonly string[]
}

/** Replaces the people of a document. */
export async function writeDocumentPeople(
  tx: Transaction,
  { clubId, documentId }: ClubDocumentKey,
  { rows, recordIds }: Chosen,
): Promise<void> {
  await sql`
    delete from club_document_members
    where club_id = ${clubId} and document_id = ${documentId}`.execute(tx)
  await sql`
    insert into club_document_members (team_id, document_id, member_id, club_id, person_id)
    select sent.team_id, ${documentId}, sent.member_id, ${clubId}, sent.person_id
    from unnest(${rows.map(({ teamId }) => teamId)}::uuid[],
      ${rows.map(({ memberId }) => memberId)}::uuid[],
      ${rows.map(({ personId }) => personId)}::uuid[]) as sent (team_id, member_id, person_id)`.execute(
    tx,
  )
  await sql`
    delete from club_document_records
    where club_id = ${clubId} and document_id = ${documentId}
      and not membership_id = any(${[...recordIds]}::uuid[])`.execute(tx)
  await sql`
    insert into club_document_records (club_id, document_id, membership_id)
    select ${clubId}, ${documentId}, record.id from unnest(${[...recordIds]}::uuid[]) as record (id)
    on conflict do nothing`.execute(tx)
}

/** An address that hasn't got a document's file yet. */
export interface DocumentAddressee {
  readonly email: string
  readonly language: string
}

/** The addresses of a document that don't have its file yet, each once. */
export async function findAddressees(
  db: Queryable,
  { clubId, documentId }: ClubDocumentKey,
  fileId: string,
): Promise<readonly DocumentAddressee[]> {
  const found = await sql<DocumentAddressee>`
    select distinct on (lower(record.email)) record.email, coalesce(a.language, club.language) as language
    from club_document_records sent
    join club_memberships record on record.club_id = sent.club_id and record.id = sent.membership_id
    join clubs club on club.id = sent.club_id
    left join accounts a on lower(a.email) = lower(record.email)
    where sent.club_id = ${clubId} and sent.document_id = ${documentId}
      and sent.sent_file_id is distinct from ${fileId}::uuid and record.email <> ''
    order by lower(record.email), record.id`.execute(db)
  return found.rows
}

export async function markSent(
  tx: Transaction,
  { clubId, documentId }: ClubDocumentKey,
  fileId: string,
): Promise<void> {
  await sql`
    update club_document_records set sent_file_id = ${fileId}
    where club_id = ${clubId} and document_id = ${documentId}`.execute(tx)
}
