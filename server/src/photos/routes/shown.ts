import type { Album, Albums, Photo, Photos } from '@touchline/contract/photos/shapes'
import { extendedExpiry, warningDays } from '@touchline/domain/photos/expiry'
import {
  mayAddPhotos,
  mayDeletePhoto,
  mayPublishPhotos,
  mayRestore,
  maySeePhoto,
} from '@touchline/domain/photos/permissions'
import { addDays } from '@touchline/domain/values/days'

import type { Queryable } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'

import type { PhotoContext } from '../commands/photo-context.ts'
import { photoAddresses } from '../queries/addresses.ts'
import { findAlbum, findAlbums, type AlbumKey, type CountedAlbum } from '../queries/albums.ts'
import { findPhoto, findPhotos, placeInAlbum, type PhotoRow } from '../queries/photos.ts'
import { findRefusals } from '../queries/refusals.ts'

export interface Showing extends PhotoContext {
  readonly db: Queryable
  readonly platform: Pick<Platform, 'database' | 'clock'>
}

/** The albums of which the reader sees a picture or may add some. */
export async function shownAlbums(showing: Showing): Promise<Albums> {
  const { db, actor, seen } = showing
  const found = await findAlbums(db, actor.teamId, seen)
  const shown = await Promise.all(found.map((album) => albumFor(showing, album)))
  const mayCreate = mayPublishPhotos(actor)
  return {
    albums: shown.filter(
      ({ photoCount, waitingCount, mayAdd }) => photoCount + waitingCount > 0 || mayAdd,
    ),
    mayCreate,
    mayAdd: mayAddPhotos(actor, { membersMayAdd: true, isAdult: showing.isAdult }),
    refusals: mayCreate
      ? (await findRefusals(db, actor.teamId)).map(({ albums, ...person }) => ({
          ...person,
          albums: albums.map(({ id, title }) => ({ id, title })),
        }))
      : [],
  }
}

export async function shownAlbum(showing: Showing, albumId: string): Promise<Album> {
  const { db, actor, seen } = showing
  const album = await findAlbum(db, { teamId: actor.teamId, albumId }, seen)
  if (album === undefined) throw new AppError('not_found')
  return albumFor(showing, album)
}

async function albumFor(showing: Showing, row: CountedAlbum): Promise<Album> {
  const { actor, isAdult, today, platform } = showing
  const { coverId, membersMayAdd, expiresOn, ...album } = row
  const key = { ...actor, photoId: coverId ?? '' }
  return {
    ...album,
    cover: coverId === null ? null : (await photoAddresses(platform, key)).thumb,
    membersMayAdd,
    mayAdd: mayAddPhotos(actor, { membersMayAdd, isAdult }),
    expiresOn,
    endsSoon: expiresOn <= addDays(today, warningDays),
    mayExtend: mayPublishPhotos(actor) && extendedExpiry(expiresOn, showing) !== undefined,
  }
}

interface Asked {
  readonly albumId: string
  readonly from: number
  readonly around?: string | undefined
  readonly limit: number
}

export async function shownPhotos(
  showing: Showing,
  { albumId, from, around, limit }: Asked,
): Promise<Photos> {
  const { db, actor, seen } = showing
  const key = { teamId: actor.teamId, albumId }
  const album = await findAlbum(db, key, seen)
  if (album === undefined) throw new AppError('not_found')
  const page = {
    ...key,
    ...seen,
    from: await startOf(showing, { key, from, around, limit }),
    limit,
  }
  const rows = await findPhotos(db, page)
  const { photoCount, waitingCount, takenDownCount } = album
  return {
    photos: await Promise.all(rows.map((row) => photoFor(showing, row))),
    from: page.from,
    total: photoCount + waitingCount + takenDownCount,
  }
}

interface PageAsked extends Omit<Asked, 'albumId'> {
  readonly key: AlbumKey
}

/** Where the page starts that holds a picture. Throws `not_found` for one the reader doesn't see. */
async function startOf(
  { db, seen }: Showing,
  { key, from, around, limit }: PageAsked,
): Promise<number> {
  if (around === undefined) return from
  const place = await placeInAlbum(db, { ...key, ...seen, photoId: around })
  if (place === undefined) throw new AppError('not_found')
  return place - (place % limit)
}

/** Null for a picture that the reader no longer sees. */
export async function shownPhoto(showing: Showing, photoId: string): Promise<Photo | null> {
  const { db, actor } = showing
  const row = await findPhoto(db, { teamId: actor.teamId, photoId })
  return row === undefined || !maySeePhoto(actor, row) ? null : photoFor(showing, row)
}

async function photoFor({ actor, platform, seen }: Showing, row: PhotoRow): Promise<Photo> {
  const { id, state, width, height, takenAt } = row
  return {
    id,
    ...(await photoAddresses(platform, { ...actor, photoId: id })),
    width,
    height,
    takenAt: takenAt.toISOString(),
    state,
    isMine: row.uploadedBy === actor.accountId,
    addedBy: seen.isStaff ? row.addedBy : null,
    mayDelete: mayDeletePhoto(actor, row),
    mayRestore: mayRestore(actor, row),
  }
}
