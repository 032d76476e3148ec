import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'

import { ZipFile } from 'yazl'

import type { Platform } from '#server/platform/platform.ts'
import { documentKey } from '#server/platform/storage/keys.ts'
import type { ActorKey } from '#server/teams/queries/actor.ts'

import type { ZippedAlbum } from '../queries/photos.ts'
import { findShownTo } from '../queries/shown.ts'

/** Packs one picture after another, so that one taken down or deleted meanwhile is left out. */
export function zipOf(platform: Platform, key: ActorKey, { photos }: ZippedAlbum): Readable {
  const packed = new ZipFile()
  const { outputStream } = packed
  if (!(outputStream instanceof Readable)) throw new Error('a zip that cannot be read')
  packed.on('error', (error: Error) => outputStream.destroy(error))
  packAll({ platform, key, packed, outputStream }, photos).catch((error: unknown) =>
    outputStream.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return outputStream
}

interface Packing {
  readonly platform: Platform
  readonly key: ActorKey
  readonly packed: ZipFile
  readonly outputStream: Readable
}

async function packAll(
  { platform, key, packed, outputStream }: Packing,
  photos: ZippedAlbum['photos'],
): Promise<void> {
  for (const [at, { id, takenAt }] of photos.entries()) {
    const picture = await openOriginal(platform, { ...key, photoId: id })
    if (outputStream.destroyed) picture?.destroy()
    if (outputStream.destroyed) return
    if (picture === undefined) continue
    const stop = () => picture.destroy()
    outputStream.once('close', stop)
    const name = `${String(at + 1).padStart(4, '0')}.jpg`
    packed.addReadStream(picture, name, { compress: false, mtime: takenAt })
    await finished(picture)
    outputStream.off('close', stop)
  }
  packed.end()
}

/** Undefined for a picture that the downloader no longer sees, also because they left. */
async function openOriginal(
  { database, storage }: Platform,
  key: ActorKey & { readonly photoId: string },
): Promise<Readable | undefined> {
  const photo = await findShownTo(database, key)
  return photo?.state === 'published' ? storage.get(documentKey(key.photoId)) : undefined
}
