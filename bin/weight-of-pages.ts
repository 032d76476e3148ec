import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { z } from 'zod'

const namedShape = z.record(
  z.string(),
  z.object({
    scripts: z.array(z.string()),
    words: z.record(z.string(), z.array(z.string())),
    style: z.string().optional(),
  }),
)

/** What a first visit fetches of the build before a page can be used, as a browser counts it. */
export interface PageWeight {
  readonly path: string
  /** Document, style, scripts, sentences and fonts; not what the page then asks the server for. */
  readonly requests: number
  /** Packed as the server sends them, in the language that has the most to say. */
  readonly bytes: number
  /**
   * How many ways to the server and back until the last script is here: the document, and what it names. Fonts
   * are named by the style, and nothing waits for them.
   */
  readonly chain: number
  readonly budget: Pick<PageWeight, 'requests' | 'bytes' | 'chain'>
}

/**
 * The first page of somebody who comes by a link, and the pages that are used most. Of what a visit may cost
 * (180 kB in 14 requests, 300 kB in 30: bench/cold-pages.ts) the headers and the answers of the server are
 * taken off: 6 kB, 15 kB, and 38 kB for a list of 500 members. All other pages are come to from these, with
 * most of it there already. The pages behind the links of letters are not built: the server writes them.
 */
const budgets: readonly (readonly [RegExp, PageWeight['budget']])[] = [
  [
    /^\/(?:login|register|forgot-password|benefits|privacy|imprint)?$/,
    { requests: 13, bytes: 174_000, chain: 2 },
  ],
  [/^\/team\/:teamId(?:\/calendar)?$/, { requests: 19, bytes: 285_000, chain: 2 }],
  [/^\/team\/:teamId\/members$/, { requests: 19, bytes: 262_000, chain: 2 }],
]
const anyOther: PageWeight['budget'] = { requests: 48, bytes: 315_000, chain: 2 }

/** Every page of a build, the heaviest first. */
export function weightOfPages(build: string): PageWeight[] {
  const client = join(build, 'client')
  const shell = readFileSync(join(client, '__spa-fallback.html'), 'utf8')
  const named = namedShape.parse(JSON.parse(readFileSync(join(build, 'page-scripts.json'), 'utf8')))
  const sizeOf = remembered((file) => statSync(join(client, `${file}.br`)).size)
  const importsOf = remembered((file) =>
    [
      ...readFileSync(join(client, file), 'utf8').matchAll(
        /(?:from|import)\s*"\.\/([\w.-]+\.js)"/g,
      ),
    ].map(([, name = '']) => `/assets/${name}`),
  )

  const always = [...shell.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(
    ([, file = '']) => file,
  )
  const fonts = fontsOf(client)
  return Object.entries(named)
    .map(([path, { scripts, words, style }]) => {
      const sum = (files: readonly string[]) => files.reduce((all, file) => all + sizeOf(file), 0)
      const languages = Object.values(words).toSorted((one, other) => sum(other) - sum(one))
      const around = always.map((file) => (file.endsWith('.css') ? (style ?? file) : file))
      const files = new Set([...around, ...scripts, ...(languages[0] ?? [])])
      const late = foundLate(files, importsOf)
      const links = [...files].map((file) => `<link rel="modulepreload" href="${file}"/>`)
      const [, budget = anyOther] = budgets.find(([pages]) => pages.test(path)) ?? []
      return {
        path,
        requests: 1 + files.size + late.files.size + fonts.count,
        bytes:
          brotliCompressSync(shell + links.join('')).length +
          sum([...files, ...late.files]) +
          fonts.bytes,
        chain: 2 + late.depth,
        budget,
      }
    })
    .toSorted((one, other) => other.bytes - one.bytes)
}

/** The two fonts of every page; others are for signs that few words have. */
function fontsOf(client: string): { readonly count: number; readonly bytes: number } {
  const files = globSync('assets/*-core*.woff2', { cwd: client })
  const bytes = files.reduce((sum, file) => sum + statSync(join(client, file)).size, 0)
  return { count: files.length, bytes }
}

/** Files that nothing named beside the page: each round of them is one way more to the server and back. */
function foundLate(
  named: ReadonlySet<string>,
  importsOf: (file: string) => readonly string[],
): { readonly files: ReadonlySet<string>; readonly depth: number } {
  const known = new Set(named)
  const files = new Set<string>()
  let depth = 0
  for (let round = [...named]; round.length > 0;) {
    round = round
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => importsOf(file))
      .filter((file) => !known.has(file))
    if (round.length > 0) depth += 1
    for (const file of round) {
      known.add(file)
      files.add(file)
    }
  }
  return { files, depth }
}

function remembered<Value>(look: (file: string) => Value): (file: string) => Value {
  const known = new Map<string, Value>()
  return (file) => {
    const value = known.get(file) ?? look(file)
    known.set(file, value)
    return value
  }
}
