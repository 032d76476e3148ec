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
  /** The paths of pages, as the router writes them: '/team/:teamId/members'. */
  readonly paths: readonly string[]
}

/** Reads the build once: its folder and the hashes that the build took of its inline scripts. */
export function readPages(build: string): Pages | undefined {
  const folder = join(build, 'client')
  if (!existsSync(join(folder, 'index.html'))) return undefined
  return {
    folder,
    scriptHashes: listIn(join(build, 'inline-scripts.json')),
    paths: listIn(join(build, 'page-paths.json')),
  }
}

function listIn(file: string): string[] {
  return z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
}

interface PageRoutes {
  readonly pages: Pages
  readonly log: Log
  /** Pages that are answered like unknown ones: whether they exist is not for everybody to know. */
  readonly isHidden?: (path: string) => boolean
}

/** Serves assets for ever, pages fresh, and answers unknown paths with the shell and 404. */
export function pageRoutes(
  app: FastifyInstance,
  { pages, log, isHidden = () => false }: PageRoutes,
): void {
  const isPage = matcherOf(pages.paths)
  const shell = join(pages.folder, '__spa-fallback.html')
  const fallback = readFileSync(
    existsSync(shell) ? shell : join(pages.folder, 'index.html'),
    'utf8',
  )

  void app.register(fastifyStatic, {
    root: pages.folder,
    wildcard: false,
    globIgnore: ['**/*.map'],
    preCompressed: true,
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
      .status(isPage(path) && !isHidden(path) ? 200 : 404)
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(fallback)
  })
}

function matcherOf(paths: readonly string[]): (path: string) => boolean {
  const patterns = paths.map((path) => new URLPattern({ pathname: path.replace(/(.)\/$/, '$1') }))
  return (path) => {
    const plain = path.replace(/(.)\/$/, '$1')
    return patterns.some((pattern) => pattern.test({ pathname: plain }))
  }
}
