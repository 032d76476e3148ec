import { Readable } from 'node:stream'
import { finished } from 'node:stream/promises'

import { shownFileName } from '@touchline/domain/files/picture'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ZipFile } from 'yazl'
import { z } from 'zod'

import { limitConcurrency } from '#server/platform/concurrency.ts'
import { AppError } from '#server/platform/errors.ts'
import { readAddress } from '#server/platform/http/signed-address.ts'
import type { Platform } from '#server/platform/platform.ts'
import { documentKey } from '#server/platform/storage/keys.ts'

import { isZipAddress } from '../queries/addresses.ts'
import { findZipped, isPhotoServed, type ZippedAlbum } from '../queries/photos.ts'

/** Zips that are sent at the same time; each is a long download. */
const zipping = limitConcurrency({ max: 4, maxWaiting: 20 })

/** Milliseconds without progress after which a download ends. */
const stalled = 60_000

const albumAddress = z.object({
  teamId: z.uuid(),
  albumId: z.uuid(),
  until: z.string(),
  signature: z.string(),
})

/** Sends an album's published pictures as a zip, one after another, so that only one is open. */
export async function sendAlbum(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const key = readAddress(request, albumAddress)
  if (!(await isZipAddress(platform, key))) throw new AppError('not_found')
  const album = await findZipped(platform.database, key)
  if (album === undefined) throw new AppError('not_found')
  const packed = await begun(() => zipOf(platform, key.teamId, album))
  // A reader that has gone or stands still gives its place to others.
  if (reply.raw.destroyed) packed.destroy()
  reply.raw.setTimeout(stalled, () => packed.destroy())
  return reply
    .type('application/zip')
    .header('cache-control', 'private, no-store')
    .header(
      'content-disposition',
      `attachment; filename="photos.zip"; filename*=UTF-8''${nameOf(album)}.zip`,
    )
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(packed)
}

/** Opens a zip once there is room for it; its place is free again when it closes. */
function begun(open: () => Readable): Promise<Readable> {
  return new Promise((begin, refuse) => {
    zipping
      .run(async () => {
        const packed = open()
        begin(packed)
        await new Promise((resolve) => packed.once('close', resolve))
      })
      .catch(refuse)
  })
}

function nameOf({ title }: ZippedAlbum): string {
  return encodeURIComponent(shownFileName(title).toWellFormed() || 'photos').replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** Packs one picture after another, so that one taken down or deleted meanwhile is left out. */
function zipOf(platform: Platform, teamId: string, { photos }: ZippedAlbum): Readable {
  const packed = new ZipFile()
  const { outputStream } = packed
  if (!(outputStream instanceof Readable)) throw new Error('a zip that cannot be read')
  packed.on('error', (error: Error) => outputStream.destroy(error))
  packAll({ platform, teamId, packed, outputStream }, photos).catch((error: unknown) =>
    outputStream.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  return outputStream
}

interface Packing {
  readonly platform: Platform
  readonly teamId: string
  readonly packed: ZipFile
  readonly outputStream: Readable
}

async function packAll(
  { platform, teamId, packed, outputStream }: Packing,
  photos: ZippedAlbum['photos'],
): Promise<void> {
  for (const [at, { id, takenAt }] of photos.entries()) {
    const picture = await openOriginal(platform, { teamId, photoId: id })
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

async function openOriginal(
  { database, storage }: Platform,
  key: { readonly teamId: string; readonly photoId: string },
): Promise<Readable | undefined> {
  const isServed = await isPhotoServed(database, { ...key, isHiddenToo: false })
  return isServed ? storage.get(documentKey(key.photoId)) : undefined
}
