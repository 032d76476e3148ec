import { photoLimits } from '@touchline/domain/photos/limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { originalType, storedType } from '#server/files/commands/re-encode.ts'
import { AppError } from '#server/platform/errors.ts'
import type { Identify } from '#server/platform/http/context.ts'
import { readAddress } from '#server/platform/http/signed-address.ts'
import type { Platform } from '#server/platform/platform.ts'
import { documentKey, pictureKey } from '#server/platform/storage/keys.ts'

import { receivePart } from '../commands/receive-part.ts'
import { isPhotoAddress } from '../queries/addresses.ts'
import { findShownTo } from '../queries/shown.ts'
import { sendAlbum, signedAddress } from './zip.ts'

interface Given {
  readonly platform: Platform
  readonly identify: Identify
}

/**
 * Pictures of albums under /storage/v1: uploads in parts, and downloads by addresses that expire after ten
 * minutes.
 */
export async function photoFileRoutes(app: FastifyInstance, given: Given): Promise<void> {
  const { platform } = given
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    )
    scope.put(
      '/storage/v1/teams/:teamId/photo-uploads/:uploadId',
      { bodyLimit: photoLimits.partBytes },
      (request, reply) => upload(given, request, reply),
    )
    scope.get('/storage/v1/teams/:teamId/photos/:photoId/:variant', (request, reply) =>
      show(platform, request, reply),
    )
    scope.get('/storage/v1/teams/:teamId/albums/:albumId', (request, reply) =>
      sendAlbum(platform, request, reply),
    )
  })
}

const partAddress = z.object({
  teamId: z.uuid(),
  uploadId: z.uuid(),
  offset: z.coerce.number().int().min(0).max(photoLimits.bytes),
})

async function upload(
  { platform, identify }: Given,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const account = await identify(request)
  if (account === undefined) throw new AppError('not_signed_in')
  const key = readAddress(request, partAddress)
  if (!Buffer.isBuffer(request.body)) throw new AppError('invalid_input')
  const part = { ...key, accountId: account.id, bytes: request.body }
  const received = await receivePart(platform, part)
  return reply.header('cache-control', 'no-store').send(received)
}

const photoAddress = signedAddress.extend({
  photoId: z.uuid(),
  variant: z.enum(['thumb', 'full', 'original']),
})

async function show(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { variant, for: accountId, ...rest } = readAddress(request, photoAddress)
  const { photoId } = rest
  const key = { ...rest, accountId }
  const isOurs = await isPhotoAddress(platform, key)
  if (!isOurs || !(await findShownTo(platform.database, key))) throw new AppError('not_found')
  // Asked again each time, so that a picture that was taken down is gone from the cache, too.
  const tag = `"${photoId} ${variant}"`
  reply.header('cache-control', 'private, no-cache').header('etag', tag)
  if (request.headers['if-none-match'] === tag) return reply.code(304).send()
  const isOriginal = variant === 'original'
  const bytes = await platform.storage.get(
    isOriginal ? documentKey(photoId) : pictureKey(photoId, variant),
  )
  if (bytes === undefined) throw new AppError('not_found')
  if (isOriginal) reply.header('content-disposition', `attachment; filename="${photoId}.jpg"`)
  return reply
    .type(isOriginal ? originalType : storedType)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(bytes)
}
