import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { pathOnly, type Log } from '../log.ts'

/** The built pages: prerendered ones by path, the shell for everything else. */
export interface Pages {
  readonly folder: string
  readonly scriptHashes: readonly string[]
}

/** Reads the build once: its folder and the hashes that the build took of its inline scripts. */
export function readPages(build: string): Pages | undefined {
  const folder = join(build, 'client')
  const hashes = join(build, 'inline-scripts.json')
  if (!existsSync(join(folder, 'index.html')) || !existsSync(hashes)) return undefined
  return { folder, scriptHashes: hashesShape.parse(JSON.parse(readFileSync(hashes, 'utf8'))) }
}

const hashesShape = z.array(z.string().startsWith('sha256-'))

/** Serves assets for ever, pages fresh, and answers unknown paths with the shell and 404. */
export function pageRoutes(
  app: FastifyInstance,
  { pages, isPage, log }: { pages: Pages; isPage: (path: string) => boolean; log: Log },
): void {
  const shell = join(pages.folder, '__spa-fallback.html')
  const fallback = readFileSync(
    existsSync(shell) ? shell : join(pages.folder, 'index.html'),
    'utf8',
  )

  void app.register(fastifyStatic, {
    root: pages.folder,
    wildcard: false,
    index: ['index.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasting = path.includes('/assets/')
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const path = pathOnly(request.url)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.status(404).send({ code: 'not_found', message: 'not_found' })
    if (!isPage(path)) log.warn({ path }, 'an unknown path was asked for')
    return reply
      .status(isPage(path) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(fallback)
  })
}
