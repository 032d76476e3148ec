import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { z } from 'zod'

/** A page, or what stands around pages, as the router's build lists it. */
interface Part {
  readonly id: string
  readonly parentId?: string
  readonly path?: string
  readonly index?: boolean
  readonly file: string
}

const scripts = z.object({ module: z.string(), imports: z.array(z.string()).default([]) })
const manifestShape = z.object({ entry: scripts, routes: z.record(z.string(), scripts) })
const wordsShape = z.object({
  files: z.record(z.string(), z.record(z.string(), z.string())),
  parts: z.record(z.string(), z.array(z.string())),
})

/**
 * All that a page loads before it can be used, for the server to say at once: build/page-scripts.json.
 * A browser that is told of one file after the other goes a dozen times to the server and back.
 */
export async function listScripts(build: string, parts: readonly Part[]): Promise<void> {
  const manifest = await manifestIn(join(build, 'client'))
  const text = await readFile(join(build, 'page-words.json'), 'utf8')
  const words = wordsShape.parse(JSON.parse(text))
  const byId = new Map(parts.map((part) => [part.id, part]))

  // What stands around pages without a path of its own is no page.
  const pages = parts.filter(({ path, index }) => path !== undefined || index === true)
  const listed = pages.map((page) => {
    const chain = withParents(page, byId)
    const names = chain.flatMap(({ file }) => wordsOf(file, words.parts))
    const paths = chain.flatMap(({ path = '' }) => (path === '' ? [] : path))
    const loaded = [manifest.entry, ...chain.flatMap(({ id }) => manifest.routes[id] ?? [])]
    return [
      `/${paths.join('/')}`,
      {
        scripts: unique(loaded.flatMap(({ module, imports }) => [module, ...imports])),
        words: Object.fromEntries(
          Object.entries(words.files).map(([language, files]) => [
            language,
            unique(names.flatMap((name) => files[name] ?? [])),
          ]),
        ),
      },
    ] as const
  })
  await writeFile(join(build, 'page-scripts.json'), JSON.stringify(Object.fromEntries(listed)))
}

function wordsOf(file: string, known: z.infer<typeof wordsShape>['parts']): readonly string[] {
  const inside = file.replace(/^(\.\.\/)+/, '/')
  const found = Object.entries(known).find(([path]) => path.endsWith(inside))
  if (found === undefined) throw new Error(`${file} is not among the parts of the build.`)
  return found[1]
}

/** A page and what stands around it, from the outside in. */
function withParents(page: Part, byId: ReadonlyMap<string, Part>): Part[] {
  const parent = byId.get(page.parentId ?? '')
  return [...(parent === undefined ? [] : withParents(parent, byId)), page]
}

function unique(files: readonly string[]): string[] {
  return [...new Set(files)]
}

async function manifestIn(client: string): Promise<z.infer<typeof manifestShape>> {
  for await (const file of glob('assets/manifest-*.js', { cwd: client })) {
    const text = await readFile(join(client, file), 'utf8')
    return manifestShape.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)))
  }
  throw new Error('The build has no manifest.')
}
