import { documentUpload } from '@touchline/contract/files/shapes'
import { maxDocumentBytes } from '@touchline/domain/files/document'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { AppError } from '#server/platform/errors.ts'
import type { Identify } from '#server/platform/http/context.ts'
import { readAddress } from '#server/platform/http/signed-address.ts'
import type { Platform } from '#server/platform/platform.ts'
import { documentKey } from '#server/platform/storage/keys.ts'

import { storeDocument } from '../commands/documents.ts'
import { findServedDocument, isDocumentAddress } from '../queries/documents.ts'

interface Given {
  readonly platform: Platform
  readonly identify: Identify
  /** Closes the connection after the response if the length of the body is unknown. */
  readonly endWithAnswer: (request: FastifyRequest, reply: FastifyReply) => void
}

/**
 * /storage/v1/documents: uploads as plain body, downloads by a URL that expires after ten minutes.
 */
export function documentRoutes(scope: FastifyInstance, given: Given): void {
  const { platform } = given
  scope.post(
    '/storage/v1/documents',
    { bodyLimit: Number.MAX_SAFE_INTEGER },
    (request: FastifyRequest, reply: FastifyReply) => upload(given, request, reply),
  )
  scope.get('/storage/v1/documents/:fileId', (request, reply) => download(platform, request, reply))
}

async function upload(
  { platform, identify, endWithAnswer }: Given,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const account = await identify(request)
  if (account === undefined) throw new AppError('not_signed_in')
  const wanted = documentUpload.safeParse(request.query)
  if (!wanted.success) throw new AppError('invalid_input')
  if (Number(request.headers['content-length'] ?? 0) > 2 * maxDocumentBytes[wanted.data.purpose])
    throw new AppError('too_large')

  if (request.headers['content-length'] === undefined) endWithAnswer(request, reply)
  const { name: fileName, purpose } = wanted.data
  const stored = await storeDocument(platform, {
    accountId: account.id,
    fileName,
    purpose,
    body: request.raw,
  })
  return reply.status(201).header('cache-control', 'no-store').send(stored)
}

async function download(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const wanted = readAddress(request, address)
  if (!(await isDocumentAddress(platform, wanted))) throw new AppError('not_found')
  const document = await findServedDocument(platform.database, wanted.fileId)
  if (document === undefined) throw new AppError('not_found')
  const bytes = await platform.storage.get(documentKey(wanted.fileId))
  if (bytes === undefined) throw new AppError('not_found')

  return reply
    .type(document.contentType)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', dispositionOf(document.name))
    .header('content-length', document.bytes)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(bytes)
}

/** Sends the name encoded (RFC 6266) for all scripts, and in ASCII for old clients. */
function dispositionOf(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}

const address = z.object({ fileId: z.uuid(), until: z.string(), signature: z.string() })
