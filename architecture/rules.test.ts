import { expect, test } from 'vitest'

import { codeIn, isTest, read } from './sources.ts'

const workspaces = [
  'domain',
  'contract',
  'text',
  'server',
  'web',
  'e2e',
  'bench',
  'client',
  'bin',
  'architecture',
]
const longestFile = 300
const longestRole = 200
const usualFile = 50

function linesOf(file: string): number {
  return read(file).trimEnd().split('\n').length
}

/** Without the blank ones, and those that only explain. */
function codeLines(code: string): number {
  return code.split('\n').filter((line) => !/^\s*(?:\/\/.*|\/?\*.*)?$/.test(line)).length
}

/** What a rule looks for, without comments that only speak about it. */
function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}

test(`no file is longer than ${longestFile} lines`, () => {
  const long = workspaces
    .flatMap(codeIn)
    .filter((file) => linesOf(file) > longestFile)
    .map((file) => `${file}: ${linesOf(file)}`)
  expect(long).toEqual([])
})

test(`half of the files have at most ${usualFile} lines of code`, () => {
  const sizes = ['domain', 'contract', 'server', 'web']
    .flatMap(codeIn)
    .filter((file) => !isTest(file))
    .map((file) => codeLines(read(file)))
    .toSorted((one, other) => one - other)
  expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(usualFile)
})

test('what may be done is tested at twice its length: the tables of the domain, the sweep of the server', () => {
  const length = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + codeLines(read(file)), 0)
  const rules = codeIn('domain/src').filter((file) => /\/permissions(\.|\/)/.test(file))
  const sweep = codeIn('server/src/testing').filter((file) => /\/sweep[-.]/.test(file))
  const tests = [...rules.filter(isTest), ...sweep]
  expect(length(tests)).toBeGreaterThanOrEqual(2 * length(rules.filter((file) => !isTest(file))))
})

test(`a role of the server over ${longestRole} lines is a folder`, () => {
  const long = codeIn('server/src')
    .filter((file) => /\/(routes|commands|queries|jobs|listeners|emails)\.ts$/.test(file))
    .filter((file) => linesOf(file) > longestRole)
  expect(long).toEqual([])
})

test('only queries speak SQL', () => {
  const speakers = codeIn('server/src')
    .filter((file) => !isTest(file))
    .filter((file) => !/^server\/src\/(platform\/|[a-z]+\/queries(\.ts|\/))/.test(file))
    .filter((file) =>
      /\bsql(<[^`]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(/.test(
        withoutComments(read(file)),
      ),
    )
  expect(speakers).toEqual([])
})

test('the domain reads no clock and rolls no dice', () => {
  const impure = codeIn('domain/src')
    .filter((file) => !isTest(file))
    .filter((file) =>
      /new Date\(\)|Date\.now|Temporal\.Now|Math\.random|crypto\.|performance\./.test(
        withoutComments(read(file)),
      ),
    )
  expect(impure).toEqual([])
})

test('no file is a drawer for everything', () => {
  const drawers = workspaces
    .flatMap(codeIn)
    .filter((file) => /\/(utils?|helpers?|common|misc|services|types|index)(\/|\.tsx?$)/.test(file))
  expect(drawers).toEqual([])
})

test('no test is switched off', () => {
  const sleeping = workspaces
    .flatMap(codeIn)
    .filter((file) => isTest(file))
    .filter((file) => /\b(test|it|describe)\.(skip|only|todo|fixme)\b/.test(read(file)))
    .filter((file) => file !== 'architecture/rules.test.ts')
  expect(sleeping).toEqual([])
})

test('nothing is silenced', () => {
  const silenced = workspaces
    .flatMap(codeIn)
    .filter((file) => /(oxlint|eslint)-disable|@ts-(ignore|expect-error|nocheck)/.test(read(file)))
    .filter((file) => file !== 'architecture/rules.test.ts')
  expect(silenced).toEqual([])
})

test('no reason hides in a title: a thumb cannot read it', () => {
  const titled = codeIn('web')
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => titledIn(withoutComments(read(file))).map((tag) => `${file}: <${tag}>`))
  expect(titled).toEqual([])
})

/** An abbreviation and a point in time may say more on hover: nothing is lost without it. */
const mayHaveTitle = new Set(['abbr', 'time'])

/** The tags that carry a `title` attribute: elements, and the buttons that pass it on to one. */
function titledIn(code: string): readonly string[] {
  return [...code.matchAll(/<([a-z][\w]*|Button|IconButton|ButtonLink)(?=\s)((?:=>|[^>])*)>/g)]
    .filter(
      ([, tag = '', attributes = '']) => !mayHaveTitle.has(tag) && /\stitle=/.test(attributes),
    )
    .map(([, tag = '']) => tag)
}
