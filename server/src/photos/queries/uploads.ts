import { albumPhotoPurpose } from '@touchline/domain/files/picture'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

import type { AlbumKey } from './albums.ts'

export interface Upload {
  readonly id: string
  readonly albumId: string | null
  readonly fingerprint: string
  readonly fileName: string
  readonly bytes: number
  readonly received: number
  readonly takenAt: Date
}

const columns = sql`u.id, u.album_id as "albumId", u.fingerprint, u.file_name as "fileName", u.bytes,
  u.received, u.taken_at as "takenAt"`

export interface OwnUpload {
  readonly teamId: string
  readonly uploadId: string
  readonly accountId: string
}

export async function findUpload(
  db: Queryable,
  { teamId, uploadId, accountId }: OwnUpload,
): Promise<Upload | undefined> {
  const found = await sql<Upload>`
    select ${columns} from photo_uploads u
    where u.team_id = ${teamId} and u.id = ${uploadId} and u.uploaded_by = ${accountId}`.execute(db)
  return found.rows[0]
}

export interface NewUpload extends AlbumKey {
  readonly accountId: string
  readonly fingerprint: string
  readonly fileName: string
  readonly bytes: number
  readonly takenAt: Date
  readonly at: Date
}

/** Begins an upload, or returns the one that was begun with the same file; from zero if it has changed. */
export async function openUpload(tx: Transaction, upload: NewUpload): Promise<Upload> {
  const { teamId, albumId, accountId, fingerprint, fileName, bytes, takenAt, at } = upload
  const made = await sql<Upload>`
    insert into photo_uploads as u (team_id, id, album_id, uploaded_by, fingerprint, file_name, bytes, taken_at, created_at)
    values (${teamId}, ${newId()}, ${albumId}, ${accountId}, ${fingerprint}, ${fileName}, ${bytes}, ${takenAt}, ${at})
    on conflict (team_id, album_id, uploaded_by, fingerprint) do update set created_at = excluded.created_at,
      bytes = excluded.bytes, received = case when u.bytes = excluded.bytes then u.received else 0 end
    returning ${columns}`.execute(tx)
  const [row] = made.rows
  if (row === undefined) throw new Error('an upload that was not stored')
  return row
}

/** Unfinished uploads of a person in a team. */
export async function countUploads(
  db: Queryable,
  { teamId, accountId }: Pick<OwnUpload, 'teamId' | 'accountId'>,
): Promise<number> {
  const { count } = await db
    .selectFrom('photo_uploads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .where('uploaded_by', '=', accountId)
    .executeTakeFirstOrThrow()
  return count
}

/** Counts a stored part; false if another request has stored it. */
export async function addReceived(
  db: Queryable,
  { teamId, uploadId }: Pick<OwnUpload, 'teamId' | 'uploadId'>,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<boolean> {
  const made = await sql`
    update photo_uploads set received = ${to}
    where team_id = ${teamId} and id = ${uploadId} and received = ${from}`.execute(db)
  return made.numAffectedRows === 1n
}

/** False if it is gone. */
export async function deleteUpload(
  db: Queryable,
  { teamId, uploadId }: Pick<OwnUpload, 'teamId' | 'uploadId'>,
): Promise<boolean> {
  const made = await sql`
    delete from photo_uploads where team_id = ${teamId} and id = ${uploadId}`.execute(db)
  return made.numAffectedRows === 1n
}

/** True if the account has already added this file to the album. */
export async function isInAlbum(
  db: Queryable,
  {
    teamId,
    albumId,
    accountId,
    fingerprint,
  }: Omit<NewUpload, 'fileName' | 'bytes' | 'takenAt' | 'at'>,
): Promise<boolean> {
  const found = await sql`
    select 1 from photos where team_id = ${teamId} and album_id = ${albumId}
      and uploaded_by = ${accountId} and fingerprint = ${fingerprint}`.execute(db)
  return found.rows.length > 0
}

/** Pictures in the album, and bytes of all albums of the team with what is on its way. */
export async function usedSpace(
  db: Queryable,
  { teamId, albumId }: AlbumKey,
): Promise<{ readonly photos: number; readonly bytes: number }> {
  const found = await sql<{ photos: number; bytes: number }>`
    select (select count(*)::int from photos where team_id = ${teamId} and album_id = ${albumId}) as photos,
      (select coalesce(sum(bytes), 0)::float8 from files
        where team_id = ${teamId} and purpose = ${albumPhotoPurpose} and removed_at is null)
      + (select coalesce(sum(received), 0)::float8 from photo_uploads
        where team_id = ${teamId}) as bytes`.execute(db)
  return found.rows[0] ?? { photos: 0, bytes: 0 }
}

export interface NewPhoto extends AlbumKey {
  readonly id: string
  readonly accountId: string
  readonly fingerprint: string
  readonly takenAt: Date
  readonly width: number
  readonly height: number
  readonly at: Date
}

/** Adds a waiting picture; returns how many wait in the album now. */
export async function addPhoto(tx: Transaction, photo: NewPhoto): Promise<number> {
  const { teamId, albumId } = photo
  await sql`
    insert into photos (team_id, id, album_id, uploaded_by, fingerprint, taken_at, width, height, created_at)
    values (${teamId}, ${photo.id}, ${albumId}, ${photo.accountId}, ${photo.fingerprint},
      ${photo.takenAt}, ${photo.width}, ${photo.height}, ${photo.at})`.execute(tx)
  const found = await sql<{ waiting: number }>`
    select count(*)::int as waiting from photos
    where team_id = ${teamId} and album_id = ${albumId} and published_at is null
      and taken_down_at is null`.execute(tx)
  return found.rows[0]?.waiting ?? 1
}

export interface OldUpload {
  readonly teamId: string
  readonly uploadId: string
  readonly received: number
}

/** Uploads that no one continued, in any team. */
export async function findOldUploads(db: Queryable, before: Date): Promise<readonly OldUpload[]> {
  const found = await sql<OldUpload>`
    select team_id as "teamId", id as "uploadId", received from photo_uploads
    where created_at < ${before} order by created_at limit 100`.execute(db)
  return found.rows
}
