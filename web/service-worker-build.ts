import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'

import { build } from 'vite'

/** The frame of every page, and what a device shows of the site among its apps. */
const frame = ['/__spa-fallback.html', '/icon.svg', '/site.webmanifest']

/**
 * One script beside the pages, without the router's hashed name: /sw.js. It knows every file of this
 * build; whatever changes in them changes it, and browsers notice.
 */
export async function buildServiceWorker(folder: string): Promise<void> {
  const client = join(folder, 'client')
  const assets = await filesIn(client, 'assets/*.{js,css,woff2}')
  const manifest = assets.find((file) => /^\/assets\/manifest-[^/]+\.js$/.test(file)) ?? ''
  const version = /manifest-(.+)\.js$/.exec(manifest)?.[1] ?? 'unknown'

  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'warn',
    define: { build: JSON.stringify({ version, files: [...frame, ...assets] }) },
    build: {
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'src/app/service-worker.ts'),
        output: { entryFileNames: 'sw.js', format: 'iife' },
      },
    },
  })
  const script = join(client, 'sw.js')
  await writeFile(`${script}.br`, await promisify(brotliCompress)(await readFile(script)))
}

async function filesIn(folder: string, pattern: string): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob(pattern, { cwd: folder })) files.push(`/${file}`)
  return files.toSorted()
}
