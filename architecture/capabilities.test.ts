import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

import { capabilities, uses } from './capabilities.ts'
import { codeIn, foldersIn, isTest, read } from './sources.ts'

const layers = ['domain', 'contract', 'text', 'server', 'web'] as const
const declared = new Map(Object.entries<readonly string[]>(uses))

/** Tests may import any capability; imports by tests alone aren't listed. */
const imported = new Map(capabilities.map((name) => [name, importsOf(name)]))

test.each(capabilities)('%s declares everything it imports', (name) => {
  const undeclared = [...(imported.get(name) ?? [])]
    .filter(([other]) => declared.get(name)?.includes(other) !== true)
    .map(([other, file]) => `${file} imports ${other}`)
  expect(undeclared).toEqual([])
})

test.each(capabilities)("%s declares nothing it doesn't import", (name) => {
  const idle = (declared.get(name) ?? []).filter((other) => imported.get(name)?.has(other) !== true)
  expect(idle).toEqual([])
})

test('no capability depends on itself through others', () => {
  const circles = capabilities.filter((name) => reachedFrom(name).has(name))
  expect(circles).toEqual([])
})

test('no capability imports a page of web/src/pages', () => {
  const lower = codeIn('web/src').filter((file) => !/^web\/src\/(?:app|pages|testing)\//.test(file))
  expect(lower.filter((file) => read(file).includes("'#web/pages/"))).toEqual([])
})

/** The capabilities imported by this one, each with a file that does. */
function importsOf(name: string): ReadonlyMap<string, string> {
  const folders = layers.filter((layer) => foldersIn(`${layer}/src`).includes(name))
  const found = folders
    .flatMap((layer) => codeIn(`${layer}/src/${name}`))
    .filter((file) => !isTest(file))
    .flatMap((file) => importedCapabilities(file).map((other) => [other, file] as const))
  return new Map(found.filter(([other]) => other !== name))
}

/** Static or dynamic, by `#server/teams/…`, `@touchline/domain/teams/…` or a relative path. */
function importedCapabilities(file: string): readonly string[] {
  return [...read(file).matchAll(/(?:from |import\()'([^']+)'/g)]
    .map(([, path = '']) => (path.startsWith('.') ? join(dirname(file), path) : path))
    .map(
      (path) => /^(?:#(?:server|web)|@touchline\/[a-z]+|[a-z]+\/src)\/([a-z]+)\//.exec(path)?.[1],
    )
    .filter((name) => name !== undefined)
    .filter((name) => capabilities.includes(name))
}

function reachedFrom(name: string): ReadonlySet<string> {
  const reached = new Set<string>()
  const open = [...(declared.get(name) ?? [])]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (reached.has(next)) continue
    reached.add(next)
    open.push(...(declared.get(next) ?? []))
  }
  return reached
}
