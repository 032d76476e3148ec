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

/** Lines other than blank ones and comments. */
function codeLines(code: string): number {
  return code.split('\n').filter((line) => !/^\s*(?:\/\/.*|\/?\*.*)?$/.test(line)).length
}

/** The code without comments, which may mention anything. */
function withoutComments(code: string): string {
  return code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
}

test(`no file has more than ${longestFile} lines`, () => {
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

test("tests of permissions may be twice as long: the domain's tables and the server's sweep", () => {
  const length = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + codeLines(read(file)), 0)
  const rules = codeIn('domain/src').filter((file) => /\/permissions(\.|\/)/.test(file))
  const sweep = codeIn('server/src/testing').filter((file) => /\/sweep[-.]/.test(file))
  const tests = [...rules.filter(isTest), ...sweep]
  expect(length(tests)).toBeGreaterThanOrEqual(2 * length(rules.filter((file) => !isTest(file))))
})

test(`server roles over ${longestRole} lines are folders`, () => {
  const long = codeIn('server/src')
    .filter((file) => /\/(routes|commands|queries|jobs|listeners|emails)\.ts$/.test(file))
    .filter((file) => linesOf(file) > longestRole)
  expect(long).toEqual([])
})

test('only queries contain SQL', () => {
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

test('the domain uses neither clock nor randomness', () => {
  const impure = codeIn('domain/src')
    .filter((file) => !isTest(file))
    .filter((file) =>
      /new Date\(\)|Date\.now|Temporal\.Now|Math\.random|crypto\.|performance\./.test(
        withoutComments(read(file)),
      ),
    )
  expect(impure).toEqual([])
})

test('no file is named helper, util or the like', () => {
  const drawers = workspaces
    .flatMap(codeIn)
    .filter((file) => /\/(utils?|helpers?|common|misc|services|types|index)(\/|\.tsx?$)/.test(file))
  expect(drawers).toEqual([])
})

test('no test is skipped', () => {
  const sleeping = workspaces
    .flatMap(codeIn)
    .filter((file) => isTest(file))
    .filter((file) => /\b(test|it|describe)\.(skip|only|todo|fixme)\b/.test(read(file)))
    .filter((file) => file !== 'architecture/rules.test.ts')
  expect(sleeping).toEqual([])
})

test('no linter or compiler message is silenced', () => {
  const silenced = workspaces
    .flatMap(codeIn)
    .filter((file) => /(oxlint|eslint)-disable|@ts-(ignore|expect-error|nocheck)/.test(read(file)))
    .filter((file) => file !== 'architecture/rules.test.ts')
  expect(silenced).toEqual([])
})

test("no reason is only in a title attribute, which touch screens can't show", () => {
  const titled = codeIn('web')
    .filter((file) => file.endsWith('.tsx'))
    .flatMap((file) => titledIn(withoutComments(read(file))).map((tag) => `${file}: <${tag}>`))
  expect(titled).toEqual([])
})

/** Abbreviations and times may say more on hover, because nothing is lost without it. */
const mayHaveTitle = new Set(['abbr', 'time'])

/** Tags with a `title` attribute: elements, and buttons that pass it on. */
function titledIn(code: string): readonly string[] {
  return [...code.matchAll(/<([a-z][\w]*|Button|IconButton|ButtonLink)(?=\s)((?:=>|[^>])*)>/g)]
    .filter(
      ([, tag = '', attributes = '']) => !mayHaveTitle.has(tag) && /\stitle=/.test(attributes),
    )
    .map(([, tag = '']) => tag)
}
