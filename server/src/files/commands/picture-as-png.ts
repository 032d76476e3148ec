import { buffer } from 'node:stream/consumers'

import sharp from 'sharp'

import type { Platform } from '#server/platform/platform.ts'
import { pictureKey } from '#server/platform/storage/keys.ts'

/** A stored picture as PNG for PDFs; undefined if it was deleted. */
export async function pictureAsPng(
  { storage }: Pick<Platform, 'storage'>,
  fileId: string,
): Promise<Buffer | undefined> {
  const bytes = await storage.get(pictureKey(fileId, 'thumb'))
  return bytes === undefined
    ? undefined
    : sharp(await buffer(bytes))
        .png()
        .toBuffer()
}
