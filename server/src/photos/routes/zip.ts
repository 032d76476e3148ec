import { Readable } from 'node:stream'

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
  const packed = zipOf(platform, key.teamId, album)
  await new Promise<void>((begin, refuse) => {
    zipping
      .run(async () => {
        begin()
        await new Promise((resolve) => packed.once('close', resolve))
      })
      .catch(refuse)
  })
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

function nameOf({ title }: ZippedAlbum): string {
  return encodeURIComponent(shownFileName(title).toWellFormed() || 'photos').replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}

/** Opens one picture after another; one taken down or deleted meanwhile is left out. */
function zipOf(platform: Platform, teamId: string, { photos }: ZippedAlbum): Readable {
  const packed = new ZipFile()
  const { outputStream } = packed
  if (!(outputStream instanceof Readable)) throw new Error('a zip that cannot be read')
  packed.on('error', (error: Error) => outputStream.destroy(error))
  for (const [at, { id, takenAt }] of photos.entries()) {
    const name = `${String(at + 1).padStart(4, '0')}.jpg`
    packed.addReadStreamLazy(name, { compress: false, mtime: takenAt }, (give) => {
      openOriginal(platform, { teamId, photoId: id })
        .then((stream) => give(undefined, stream))
        .catch((error: unknown) => give(error, Readable.from([])))
    })
  }
  packed.end()
  return outputStream
}

async function openOriginal(
  { database, storage }: Platform,
  key: { readonly teamId: string; readonly photoId: string },
): Promise<Readable> {
  const isServed = await isPhotoServed(database, { ...key, isHiddenToo: false })
  const stream = isServed ? await storage.get(documentKey(key.photoId)) : undefined
  return stream ?? Readable.from([])
}
