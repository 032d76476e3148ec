import { randomUUID } from 'node:crypto'
import { mkdir, open, rm, type FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

import { photoLimits } from '@touchline/domain/photos/limits'

import { uploadsFolder } from '#server/files/commands/receive.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Platform } from '#server/platform/platform.ts'
import { uploadPartKey } from '#server/platform/storage/keys.ts'

import type { OwnUpload, Upload } from '../queries/uploads.ts'
import { forgetParts, forgetUpload } from './forget-upload.ts'
import { storeAsPhoto } from './store-photo.ts'

const { partBytes } = photoLimits

export interface Part extends OwnUpload {
  /** How many bytes came before. */
  readonly offset: number
  readonly bytes: Buffer
}

export interface UploadProgress {
  readonly received: number
  /** Once the picture is complete. */
  readonly photoId: string | null
}

/**
 * Makes the picture of all parts. The upload counts as complete only together with its picture, so that
 * after a crash the last part is sent again. A file that is no picture is forgotten.
 */
export async function finishUpload(
  platform: Platform,
  part: Part,
  upload: Upload,
): Promise<UploadProgress> {
  const path = join(uploadsFolder(platform.config), `${randomUUID()}.part`)
  try {
    await assemble(platform, { part, path })
    const photoId = await storeAsPhoto(platform, part, { upload, path })
    await forgetParts(platform, part.uploadId, upload.received)
    return { received: upload.bytes, photoId }
  } catch (error) {
    const isOver = error instanceof AppError && error.status === 422
    if (isOver) await forgetUpload(platform, { ...part, received: upload.received })
    throw error
  } finally {
    await rm(path, { force: true })
  }
}

async function assemble(
  { config, storage }: Platform,
  { part, path }: { readonly part: Part; readonly path: string },
): Promise<void> {
  await mkdir(uploadsFolder(config), { recursive: true })
  const file = await open(path, 'wx')
  try {
    for (let number = 0; number < part.offset / partBytes; number += 1)
      await append(file, await storage.get(uploadPartKey(part.uploadId, number)))
    await file.writeFile(part.bytes)
  } finally {
    await file.close()
  }
}

async function append(file: FileHandle, part: Readable | undefined): Promise<void> {
  if (part === undefined) throw new AppError('not_found')
  for await (const chunk of part) if (chunk instanceof Uint8Array) await file.writeFile(chunk)
}
