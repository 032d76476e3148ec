import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { AppError } from '#server/platform/errors.ts'
import { readAddress } from '#server/platform/http/signed-address.ts'
import type { Platform } from '#server/platform/platform.ts'

import { exportKey, zipType } from '../commands/make-export.ts'
import { isDownloadAddress } from '../queries/download-addresses.ts'
import { findExport } from '../queries/exports.ts'

/** /storage/v1/exports: exports by signed URL. */
export function downloadRoutes(app: FastifyInstance, platform: Platform): void {
  app.get('/storage/v1/exports/:exportId', (request, reply) => download(platform, request, reply))
}

async function download(
  platform: Platform,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const wanted = readAddress(request, address)
  if (!(await isDownloadAddress(platform, wanted))) throw new AppError('not_found')
  const made = await findExport(platform.database, wanted.exportId)
  const now = platform.clock()
  if (made === undefined || made.state !== 'ready' || made.expiresAt <= now)
    throw new AppError('not_found')
  const bytes = await platform.storage.get(exportKey(made.id))
  if (bytes === undefined) throw new AppError('not_found')

  const day = made.askedAt.toISOString().slice(0, 10)
  return reply
    .type(zipType)
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="touchline-${day}.zip"`)
    .header('content-length', made.bytes ?? undefined)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(bytes)
}

const address = z.object({ exportId: z.uuid(), until: z.string(), signature: z.string() })
