import type { Readable } from 'node:stream'

import { shownFileName } from '@touchline/domain/files/picture'
import { maySeePhotos } from '@touchline/domain/photos/permissions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { AppError } from '#server/platform/errors.ts'
import { readAddress } from '#server/platform/http/signed-address.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type ActorKey, findActor } from '#server/teams/queries/actor.ts'

import { isZipAddress } from '../queries/addresses.ts'
import { findZipped, type ZippedAlbum } from '../queries/photos.ts'
import { cutOffSlow } from './cut-off.ts'
import { zipOf } from './pack-zip.ts'
import { zipQueue } from './zip-queue.ts'

const queue = zipQueue()

/** What every signed address of a team's pictures has. */
export const signedAddress = z.object({
  teamId: z.uuid(),
  for: z.uuid(),
  until: z.string(),
  signature: z.string(),
})

const albumAddress = signedAddress.extend({ albumId: z.uuid() })

/** Sends an album's published pictures as a zip, one after another, so that only one is open. */
export async function sendAlbum(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { for: accountId, ...address } = readAddress(request, albumAddress)
  const key = { ...address, accountId }
  if (!(await isZipAddress(platform, key))) throw new AppError('not_found')
  const actor = await findActor(platform.database, key)
  if (actor === undefined || !maySeePhotos(actor)) throw new AppError('not_found')
  const album = await findZipped(platform.database, key)
  if (album === undefined) throw new AppError('not_found')
  const packed = await begun(key, () => zipOf(platform, key, album))
  // A reader that has gone or hardly moves gives its place to others.
  if (reply.raw.destroyed) packed.destroy()
  cutOffSlow(reply.raw, () => packed.destroy())
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
function begun(key: ActorKey, open: () => Readable): Promise<Readable> {
  return new Promise((begin, refuse) => {
    queue(key, async () => {
      const packed = open()
      begin(packed)
      await new Promise((resolve) => packed.once('close', resolve))
    }).catch(refuse)
  })
}

function nameOf({ title }: ZippedAlbum): string {
  return encodeURIComponent(shownFileName(title).toWellFormed() || 'photos').replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
