import type { PhotoFacts } from '@touchline/domain/photos/permissions'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { isTeamActive } from '#server/teams/queries/active.ts'
import { nameOfAccount } from '#server/teams/queries/names.ts'

import { isPublic, isWaiting, photoState, type AlbumKey } from './albums.ts'

export interface PhotoKey {
  readonly teamId: string
  readonly photoId: string
}

export interface PhotoRow extends PhotoFacts {
  readonly id: string
  readonly albumId: string
  readonly width: number
  readonly height: number
  readonly takenAt: Date
  readonly addedBy: string | null
}

const columns = sql`p.id, p.album_id as "albumId", p.width, p.height, p.taken_at as "takenAt",
  p.uploaded_by as "uploadedBy", p.taken_down_by as "takenDownBy", p.is_final as "isFinal",
  ${nameOfAccount(sql`p.team_id`, sql`p.uploaded_by`)} as "addedBy",
  ${photoState} as state`

interface SeenAlbum extends AlbumKey {
  readonly accountId: string
  readonly isStaff: boolean
}

/** SQL: true for a picture `p` of an album that its reader sees. */
function isSeen({ teamId, albumId, accountId, isStaff }: SeenAlbum) {
  return sql`p.team_id = ${teamId} and p.album_id = ${albumId}
    and (${isStaff} or ${isPublic} or (${isWaiting} and p.uploaded_by = ${accountId}))`
}

interface PageOf extends SeenAlbum {
  readonly from: number
  readonly limit: number
}

/** A page of an album as the reader sees it, in the order in which the pictures were taken. */
export async function findPhotos(
  db: Queryable,
  { from, limit, ...album }: PageOf,
): Promise<readonly PhotoRow[]> {
  const found = await sql<PhotoRow>`
    select ${columns} from photos p where ${isSeen(album)}
    order by p.taken_at, p.id offset ${from} limit ${limit}`.execute(db)
  return found.rows
}

/** How many pictures come before one; undefined if the reader doesn't see it in the album. */
export async function placeInAlbum(
  db: Queryable,
  { photoId, ...album }: SeenAlbum & Pick<PhotoKey, 'photoId'>,
): Promise<number | undefined> {
  const found = await sql<{ place: number }>`
    select place from (
      select p.id, (row_number() over (order by p.taken_at, p.id))::int - 1 as place
      from photos p where ${isSeen(album)}
    ) placed where id = ${photoId}`.execute(db)
  return found.rows[0]?.place
}

export async function findPhoto(
  db: Queryable,
  { teamId, photoId }: PhotoKey,
): Promise<PhotoRow | undefined> {
  const found = await sql<PhotoRow>`
    select ${columns} from photos p where p.team_id = ${teamId} and p.id = ${photoId}`.execute(db)
  return found.rows[0]
}

/** Locks a picture, so that it is taken down once. */
export async function lockPhoto(tx: Transaction, key: PhotoKey): Promise<PhotoRow | undefined> {
  await sql`
    select 1 from photos where team_id = ${key.teamId} and id = ${key.photoId} for update`.execute(
    tx,
  )
  return findPhoto(tx, key)
}

export interface TakenDown {
  readonly by: string
  readonly at: Date
  readonly isFinal: boolean
}

/** Null shows it again. */
export async function saveTakenDown(
  tx: Transaction,
  { teamId, photoId }: PhotoKey,
  taken: TakenDown | null,
): Promise<void> {
  await sql`
    update photos set taken_down_at = ${taken?.at ?? null}, taken_down_by = ${taken?.by ?? null},
      is_final = ${taken?.isFinal ?? false}
    where team_id = ${teamId} and id = ${photoId}`.execute(tx)
}

/** Deletes a picture; the hourly sweep deletes its file. */
export async function deletePhotoRow(
  tx: Transaction,
  { teamId, photoId }: PhotoKey,
  now: Date,
): Promise<void> {
  await sql`delete from photos where team_id = ${teamId} and id = ${photoId}`.execute(tx)
  await sql`
    update files set removed_at = ${now} where team_id = ${teamId} and id = ${photoId}`.execute(tx)
}

/** Publishes what waited at a moment; returns how many pictures. */
export async function publishWaiting(
  tx: Transaction,
  { teamId, albumId }: AlbumKey,
  { until, now }: { readonly until: Date; readonly now: Date },
): Promise<number> {
  const made = await sql`
    update photos p set published_at = ${now}
    where p.team_id = ${teamId} and p.album_id = ${albumId} and ${isWaiting}
      and p.created_at <= ${until}`.execute(tx)
  return Number(made.numAffectedRows ?? 0n)
}

/** When pictures of the album were last published; null for never. */
export async function lastPublished(
  db: Queryable,
  { teamId, albumId }: AlbumKey,
): Promise<Date | null> {
  const found = await sql<{ at: Date | null }>`
    select max(published_at) as at from photos
    where team_id = ${teamId} and album_id = ${albumId}`.execute(db)
  return found.rows[0]?.at ?? null
}

export interface ZippedAlbum {
  readonly title: string
  readonly photos: readonly { readonly id: string; readonly takenAt: Date }[]
}

/** The published pictures of an album for a download; undefined when it or its team is gone. */
export async function findZipped(
  db: Queryable,
  { teamId, albumId }: AlbumKey,
): Promise<ZippedAlbum | undefined> {
  const found = await sql<{ title: string }>`
    select a.title from photo_albums a join teams t on t.id = a.team_id and ${isTeamActive('t')}
    where a.team_id = ${teamId} and a.id = ${albumId}`.execute(db)
  const [album] = found.rows
  if (album === undefined) return undefined
  const photos = await sql<{ id: string; takenAt: Date }>`
    select p.id, p.taken_at as "takenAt" from photos p
    where p.team_id = ${teamId} and p.album_id = ${albumId} and ${isPublic}
    order by p.taken_at, p.id`.execute(db)
  return { title: album.title, photos: photos.rows }
}
