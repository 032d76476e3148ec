import { photoLimits } from '@touchline/domain/photos/limits'

import type { Platform } from '#server/platform/platform.ts'
import { uploadPartKey } from '#server/platform/storage/keys.ts'

import { deleteUpload } from '../queries/uploads.ts'

/** Deletes an upload with its parts. */
export async function forgetUpload(
  platform: Pick<Platform, 'database' | 'storage'>,
  upload: { readonly teamId: string; readonly uploadId: string; readonly received: number },
): Promise<void> {
  await forgetParts(platform, upload.uploadId, upload.received)
  await deleteUpload(platform.database, upload)
}

/** One more than counted, for a part stored just before a crash. */
export async function forgetParts(
  { storage }: Pick<Platform, 'storage'>,
  uploadId: string,
  received: number,
): Promise<void> {
  for (let part = 0; part <= received / photoLimits.partBytes; part += 1)
    await storage.remove(uploadPartKey(uploadId, part))
}
