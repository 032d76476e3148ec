import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

import type { Config } from '@react-router/dev/config'

import { listScripts } from './page-scripts.ts'
import { buildServiceWorker } from './service-worker-build.ts'
import { withoutStubs } from './without-stubs.ts'

/**
 * What a visitor sees first, complete before any script has run. No page with a form: sent before its script is
 * there, the browser would put a password into the address.
 */
const prerendered = new Set(['/'])

const config: Config = {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  ssr: false,
  prerender: ({ getStaticPaths }) => getStaticPaths().filter((path) => prerendered.has(path)),
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ buildManifest, reactRouterConfig }) {
    await withoutStubs(reactRouterConfig.buildDirectory)
    await hashInlineScripts(reactRouterConfig.buildDirectory)
    const pages = Object.values(buildManifest?.routes ?? {})
    await listPages(reactRouterConfig.buildDirectory, pages)
    await listScripts(reactRouterConfig.buildDirectory, pages)
    await compressAssets(reactRouterConfig.buildDirectory)
    await buildServiceWorker(reactRouterConfig.buildDirectory)
  },
}

export default config

/** The server's content security policy admits exactly these: build/inline-scripts.json. */
async function hashInlineScripts(build: string): Promise<void> {
  const client = join(build, 'client')
  const hashes = new Set<string>()
  for await (const page of glob('**/*.html', { cwd: client })) {
    const html = await readFile(join(client, page), 'utf8')
    for (const [, attributes = '', script = ''] of html.matchAll(
      /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
    )) {
      if (/\bsrc=/.test(attributes)) continue
      hashes.add(`sha256-${createHash('sha256').update(script).digest('base64')}`)
    }
  }
  await writeFile(join(build, 'inline-scripts.json'), JSON.stringify([...hashes].toSorted()))
}

interface Page {
  readonly id: string
  readonly parentId?: string
  readonly path?: string
}

/** The server answers 404 for every other path: build/page-paths.json. */
async function listPages(build: string, pages: readonly Page[]): Promise<void> {
  const byId = new Map(pages.map((page) => [page.id, page]))
  const whole = (page: Page): string => {
    const parent = byId.get(page.parentId ?? '')
    return [parent === undefined ? '' : whole(parent), page.path ?? '']
      .filter((part) => part !== '')
      .join('/')
  }
  const paths = pages.map((page) => `/${whole(page)}`).filter((path) => !path.includes('*'))
  await writeFile(join(build, 'page-paths.json'), JSON.stringify([...new Set(paths)].toSorted()))
}

const compress = promisify(brotliCompress)

/** Compresses every text file; the server sends the compressed form to browsers that accept it. */
async function compressAssets(build: string): Promise<void> {
  const client = join(build, 'client')
  const written: Promise<void>[] = []
  for await (const asset of glob('{assets/*.{js,css},*.{html,svg,webmanifest}}', { cwd: client })) {
    written.push(compressed(join(client, asset)))
  }
  await Promise.all(written)
}

async function compressed(path: string): Promise<void> {
  await writeFile(`${path}.br`, await compress(await readFile(path)))
}
