import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { AppError } from '../../errors.ts'
import { operationPart, operationsIn, sought, type Operation } from './operations.ts'
import { chapterPage, firstPage, foundPage } from './pages.ts'
import { pagePolicy } from './style.ts'

const query = z.object({ q: z.string().trim().max(100).optional() })
const place = z.object({ chapter: z.string() })

/**
 * GET /rest/v1/docs: the data interface as pages for people, made of its OpenAPI document. They
 * bring their own style, run no script and are searched by the server.
 */
export function referenceRoutes(
  app: FastifyInstance,
  { document, publicUrl }: { document: () => Promise<string>; publicUrl: string },
): void {
  let read: Promise<readonly Operation[]> | undefined
  const all = () =>
    (read ??= document().then((told) => operationsIn(operationPart.parse(JSON.parse(told)))))

  app.get('/rest/v1/docs', async (request, reply) => {
    const operations = await all()
    const asked = query.safeParse(request.query)
    if (!asked.success) throw new AppError('invalid_input')
    const { q = '' } = asked.data
    reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy)
    if (q === '') return firstPage(operations, publicUrl)
    return foundPage({ words: q, found: sought(operations, q) })
  })

  app.get('/rest/v1/docs/:chapter', async (request, reply) => {
    const operations = await all()
    const { chapter } = place.parse(request.params)
    const page = chapterPage(operations, { chapter, publicUrl })
    if (page === undefined) throw new AppError('not_found')
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', pagePolicy)
      .send(page)
  })
}
