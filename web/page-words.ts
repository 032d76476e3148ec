import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Plugin, Rolldown } from 'vite'

const routeMark = '?__react-router-build-client-route'

/**
 * Which files of sentences each part of a page asks for when it is drawn, by language:
 * build/page-words.json. The page would ask for one after the other.
 */
export function pageWords(): Plugin {
  const wordsOf = new Map<string, string[]>()
  return {
    name: 'touchline-page-words',
    applyToEnvironment: ({ name }) => name === 'client',
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
        const language = /\/text\/src\/.+\/(\w\w)\.ts$/.exec(chunk.facadeModuleId ?? '')?.[1]
        if (language === undefined) continue
        refuseDeadlock(chunk, bundle)
        const named = (files[language] ??= {})
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

/** A build that was not understood would only be slow, and nobody would notice. */
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
