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

/** What a first visit downloads from the build before the page works, as browsers count it. */
export interface PageWeight {
  readonly path: string
  /** Document, styles, scripts, texts and fonts, without the page's own requests. */
  readonly requests: number
  /** Compressed as served, in the language with the longest texts. */
  readonly bytes: number
  /**
   * Round trips until the last script is loaded: the document, and what it names. Fonts come from
   * the style sheet, and nothing waits for them.
   */
  readonly chain: number
  readonly budget: Pick<PageWeight, 'requests' | 'bytes' | 'chain'>
}

/**
 * The first pages people reach through a link, and the most used ones. Equals the limits of a
 * visit (180 kB in 14 requests, 300 kB in 30: bench/cold-pages.ts) without headers and the
 * server's data: 6 kB, 15 kB, and 36 kB for a list of 500 members. Other pages open from these
 * with most files cached. The server writes the pages behind email links, so they are not in the
 * build.
 */
const budgets: readonly (readonly [RegExp, PageWeight['budget']])[] = [
  [
    /^\/(?:login|register|forgot-password|benefits|privacy|imprint)?$/,
    { requests: 13, bytes: 174_000, chain: 2 },
  ],
  [/^\/team\/:teamId(?:\/calendar)?$/, { requests: 19, bytes: 285_000, chain: 2 }],
  [/^\/team\/:teamId\/members$/, { requests: 19, bytes: 264_000, chain: 2 }],
]
const anyOther: PageWeight['budget'] = { requests: 48, bytes: 315_000, chain: 2 }

/** Every page of a build, heaviest first. */
export function measurePageWeights(build: string): PageWeight[] {
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

/** The two fonts of every page; others are only for rare characters. */
function fontsOf(client: string): { readonly count: number; readonly bytes: number } {
  const files = globSync('assets/*-core*.woff2', { cwd: client })
  const bytes = files.reduce((sum, file) => sum + statSync(join(client, file)).size, 0)
  return { count: files.length, bytes }
}

/** Files that the page doesn't name: each level costs a round trip. */
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
