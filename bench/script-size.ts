import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { z } from 'zod'

import { root } from './processes.ts'

const partShape = z.object({
  module: z.string(),
  imports: z.array(z.string()).default([]),
  path: z.string().optional(),
  parentId: z.string().optional(),
})
const manifestShape = z.object({ entry: partShape, routes: z.record(z.string(), partShape) })

/** Script each page loads before it can be used, compressed as the server's proxy would. */
export function scriptSizes(): string {
  const client = join(root, 'web/build/client')
  const [file] = readdirSync(join(client, 'assets')).filter((name) => name.startsWith('manifest-'))
  if (file === undefined) return 'no build to measure'
  const text = readFileSync(join(client, 'assets', file), 'utf8')
  const { entry, routes } = manifestShape.parse(
    JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)),
  )
  const sizes = new Map<string, number>()
  const sizeOf = (asset: string): number => {
    const known = sizes.get(asset) ?? brotliCompressSync(readFileSync(join(client, asset))).length
    sizes.set(asset, known)
    return known
  }

  const rows = Object.entries(routes)
    .filter(([id]) => !Object.values(routes).some(({ parentId }) => parentId === id))
    .map(([id, page]) => {
      const needed = new Set([entry.module, ...entry.imports])
      let path = ''
      for (
        let part: z.infer<typeof partShape> | undefined = page;
        part;
        part = routes[part.parentId ?? '']
      ) {
        for (const asset of [part.module, ...part.imports]) needed.add(asset)
        path = [part.path ?? '', path].filter((piece) => piece !== '').join('/')
      }
      const bytes = [...needed].reduce((sum, asset) => sum + sizeOf(asset), 0)
      return { path: `/${path}`, id, bytes }
    })
    .toSorted((a, b) => b.bytes - a.bytes)
  return [
    '| page | script, kB brotli |',
    '|---|--:|',
    ...rows.map(({ path, bytes }) => `| ${path} | ${(bytes / 1000).toFixed(1)} |`),
  ].join('\n')
}
