import { existsSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

import { errorStatus } from '../contract/src/wire/errors.ts'
import { isClubPermission } from '../domain/src/clubs/permissions.ts'
import { isTeamPermission } from '../domain/src/teams/permissions.ts'
import { codeIn, isTest, read, root } from './sources.ts'

const documents = [
  ...readdirSync(root).filter((file) => file.endsWith('.md')),
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
]

test('the README is short', () => {
  expect(read('README.md').trimEnd().split('\n').length).toBeLessThanOrEqual(120)
})

test('the README lists every environment variable, and no other', () => {
  const known = [
    'config.ts',
    'auth-settings.ts',
    'backup-settings.ts',
    'limit-settings.ts',
    'feature-settings.ts',
    'host-settings.ts',
  ].flatMap((file) => [...read(`server/src/platform/${file}`).matchAll(/^ {2}([A-Z0-9_]+): /gm)])
  const rows = [...read('README.md').matchAll(/^\| (`[A-Z0-9_]+`(?:, `[A-Z0-9_]+`)*) /gm)]
  const listed = rows.flatMap(([, names = '']) => [...names.matchAll(/`(\w+)`/g)])
  expect(namesOf(listed)).toEqual(namesOf(known))
})

test('the Helm chart has the version that is built', () => {
  const [, built] = /"version": "(.+)"/.exec(read('package.json')) ?? []
  expect(read('deploy/helm/Chart.yaml')).toContain(`appVersion: ${built}\n`)
})

test('docs/wire.md names every error with its status', () => {
  const listed = Object.fromEntries(
    rowsOf('docs/wire.md').flatMap(([codes = '', status = '']) =>
      wordsIn(codes).map((code) => [code, Number(status)]),
    ),
  )
  expect(listed).toMatchObject(errorStatus)
})

test('docs/wire.md names all events', () => {
  const wire = read('docs/wire.md')
  const announced = codeIn('server/src')
    .filter((file) => /\/commands(\.ts|\/)/.test(file) && !isTest(file))
    .flatMap((file) => {
      const [, capability = ''] = /^server\/src\/([a-z]+)\//.exec(file) ?? []
      return [...read(file).matchAll(/'([a-z]+\.[a-z_]+)'/g)]
        .map(([, name = '']) => name)
        .filter((name) => !isTeamPermission(name) && !isClubPermission(name))
        .filter((name) => name.startsWith(`${capability}.`) || name.startsWith('members.'))
    })
  expect(announced).not.toEqual([])
  expect(announced.filter((name) => !wire.includes(`\`${name}\``))).toEqual([])
})

test.each(documents)('%s links only to existing files', (document) => {
  const links = [...read(document).matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(
    ([, link = '']) => join(dirname(document), link),
  )
  const files = [
    ...read(document).matchAll(/`((?:[a-z0-9-]+\/)+[a-z0-9-]+(?:\.(?:test|spec))?\.tsx?)`/g),
  ]
    .map(([, file = '']) => file)
    .filter((file) =>
      /^(architecture|bin|client|contract|domain|server|text|web|e2e|bench)\//.test(file),
    )
  expect([...links, ...files].filter((path) => !existsSync(join(root, path)))).toEqual([])
})

function namesOf(matches: readonly RegExpMatchArray[]): string[] {
  return matches.map(([, name = '']) => name).toSorted()
}

/** The cells of every row of every table. */
function rowsOf(document: string): string[][] {
  return read(document)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

function wordsIn(cell: string): string[] {
  return [...cell.matchAll(/`([a-z_]+)`/g)].map(([, word = '']) => word)
}
