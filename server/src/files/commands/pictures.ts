import type { Readable } from 'node:stream'

import type { UploadedPicture } from '@touchline/contract/files/shapes'
import {
  albumPhotoPurpose,
  maxPictureBytes,
  pictureVariants,
  shownFileName,
  type PicturePurpose,
} from '@touchline/domain/files/picture'
import { v7 as newId } from 'uuid'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'
import { requireRoomForFiles } from '#server/platform/limits/room.ts'
import type { Platform } from '#server/platform/platform.ts'
import { documentKey, pictureKey } from '#server/platform/storage/keys.ts'

import { personPictures, pictureAddresses } from '../queries/addresses.ts'
import {
  addPicture,
  countUnclaimed,
  forgetFiles,
  markRemoved,
  takePicture,
  type Claim,
} from '../queries/pictures.ts'
import {
  encodePhoto,
  originalType,
  reEncode,
  storedType,
  type EncodedPicture,
  type PhotoEdge,
} from './re-encode.ts'
import { receiveFile } from './receive.ts'

/** Limits uploads not yet used by a form; a job deletes old ones. */
export const maxUnclaimed = 200

export interface Upload {
  readonly accountId: string
  readonly purpose: PicturePurpose
  readonly fileName: string
  readonly body: Readable
}

/** Stores a picture without an owner; the form that uses it claims it by id. */
export async function storePicture(platform: Platform, upload: Upload): Promise<UploadedPicture> {
  const { config, database, clock } = platform
  const limit = { atMost: maxPictureBytes, refusal: 'image_too_large' } as const
  const encoded = await receiveFile(config, { body: upload.body, ...limit }, reEncode)
  if ((await countUnclaimed(database, upload.accountId)) >= maxUnclaimed)
    throw new AppError('too_many_requests')

  const id = newId()
  await addPicture(database, {
    id,
    uploadedBy: upload.accountId,
    purpose: upload.purpose,
    shownName: shownFileName(upload.fileName),
    contentType: storedType,
    bytes: encoded.full.length + encoded.thumb.length,
    width: encoded.width,
    height: encoded.height,
    createdAt: clock(),
  })
  await putAll(platform, id, encoded)
  const signer = upload.purpose === 'member_photo' ? personPictures : pictureAddresses
  const picture = (await signer(platform))(id)
  if (picture === null) throw new AppError('not_found')
  return { id, picture }
}

export interface AlbumPhoto {
  readonly accountId: string
  readonly fileName: string
  /** The uploaded file on disk. */
  readonly path: string
  readonly edge: PhotoEdge
}

/** Stores a picture of an album in all sizes, without an owner; photos claims it by id. */
export async function storeAlbumPhoto(
  platform: Platform,
  { accountId, fileName, path, edge }: AlbumPhoto,
): Promise<{ readonly id: string; readonly width: number; readonly height: number }> {
  const { database, storage, clock } = platform
  const encoded = await encodePhoto(path, edge)
  const { thumb, full, original, width, height } = encoded
  const id = newId()
  await addPicture(database, {
    id,
    uploadedBy: accountId,
    purpose: albumPhotoPurpose,
    shownName: shownFileName(fileName),
    contentType: originalType,
    bytes: thumb.length + full.length + original.length,
    width,
    height,
    createdAt: clock(),
  })
  await putAll(platform, id, encoded)
  try {
    await storage.put(documentKey(id), original, originalType)
  } catch (error) {
    await eraseFiles(platform, [id]).catch(() => undefined)
    throw error
  }
  return { id, width, height }
}

/**
 * Assigns an uploaded picture to its owner; throws not_found unless the same account uploaded it
 * for this purpose.
 */
export async function claimPicture(tx: Transaction, claim: Claim): Promise<string> {
  if (!(await takePicture(tx, claim))) throw new AppError('not_found')
  if (!('accountId' in claim.owner)) await requireRoomForFiles(tx, claim.owner)
  return claim.fileId
}

export interface Exchange {
  /** The current picture, or null. */
  readonly old: string | null
  /** The new picture; null removes it, undefined keeps the current one. */
  readonly wanted: string | null | undefined
  readonly claim: Omit<Claim, 'fileId'>
  readonly at: Date
}

/** Replaces a picture and returns the id of the current one. */
export async function exchangePicture(tx: Transaction, exchange: Exchange): Promise<string | null> {
  const { old, wanted, claim, at } = exchange
  if (wanted === undefined || wanted === old) return old
  if (old !== null) await markRemoved(tx, { fileId: old, owner: claim.owner, at })
  return wanted === null ? null : claimPicture(tx, { ...claim, fileId: wanted })
}

/** Deletes files and their rows for good. */
export async function eraseFiles(platform: Platform, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    for (const variant of pictureVariants) await platform.storage.remove(pictureKey(id, variant))
    await platform.storage.remove(documentKey(id))
  }
  await forgetFiles(platform.database, ids)
}

/** Stores all sizes or none; without space, also deletes the row. */
async function putAll(platform: Platform, id: string, encoded: EncodedPicture): Promise<void> {
  try {
    for (const variant of pictureVariants)
      await platform.storage.put(pictureKey(id, variant), encoded[variant], storedType)
  } catch (error) {
    await eraseFiles(platform, [id]).catch(() => undefined)
    throw error
  }
}
