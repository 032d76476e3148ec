import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { z } from 'zod'

const partShape = z.object({
  module: z.string(),
  imports: z.array(z.string()).default([]),
  path: z.string().optional(),
  index: z.boolean().optional(),
  parentId: z.string().optional(),
})
type Part = z.infer<typeof partShape>
const manifestShape = z.object({ entry: partShape, routes: z.record(z.string(), partShape) })

/** What stands around each page that asks the server for something. */
const askingLayout = 'data-layout'

export interface PageScript {
  readonly path: string
  /** As the server sends it: brotli. */
  readonly bytes: number
  readonly budget: number
}

/** The script each page of a build loads before it can be used, the largest page first. */
export function scriptOfPages(client: string): PageScript[] {
  const { entry, routes } = manifestIn(client)
  const sizes = new Map<string, number>()
  const sizeOf = (asset: string): number => {
    const size = sizes.get(asset) ?? statSync(join(client, `${asset}.br`)).size
    sizes.set(asset, size)
    return size
  }

  return Object.entries(routes)
    .filter(([id, { path, index }]) => id !== 'root' && (path !== undefined || index === true))
    .map(([id]) => {
      const parts = withParents(routes, id)
      const needed = new Set(
        [entry, ...parts.values()].flatMap(({ module, imports }) => [module, ...imports]),
      )
      return {
        path: `/${[...parts.values()].flatMap(({ path }) => path || []).join('/')}`,
        bytes: [...needed].reduce((sum, asset) => sum + sizeOf(asset), 0),
        budget: parts.has(askingLayout) ? 200_000 : 120_000,
      }
    })
    .toSorted((a, b) => b.bytes - a.bytes)
}

function manifestIn(client: string) {
  const assets = readdirSync(join(client, 'assets'))
  const file = assets.find((name) => /^manifest-.*\.js$/.test(name))
  if (file === undefined) throw new Error(`${client} holds no built pages`)
  const text = readFileSync(join(client, 'assets', file), 'utf8')
  return manifestShape.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)))
}

/** A page and what stands around it, from the outside in. */
function withParents(routes: Readonly<Record<string, Part>>, page: string): Map<string, Part> {
  const parts: [string, Part][] = []
  for (let id: string | undefined = page; id !== undefined;) {
    const part: Part | undefined = routes[id]
    if (part !== undefined) parts.unshift([id, part])
    id = part?.parentId
  }
  return new Map(parts)
}
