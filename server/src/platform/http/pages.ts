import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import { pathOnly, type Log } from '../log.ts'

/** The built pages: prerendered ones by path, the shell for everything else. */
export interface Pages {
  readonly folder: string
  readonly scriptHashes: readonly string[]
}

/** Reads the build once. The hashes of inline scripts go into the Content-Security-Policy. */
export function readPages(folder: string): Pages | undefined {
  if (!existsSync(join(folder, 'index.html'))) return undefined
  const html = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  )
  const hashes = new Set(
    html.flatMap((file) => inlineScripts(readFileSync(join(folder, file), 'utf8'))),
  )
  return { folder, scriptHashes: [...hashes] }
}

function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)]
    .map(([, code = '']) => code)
    .filter((code) => code !== '')
    .map((code) => `sha256-${createHash('sha256').update(code).digest('base64')}`)
}

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
