import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Plugin, Rolldown } from 'vite'

const routeMark = '?__react-router-build-client-route'
const fileMark = 'virtual:words/'

/** The sentences that come in one file a language: those of all pages, and of the pages used most. */
const together: Readonly<Record<string, readonly string[]>> = {
  site: ['wire', 'site', 'site/offline', 'maintenance'],
  events: ['events', 'events/away', 'events/running', 'attendance', 'lifts'],
  team: ['teams', 'messages', 'statistics', 'leagues'],
  people: ['members', 'children', 'children/health', 'invitations'],
}
const areaOf = new Map(
  Object.entries(together).flatMap(([area, parts]) => parts.map((part) => [part, area])),
)

/**
 * Puts sentences that are needed together into one file a language, and writes down which files each part
 * of a page asks for when it is drawn, by language: build/page-words.json. The page would ask for one
 * after the other.
 */
export function pageWords(): Plugin {
  const wordsOf = new Map<string, string[]>()
  let text = ''
  return {
    name: 'touchline-page-words',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\/text\/src\/catalogue[\w-]*\.ts$/.test(id)) return null
      text = join(id, '..')
      return code.replaceAll(
        /import\('\.\/([\w/-]+)\/(\w\w)\.ts'\)/g,
        (whole: string, part: string, language: string) => {
          const area = areaOf.get(part)
          return area === undefined ? whole : `import('${fileMark}${area}/${language}')`
        },
      )
    },
    resolveId: (id) => (id.startsWith(fileMark) ? `\0${id}` : undefined),
    load(id) {
      const [, area = '', language = ''] = /^\0virtual:words\/(\w+)\/(\w\w)$/.exec(id) ?? []
      if (area === '') return undefined
      return (together[area] ?? [])
        .map((part) => `export * from '${join(text, part, language)}.ts'`)
        .join('\n')
    },
    buildEnd() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? []
      for (const id of this.getModuleIds()) {
        if (!id.endsWith(routeMark)) continue
        const words = reachedFrom(id, importsOf).flatMap((module) =>
          [...(this.getModuleInfo(module)?.code ?? '').matchAll(/\buseText\(["'](\w+)["']\)/g)].map(
            ([, name = '']) => name,
          ),
        )
        wordsOf.set(id.slice(0, -routeMark.length), [...new Set(words)])
      }
    },
    async writeBundle({ dir = '' }, bundle) {
      const files: Record<string, Record<string, string>> = {}
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        const language = /(?:\/text\/src\/.+\/(\w\w)\.ts|virtual:words\/\w+\/(\w\w))$/.exec(
          chunk.facadeModuleId ?? '',
        )
        if (language === null) continue
        refuseDeadlock(chunk, bundle)
        const named = (files[language[1] ?? language[2] ?? ''] ??= {})
        for (const name of chunk.exports) named[name] = `/${chunk.fileName}`
      }
      const parts = Object.fromEntries(wordsOf)
      refuseGaps([...wordsOf.values()].flat(), files)
      await writeFile(join(dir, '../page-words.json'), JSON.stringify({ files, parts }))
    },
  }
}

/** The first script waits for sentences: one that waits for the first script would show nothing for ever. */
function refuseDeadlock(
  { fileName, imports }: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
) {
  for (const name of imports) {
    const imported = bundle[name]
    if (imported?.type === 'chunk' && imported.moduleIds.some((id) => id.includes('entry.client')))
      throw new Error(`${fileName} has sentences and needs ${name}, which waits for sentences.`)
  }
}

type Files = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Fails loudly, because a build that wasn't understood would only be slow. */
function refuseGaps(names: readonly string[], files: Files): void {
  if (names.length === 0) throw new Error('No page of the build has sentences.')
  for (const [language, named] of Object.entries(files))
    for (const name of names)
      if (named[name] === undefined) throw new Error(`No file has the ${language} of ${name}.`)
}

function reachedFrom(entry: string, importsOf: (id: string) => readonly string[]): string[] {
  const reached = new Set<string>()
  const waiting = [entry]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    waiting.push(...importsOf(id))
  }
  return [...reached]
}
