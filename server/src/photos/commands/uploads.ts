import type { PhotoUpload } from '@touchline/contract/photos/shapes'
import { shownFileName } from '@touchline/domain/files/picture'
import { photoLimits } from '@touchline/domain/photos/limits'
import { mayAddPhotos } from '@touchline/domain/photos/permissions'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { lockAlbum, type AlbumKey, type AlbumRow } from '../queries/albums.ts'
import { countUploads, isInAlbum, openUpload, usedSpace } from '../queries/uploads.ts'
import type { PhotoContext } from './photo-context.ts'

export interface FileToSend {
  readonly albumId: string
  readonly fingerprint: string
  readonly fileName: string
  readonly bytes: number
  readonly takenAt: string
}

/**
 * Begins an upload, or continues one of the same file. Throws `photo_too_large`, `album_full` and
 * `team_photos_full` before anything is sent.
 */
export async function startUpload(
  tx: Transaction,
  context: PhotoContext,
  file: FileToSend,
): Promise<PhotoUpload> {
  const { actor, now: at } = context
  const { teamId, accountId } = actor
  const { albumId, fingerprint, bytes } = file
  const key = { teamId, albumId }
  if (bytes > photoLimits.bytes) throw new AppError('photo_too_large')
  await requireOpenAlbum(tx, context, key)
  const { partBytes } = photoLimits
  if (await isInAlbum(tx, { ...key, accountId, fingerprint }))
    return { uploadId: null, received: bytes, partBytes }
  await requireSpace(tx, key, bytes)
  const takenAt = plausible(new Date(file.takenAt), at)
  const fileName = shownFileName(file.fileName)
  const upload = await openUpload(tx, {
    ...key,
    accountId,
    fingerprint,
    fileName,
    bytes,
    takenAt,
    at,
  })
  if ((await countUploads(tx, { teamId, accountId })) > photoLimits.openUploads)
    throw new AppError('too_many_requests')
  return { uploadId: upload.id, received: upload.received, partBytes }
}

/** The album, locked, if the actor may add pictures to it. */
export async function requireOpenAlbum(
  tx: Transaction,
  { actor, isAdult }: PhotoContext,
  key: AlbumKey,
): Promise<AlbumRow> {
  const album = await lockAlbum(tx, key)
  if (!mayAddPhotos(actor, { membersMayAdd: album.membersMayAdd, isAdult }))
    throw new AppError('not_allowed')
  return album
}

/** Throws `album_full` or `team_photos_full`. */
export async function requireSpace(db: Queryable, key: AlbumKey, bytes: number): Promise<void> {
  const used = await usedSpace(db, key)
  if (used.photos >= photoLimits.albumPhotos) throw new AppError('album_full')
  if (used.bytes + bytes > photoLimits.teamBytes) throw new AppError('team_photos_full')
}

const tenYears = 10 * 365 * 86_400_000

/** The file's own time orders the album; a clock that is far off doesn't count. */
function plausible(takenAt: Date, now: Date): Date {
  const age = now.getTime() - takenAt.getTime()
  return age < 0 || age > tenYears ? now : takenAt
}
