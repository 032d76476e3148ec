import { readFileSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

import { z } from 'zod'

/** A page, or what stands around pages, as the router's build lists it. */
interface Part {
  readonly id: string
  readonly parentId?: string
  readonly path?: string
  readonly index?: boolean
  readonly file: string
}

/** Around all pages that need more than the style of the pages seen first. */
const layoutWithFullStyle = 'data-layout.tsx'

const scripts = z.object({ module: z.string(), imports: z.array(z.string()).default([]) })
const manifestShape = z.object({ entry: scripts, routes: z.record(z.string(), scripts) })
const wholeShape = z.looseObject({
  routes: z.record(
    z.string(),
    z.looseObject({
      id: z.string(),
      index: z.boolean().optional(),
      imports: z.array(z.string()).optional(),
    }),
  ),
})
const wordsShape = z.object({
  files: z.record(z.string(), z.record(z.string(), z.string())),
  parts: z.record(z.string(), z.array(z.string())),
})

/**
 * Everything a page loads before it can be used, so that the server can list it in the HTML:
 * build/page-scripts.json. Discovering the files one by one would take a dozen round trips.
 */
export async function listScripts(build: string, parts: readonly Part[]): Promise<void> {
  const manifest = await manifestIn(join(build, 'client'))
  const text = await readFile(join(build, 'page-words.json'), 'utf8')
  const words = wordsShape.parse(JSON.parse(text))
  const withImports = importsIn(join(build, 'client'))
  const byId = new Map(parts.map((part) => [part.id, part]))
  const fullStyle = await fileNamed(join(build, 'client'), 'app-*.css')

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
            unique(names.flatMap((name) => withImports(files[name] ?? ''))),
          ]),
        ),
        ...(chain.some(({ file }) => file.endsWith(layoutWithFullStyle)) && {
          style: `/assets/${basename(fullStyle)}`,
        }),
      },
    ] as const
  })
  await writeFile(join(build, 'page-scripts.json'), JSON.stringify(Object.fromEntries(listed)))
  await leaveOutImports(join(build, 'client'))
}

/** The server lists them in each page, so they are removed from the manifest that every visit fetches. */
async function leaveOutImports(client: string): Promise<void> {
  const file = await fileNamed(client, 'manifest-*.js')
  const text = await readFile(file, 'utf8')
  const begin = text.indexOf('{')
  const end = text.lastIndexOf('}') + 1
  const whole = wholeShape.parse(JSON.parse(text.slice(begin, end)))
  for (const route of Object.values(whole.routes))
    if (route.id !== 'root' && route.index !== true) delete route.imports
  await writeFile(file, text.slice(0, begin) + JSON.stringify(whole) + text.slice(end))
}

/** A file of sentences, and what it needs: what several files say is in one of its own. */
function importsIn(client: string): (file: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  const look = (file: string): readonly string[] => {
    if (file === '') return []
    const seen = known.get(file)
    if (seen !== undefined) return seen
    known.set(file, [file])
    const names = readFileSync(join(client, file), 'utf8').matchAll(
      /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g,
    )
    const files = unique([file, ...[...names].flatMap(([, name = '']) => look(`/assets/${name}`))])
    known.set(file, files)
    return files
  }
  return look
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
  const text = await readFile(await fileNamed(client, 'manifest-*.js'), 'utf8')
  return manifestShape.parse(JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)))
}

async function fileNamed(client: string, name: string): Promise<string> {
  for await (const file of glob(`assets/${name}`, { cwd: client })) return join(client, file)
  throw new Error(`The build has no ${name}.`)
}
