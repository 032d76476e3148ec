import type { Readable } from 'node:stream'

import multipart from '@fastify/multipart'
import { pictureUpload } from '@touchline/contract/files/shapes'
import { maxPictureBytes } from '@touchline/domain/files/picture'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { AppError } from '#server/platform/errors.ts'
import type { Identify } from '#server/platform/http/context.ts'
import { readAddress } from '#server/platform/http/signed-address.ts'
import type { Platform } from '#server/platform/platform.ts'
import { pictureKey } from '#server/platform/storage/keys.ts'

import { storePicture } from './commands/pictures.ts'
import { storedType } from './commands/re-encode.ts'
import { isShortLived, pictureAddress, secondsLeft } from './queries/addresses.ts'
import { isServed } from './queries/pictures.ts'
import { documentRoutes } from './routes/documents.ts'

const dayInSeconds = 86_400

interface Given {
  readonly platform: Platform
  readonly identify: Identify
}

/** Bodies announced as far too large are refused unread; multipart adds some bytes. */
const hopelessBytes = 2 * maxPictureBytes

/** /storage/v1: uploads as plain body or multipart, downloads by signed URL. */
export async function fileRoutes(
  app: FastifyInstance,
  { platform, identify }: Given,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    await scope.register(multipart, {
      limits: { files: 1, fields: 5, fileSize: maxPictureBytes + 1 },
    })
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.post('/storage/v1/pictures', { bodyLimit: Number.MAX_SAFE_INTEGER }, upload)
    scope.get('/storage/v1/pictures/:fileId/:variant', download)
    documentRoutes(scope, { platform, identify, endWithAnswer })
  })

  async function upload(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const account = await identify(request)
    if (account === undefined) throw new AppError('not_signed_in')
    const parsed = pictureUpload.safeParse(request.query)
    if (!parsed.success) throw new AppError('invalid_input')
    if (Number(request.headers['content-length'] ?? 0) > hopelessBytes)
      throw new AppError('too_large')

    if (request.headers['content-length'] === undefined) endWithAnswer(request, reply)
    const sent = await sentFile(request)
    const stored = await storePicture(platform, {
      accountId: account.id,
      purpose: parsed.data.purpose,
      fileName: sent.name,
      body: sent.body,
    })
    return reply.status(201).header('cache-control', 'no-store').send(stored)
  }

  async function download(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const wanted = readAddress(request, pictureAddress)
    const { fileId, variant } = wanted
    const left = await secondsLeft(platform, wanted)
    if (left === 0) throw new AppError('not_found')
    const served = await isServed(platform.database, { fileId, isShort: isShortLived(wanted) })
    if (!served) throw new AppError('not_found')

    const tag = `"${fileId}-${variant}"`
    reply
      .header('cache-control', `private, max-age=${Math.min(left, dayInSeconds)}, immutable`)
      .header('etag', tag)
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox")
    if (request.headers['if-none-match'] === tag) return reply.status(304).send()

    const bytes = await platform.storage.get(pictureKey(fileId, variant))
    if (bytes === undefined) throw new AppError('not_found')
    return reply.type(storedType).send(bytes)
  }
}

/** Closes the connection after the response, because the rest of the body is of unknown length. */
function endWithAnswer(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('connection', 'close')
  reply.raw.once('finish', () => setTimeout(() => request.raw.destroy(), 250).unref())
}

async function sentFile(request: FastifyRequest): Promise<{ body: Readable; name: string }> {
  if (!request.isMultipart()) return { body: request.raw, name: '' }
  const part = await request.file()
  if (part === undefined) throw new AppError('not_an_image')
  return { body: part.file, name: part.filename }
}
