import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import fastifyStatic from '@fastify/static'
import { bestLanguage, languages, acceptedLanguages } from '@touchline/domain/values/language'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

import { serverFolder } from '../folders.ts'
import { pathOnly, type Log } from '../log.ts'

/** The built pages: prerendered ones by path, the shell for others. */
export interface Pages {
  readonly folder: string
  readonly scriptHashes: readonly string[]
  readonly paths: readonly string[]
  readonly scripts: PageScripts
}

/** By path of a page: the scripts it needs, and its texts per language. */
type PageScripts = Readonly<Record<string, z.infer<typeof scriptsShape>>>

const scriptsShape = z.object({
  scripts: z.array(z.string()),
  words: z.partialRecord(z.enum(languages), z.array(z.string())),
  /** Set if the style of the first pages isn't enough. */
  style: z.string().optional(),
})

/** Reads the build: its folder and the hashes of its inline scripts. */
export function readPages(): Pages | undefined {
  const build = join(serverFolder, '../web/build')
  const folder = join(build, 'client')
  if (!existsSync(join(folder, 'index.html'))) return undefined
  return {
    folder,
    scriptHashes: listIn(join(build, 'inline-scripts.json')),
    paths: listIn(join(build, 'page-paths.json')),
    scripts: z
      .record(z.string(), scriptsShape)
      .parse(JSON.parse(readFileSync(join(build, 'page-scripts.json'), 'utf8'))),
  }
}

function listIn(file: string): string[] {
  return z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
}

interface PageRoutes {
  readonly pages: Pages
  readonly log: Log
  /** Pages answered like unknown ones, so that their existence stays hidden. */
  readonly isHidden?: (path: string) => boolean
}

/** Serves assets as immutable, pages fresh, and unknown paths with the shell and 404. */
export function pageRoutes(
  app: FastifyInstance,
  { pages, log, isHidden = () => false }: PageRoutes,
): void {
  const findPage = finderOf(pages.paths)
  const shell = join(pages.folder, '__spa-fallback.html')
  const shellWith = packer(
    readFileSync(existsSync(shell) ? shell : join(pages.folder, 'index.html'), 'utf8'),
  )

  void app.register(fastifyStatic, {
    root: pages.folder,
    allowedPath: (path) => !path.endsWith('.map'),
    dotfiles: 'ignore',
    preCompressed: true,
    index: ['index.html'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const lasting = path.includes('/assets/')
      reply.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache')
      // Immutable files need no validators or ranges, which saves 4 kB on a first visit.
      if (lasting)
        for (const name of ['etag', 'last-modified', 'accept-ranges']) reply.removeHeader(name)
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const path = pathOnly(request.url)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return reply.status(404).send({ code: 'not_found', message: 'not_found' })
    const page = findPage(path)
    if (page === undefined) log.warn({ path }, 'an unknown path was asked for')
    const isShown = page !== undefined && !isHidden(path)
    const language = bestLanguage(acceptedLanguages(request.headers['accept-language']))
    const answer = reply
      .status(isShown ? 200 : 404)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language, accept-encoding')
      .type('text/html; charset=utf-8')
    const { scripts, words, style } = (isShown ? pages.scripts[page] : undefined) ?? none
    const made = shellWith({ files: [...scripts, ...(words[language] ?? [])], style })
    if (!takesBrotli(request.headers['accept-encoding'])) return answer.send(made.text)
    return answer.header('content-encoding', 'br').send(made.packed)
  })
}

const none: z.infer<typeof scriptsShape> = { scripts: [], words: {} }

interface Needs {
  readonly files: readonly string[]
  readonly style: string | undefined
}

/** Compresses each page once per language, because a slow phone waits for it first. */
function packer(shell: string): (needs: Needs) => { text: string; packed: Buffer } {
  const known = new Map<string, { text: string; packed: Buffer }>()
  return (needs) => {
    const key = `${needs.files.join()} ${needs.style ?? ''}`
    const made = known.get(key)
    if (made !== undefined) return made
    const text = withScripts(withStyle(shell, needs.style), needs.files)
    const packed = brotliCompressSync(text)
    known.set(key, { text, packed })
    return { text, packed }
  }
}

/** Embeds the full style. The first pages' link stays for React to find but isn't loaded. */
function withStyle(shell: string, style: string | undefined): string {
  if (style === undefined) return shell
  return shell.replace(
    /(<link rel="stylesheet" [^>]*?)\/>/,
    (_link, first: string) =>
      `${first} media="not all" disabled=""/><link rel="stylesheet" href="${style}"/>`,
  )
}

function takesBrotli(accepted: string | string[] | undefined): boolean {
  return /\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(String(accepted))
}

/** Names the scripts in the HTML, so that the browser needn't discover them one by one. */
function withScripts(shell: string, files: readonly string[]): string {
  const links = files
    .filter((file) => !shell.includes(`"${file}"`))
    .map((file) => `<link rel="modulepreload" href="${file}"/>`)
  return shell.replace('</head>', () => `${links.join('')}</head>`)
}

/** Finds the route of a path as the router does: fixed parts win over parameters. */
function finderOf(paths: readonly string[]): (path: string) => string | undefined {
  const patterns = paths.toSorted(byFixedParts).map((page) => ({
    page,
    pattern: new URLPattern({ pathname: page.replace(/(.)\/$/, '$1') }),
  }))
  return (path) => {
    const plain = path.replace(/(.)\/$/, '$1')
    return patterns.find(({ pattern }) => pattern.test({ pathname: plain }))?.page
  }
}

/** Sorts by the first part that is fixed in only one of them. */
function byFixedParts(one: string, other: string): number {
  const others = other.split('/')
  for (const [at, part] of one.split('/').entries()) {
    const difference = Number(part.startsWith(':')) - Number(others[at]?.startsWith(':') ?? false)
    if (difference !== 0) return difference
  }
  return 0
}
