import { albumPhotoPurpose } from '@touchline/domain/files/picture'
import { photoEdge } from '@touchline/domain/photos/limits'
import { isStaff } from '@touchline/domain/teams/actor'

import { claimPicture, storeAlbumPhoto } from '#server/files/commands/pictures.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'

import { addPhoto, deleteUpload, type OwnUpload, type Upload } from '../queries/uploads.ts'
import { announceNews } from './announce-photos.ts'
import { photoContext } from './photo-context.ts'
import { requireOpenAlbum, requireSpace } from './uploads.ts'

/** Stores a complete file as a waiting picture of its album; returns its id. */
export async function storeAsPhoto(
  platform: Platform,
  part: OwnUpload,
  { upload, path }: { readonly upload: Upload; readonly path: string },
): Promise<string> {
  const { teamId, accountId, uploadId } = part
  const { albumId, fileName, fingerprint, takenAt } = upload
  if (albumId === null) throw new AppError('not_found')
  const key = { teamId, albumId }
  const stored = await storeAlbumPhoto(platform, { accountId, fileName, path, edge: photoEdge })
  await platform.database.transaction().execute(async (tx) => {
    const now = platform.clock()
    const actor = await requirePerson(tx, { teamId, accountId })
    const { eventId } = await requireOpenAlbum(tx, await photoContext(tx, { actor, now }), key)
    await requireSpace(tx, key, 0)
    if (!(await deleteUpload(tx, { teamId, uploadId }))) throw new AppError('conflict')
    await claimPicture(tx, {
      fileId: stored.id,
      purpose: albumPhotoPurpose,
      uploadedBy: accountId,
      owner: { teamId },
    })
    const photo = { ...stored, ...key, accountId, fingerprint, takenAt, at: now }
    const waiting = await addPhoto(tx, photo)
    const isNews = waiting === 1 && !isStaff(actor)
    if (isNews)
      await announceNews(tx, { name: 'photos.waiting', teamId, eventId, actorId: accountId })
  })
  return stored.id
}
