import { photoLimits } from '@touchline/domain/photos/limits'

import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { uploadPartKey } from '#server/platform/storage/keys.ts'
import { requirePerson } from '#server/teams/queries/actor.ts'

import { addReceived, findUpload } from '../queries/uploads.ts'
import { finishUpload, type Part, type UploadProgress } from './finish-upload.ts'
import { photoContext } from './photo-context.ts'

const { partBytes } = photoLimits

/**
 * Stores the next part of a picture; with the last one the picture. Throws `conflict` with the bytes
 * `received` so far if the part isn't the next one: a sender that lost the response goes on from there.
 */
export async function receivePart(platform: Platform, part: Part): Promise<UploadProgress> {
  const { database } = platform
  await photoContextOf(platform, part)
  const upload = await findUpload(database, part)
  if (upload === undefined) throw new AppError('not_found')
  if (part.offset !== upload.received) throw new AppError('conflict', { received: upload.received })
  const left = upload.bytes - part.offset
  if (part.bytes.length !== Math.min(left, partBytes)) throw new AppError('invalid_input')
  return left > partBytes ? keepPart(platform, part) : finishUpload(platform, part, upload)
}

async function photoContextOf({ database, clock }: Platform, { teamId, accountId }: Part) {
  const actor = await requirePerson(database, { teamId, accountId })
  return photoContext(database, { actor, now: clock() })
}

async function keepPart({ storage, database }: Platform, part: Part): Promise<UploadProgress> {
  const { uploadId, offset, bytes } = part
  const to = offset + bytes.length
  await storage.put(uploadPartKey(uploadId, offset / partBytes), bytes, 'application/octet-stream')
  if (!(await addReceived(database, part, { from: offset, to }))) {
    // Another page sends the same file.
    const upload = await findUpload(database, part)
    if (upload === undefined) throw new AppError('not_found')
    throw new AppError('conflict', { received: upload.received })
  }
  return { received: to, photoId: null }
}
