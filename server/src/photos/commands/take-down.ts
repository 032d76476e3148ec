import {
  isFinalFrom,
  mayDeletePhoto,
  mayRestore,
  maySeePhoto,
  mayTakeDown,
} from '@touchline/domain/photos/permissions'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import { lockAlbum } from '../queries/albums.ts'
import {
  deletePhotoRow,
  findPhoto,
  lockPhoto,
  saveTakenDown,
  type PhotoKey,
  type PhotoRow,
} from '../queries/photos.ts'
import { announceChanged, announceNews } from './announce-photos.ts'
import type { PhotoContext } from './photo-context.ts'

/** Hides a picture from everyone but staff; staff and the person who added it are told. */
export async function takeDown(
  tx: Transaction,
  { actor, now, isAdult }: PhotoContext,
  photoId: string,
): Promise<void> {
  const { teamId, accountId } = actor
  const { photo, eventId } = await requirePhoto(tx, { teamId, photoId })
  const isDone = photo.state === 'taken_down' && photo.takenDownBy === accountId
  if (isDone) return
  if (!maySeePhoto(actor, photo)) throw new AppError('not_found')
  if (!mayTakeDown(actor, photo)) throw new AppError('conflict')
  const isFinal = isFinalFrom(actor, isAdult)
  await saveTakenDown(tx, { teamId, photoId }, { by: accountId, at: now, isFinal })
  await announceChanged(tx, teamId)
  await announceNews(tx, {
    name: 'photos.taken_down',
    teamId,
    eventId,
    actorId: accountId,
    uploaderId: photo.uploadedBy,
  })
}

/** Shows a picture again. */
export async function restore(
  tx: Transaction,
  { actor }: PhotoContext,
  photoId: string,
): Promise<void> {
  const { teamId, accountId } = actor
  const { photo } = await requirePhoto(tx, { teamId, photoId })
  if (photo.state === 'published') return
  const mayKnow = maySeePhoto(actor, photo) || photo.takenDownBy === accountId
  if (!mayKnow) throw new AppError('not_found')
  if (!mayRestore(actor, photo)) throw new AppError('not_allowed')
  await saveTakenDown(tx, { teamId, photoId }, null)
  await announceChanged(tx, teamId)
}

export async function deletePhoto(
  tx: Transaction,
  { actor, now }: PhotoContext,
  photoId: string,
): Promise<void> {
  const { teamId } = actor
  const { photo } = await requirePhoto(tx, { teamId, photoId })
  if (!mayDeletePhoto(actor, photo)) {
    if (!maySeePhoto(actor, photo)) throw new AppError('not_found')
    throw new AppError('not_allowed')
  }
  await deletePhotoRow(tx, { teamId, photoId }, now)
  await announceChanged(tx, teamId)
}

interface LockedPhoto {
  readonly photo: PhotoRow
  readonly eventId: string | null
}

/** Locks the album before the picture, as everywhere, to avoid deadlocks. */
async function requirePhoto(tx: Transaction, key: PhotoKey): Promise<LockedPhoto> {
  const known = await findPhoto(tx, key)
  if (known === undefined) throw new AppError('not_found')
  const { eventId } = await lockAlbum(tx, { teamId: key.teamId, albumId: known.albumId })
  const photo = await lockPhoto(tx, key)
  if (photo === undefined) throw new AppError('not_found')
  return { photo, eventId }
}
