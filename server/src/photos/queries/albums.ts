import type { AlbumDraft } from '@touchline/contract/photos/shapes'
import { photoLimits } from '@touchline/domain/photos/limits'
import type { PhotoState } from '@touchline/domain/photos/permissions'
import { sql, type RawBuilder } from 'kysely'
import { v7 as newId } from 'uuid'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

export interface AlbumKey {
  readonly teamId: string
  readonly albumId: string
}

export interface AlbumRow {
  readonly id: string
  readonly title: string
  readonly eventId: string | null
  readonly takenOn: string
  readonly membersMayAdd: boolean
  readonly expiresOn: string
}

/** An album with what its reader sees in it. */
export interface CountedAlbum extends AlbumRow {
  readonly coverId: string | null
  readonly photoCount: number
  readonly waitingCount: number
  readonly takenDownCount: number
}

interface Seen {
  readonly accountId: string
  readonly isStaff: boolean
}

const columns = sql`a.id, a.title, a.event_id as "eventId", a.taken_on as "takenOn",
  a.members_may_add as "membersMayAdd", a.expires_on as "expiresOn"`

/** SQL: true for a picture `p` that the team sees. */
export const isPublic = sql<boolean>`(p.published_at is not null and p.taken_down_at is null)`

/** SQL: true for a picture `p` that waits to be published. */
export const isWaiting = sql<boolean>`(p.published_at is null and p.taken_down_at is null)`

/** SQL: the state of a picture `p`. */
export const photoState = sql<PhotoState>`case when p.taken_down_at is not null then 'taken_down'
  when p.published_at is null then 'waiting' else 'published' end`

function counted({ accountId, isStaff }: Seen): RawBuilder<unknown> {
  const isMine = sql`(${isStaff} or p.uploaded_by = ${accountId})`
  return sql`
    cross join lateral (
      select count(*) filter (where ${isPublic})::int as "photoCount",
        count(*) filter (where ${isWaiting} and ${isMine})::int as "waitingCount",
        count(*) filter (where p.taken_down_at is not null and ${isStaff})::int as "takenDownCount"
      from photos p where p.team_id = a.team_id and p.album_id = a.id
    ) counts
    left join lateral (
      select p.id as "coverId"
      from photos p where p.team_id = a.team_id and p.album_id = a.id
        and (${isPublic} or (${isWaiting} and ${isMine}))
      order by p.published_at is null, p.taken_at, p.id limit 1
    ) cover on true`
}

/** The team's albums, newest first, with pictures, or all of them for people who may add some. */
export async function findAlbums(
  db: Queryable,
  teamId: string,
  seen: Seen,
): Promise<readonly CountedAlbum[]> {
  const found = await sql<CountedAlbum>`
    select ${columns}, counts.*, cover."coverId"
    from photo_albums a ${counted(seen)}
    where a.team_id = ${teamId}
    order by a.taken_on desc, a.id desc limit ${photoLimits.teamAlbums}`.execute(db)
  return found.rows
}

export async function findAlbum(
  db: Queryable,
  { teamId, albumId }: AlbumKey,
  seen: Seen,
): Promise<CountedAlbum | undefined> {
  const found = await sql<CountedAlbum>`
    select ${columns}, counts.*, cover."coverId"
    from photo_albums a ${counted(seen)}
    where a.team_id = ${teamId} and a.id = ${albumId}`.execute(db)
  return found.rows[0]
}

/** Locks an album against simultaneous uploads and publishing. Throws `not_found`. */
export async function lockAlbum(tx: Transaction, { teamId, albumId }: AlbumKey): Promise<AlbumRow> {
  const found = await sql<AlbumRow>`
    select ${columns} from photo_albums a
    where a.team_id = ${teamId} and a.id = ${albumId} for update`.execute(tx)
  const [album] = found.rows
  if (album === undefined) throw new AppError('not_found')
  return album
}

export async function findEventAlbum(
  db: Queryable,
  { teamId, eventId }: { readonly teamId: string; readonly eventId: string },
): Promise<string | undefined> {
  const found = await sql<{ id: string }>`
    select id from photo_albums where team_id = ${teamId} and event_id = ${eventId}`.execute(db)
  return found.rows[0]?.id
}

export interface NewAlbum extends AlbumDraft {
  readonly eventId: string | null
  readonly takenOn: string
  readonly expiresOn: string
  readonly at: Date
}

/** Returns the id; of the event's album if someone else has just created it. */
export async function addAlbum(tx: Transaction, teamId: string, album: NewAlbum): Promise<string> {
  const { count } = await tx
    .selectFrom('photo_albums')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('team_id', '=', teamId)
    .executeTakeFirstOrThrow()
  if (count >= photoLimits.teamAlbums) throw new AppError('team_photos_full')
  const made = await sql<{ id: string }>`
    insert into photo_albums as a (team_id, id, event_id, title, taken_on, members_may_add, created_at, expires_on)
    values (${teamId}, ${newId()}, ${album.eventId}, ${album.title}, ${album.takenOn},
      ${album.membersMayAdd}, ${album.at}, ${album.expiresOn})
    on conflict (team_id, event_id) where event_id is not null
      do update set event_id = excluded.event_id
    returning a.id`.execute(tx)
  return made.rows[0]?.id ?? ''
}

export async function saveAlbum(
  tx: Transaction,
  { teamId, albumId }: AlbumKey,
  { title, membersMayAdd }: AlbumDraft,
): Promise<void> {
  await sql`
    update photo_albums set title = ${title}, members_may_add = ${membersMayAdd}
    where team_id = ${teamId} and id = ${albumId}`.execute(tx)
}

/** The team is warned again before the new end. */
export async function saveExpiry(
  tx: Transaction,
  { teamId, albumId }: AlbumKey,
  expiresOn: string,
): Promise<void> {
  await sql`
    update photo_albums set expires_on = ${expiresOn}, warned_at = null
    where team_id = ${teamId} and id = ${albumId}`.execute(tx)
}

/** Deletes an album, pictures before files; the hourly sweep deletes the files. */
export async function deleteAlbumRow(
  tx: Transaction,
  { teamId, albumId }: AlbumKey,
  now: Date,
): Promise<void> {
  await sql`
    with gone as (
      delete from photos where team_id = ${teamId} and album_id = ${albumId} returning id
    )
    update files set removed_at = ${now} where team_id = ${teamId}
      and id in (select id from gone)`.execute(tx)
  await sql`delete from photo_albums where team_id = ${teamId} and id = ${albumId}`.execute(tx)
}
