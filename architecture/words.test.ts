import { globSync } from 'node:fs'
import { join } from 'node:path'

import { type Language, languages } from '@touchline/domain/values/language'
import { describe, expect, test } from 'vitest'

import { retiredNames, retiredTurns } from './retired-words.ts'
import { codeIn, read, root } from './sources.ts'

const workspaces = ['domain', 'contract', 'server', 'web', 'e2e', 'bench', 'client', 'bin'] as const

/** Identifiers and words in strings; comments may mention old names. */
function wordsIn(code: string): ReadonlySet<string> {
  const bare = code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*(?:\/\/|--).*$/gm, '')
  return new Set(bare.match(/[A-Za-z_$][\w$]*(?:-\w+)*/g))
}

function retiredIn(code: string): string[] {
  return [...wordsIn(code)].flatMap((word) =>
    retiredNames
      .filter(({ name }) => name.test(word))
      .map(({ instead }) => `${word}: use ${instead}`),
  )
}

describe('names', () => {
  test.each([
    'const input: DemoWish = read()',
    'export async function tellEverybody() {}',
    'await meetAccount(tx, platform)',
    'comings_of_age integer not null',
    "kind: 'whisper'",
    'if (isHearsay) return',
  ])('refuses %s', (planted) => {
    expect(retiredIn(planted)).not.toEqual([])
  })

  test.each(['// a whisper is now a broadcast', 'keepTaskOpen()', 'seersucker: true'])(
    'allows %s',
    (code) => {
      expect(retiredIn(code)).toEqual([])
    },
  )

  test('code and tables contain no retired name', () => {
    const files = [
      ...workspaces.flatMap((workspace) => codeIn(workspace)),
      ...globSync('server/migrations/*.sql', { cwd: root }),
    ]
    const found = files.flatMap((file) => retiredIn(read(file)).map((word) => `${file}: ${word}`))
    expect(found).toEqual([])
  })
})

function turnsInComments(code: string): readonly string[] {
  const comments = code.match(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm) ?? []
  return comments.flatMap((comment) =>
    (comment.match(/\b(?:who(?:m)?ever|(?:some|every|any)body|lest|of whom)\b/giu) ?? []).map(
      String,
    ),
  )
}

test('comments have no retired phrase', () => {
  expect(turnsInComments('/** Whoever asks for it. */')).toEqual(['Whoever'])
  const files = ['text', ...workspaces].flatMap((folder) => codeIn(folder))
  const found = files.flatMap((file) =>
    turnsInComments(read(file)).map((turn) => `${file}: ${turn}`),
  )
  expect(found).toEqual([])
})

/** Quoted from the specification, or a name. */
const quoted: ReadonlySet<string> = new Set([
  'No code or e-mail received? Please contact your coach or club administrator.',
  'add an e-mail',
])

/** Worded by law or banking rules, and signed as it is. */
const prescribed: ReadonlySet<string> = new Set([
  'collections/debits/mandates.mandates.authorisation',
])

interface Said {
  readonly path: string
  readonly words: string
}

function saidIn(value: unknown, path: string): readonly Said[] {
  if (typeof value === 'string') return [{ path, words: value }]
  if (typeof value === 'function') return saidIn(answerOf(value), path)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => saidIn(inner, `${path}.${key}`))
}

/** A sentence with numbers as values; undefined if it needs something else. */
function answerOf(sentence: unknown): unknown {
  if (typeof sentence !== 'function') return undefined
  try {
    const said: unknown = Reflect.apply(sentence, undefined, Array(sentence.length).fill(2))
    return typeof said === 'function' ? undefined : said
  } catch {
    return undefined
  }
}

async function everythingSaid(language: Language): Promise<readonly Said[]> {
  const source = join(root, 'text/src')
  const packs = globSync(`**/${language}.ts`, { cwd: source }).map(async (file) =>
    saidIn(await import(join(source, file)), file.replace(`/${language}.ts`, '')),
  )
  const said = (await Promise.all(packs)).flat()
  return said.filter(({ path }) => !prescribed.has(path))
}

function turnsIn(words: string, language: Language): readonly string[] {
  if (quoted.has(words)) return []
  return retiredTurns[language].flatMap((turn) => turn.exec(words)?.[0] ?? [])
}

/** Brand and product names; other capitals within a word are names from the code. */
const writtenSo = /^(?:iCalendar|iPhone|iPad|WebP)$/

function codeNamesIn(words: string): readonly string[] {
  const found = words.match(/(?<![\w./@-])[A-Za-z]*[a-z][A-Z]\w*/g) ?? []
  return found.filter((word) => !writtenSo.test(word))
}

/** Sentences of at least four words, because labels and buttons would hide long ones. */
function sentencesIn(said: readonly Said[]): readonly (readonly string[])[] {
  return said
    .flatMap(({ words }) => words.split(/(?<=[.!?…:])\s+|\n+/))
    .map((sentence) => sentence.match(/\p{L}[\p{L}\p{N}’'-]*/gu) ?? [])
    .filter((words) => words.length >= 4)
}

/**
 * LIX (Björnsson): words per sentence plus the percentage of words with more than six letters. It
 * works for any European language; below 30 reads like a children's book, above 50 like a law.
 */
function readability(sentences: readonly (readonly string[])[]) {
  const words = sentences.flat()
  const average = words.length / sentences.length
  const long = words.filter((word) => word.length > 6).length
  return { average, lix: average + (100 * long) / words.length }
}

const bounds = {
  en: { average: 5.8, lix: 21.6 },
  de: { average: 5.75, lix: 29.1 },
  fr: { average: 6, lix: 32.75 },
  es: { average: 5.95, lix: 28 },
} as const satisfies Record<Language, { average: number; lix: number }>

const longestSentence = 22

describe.each(languages)('sentences in %s', (language) => {
  test('have no retired phrase', async () => {
    const found = (await everythingSaid(language)).flatMap(({ path, words }) =>
      turnsIn(words, language).map((turn) => `${path}: ${turn}`),
    )
    expect(found).toEqual([])
  })

  test('contain no name from the code', async () => {
    const found = (await everythingSaid(language)).flatMap(({ path, words }) =>
      codeNamesIn(words).map((name) => `${path}: ${name}`),
    )
    expect(found).toEqual([])
  })

  test('stay short and easy to read', async () => {
    const sentences = sentencesIn(await everythingSaid(language))
    expect(sentences.length).toBeGreaterThan(2000)
    const { average, lix } = readability(sentences)
    expect(average).toBeLessThanOrEqual(bounds[language].average)
    expect(lix).toBeLessThanOrEqual(bounds[language].lix)
  })

  test(`have at most ${longestSentence} words`, async () => {
    const long = sentencesIn(await everythingSaid(language))
      .filter((words) => words.length > longestSentence)
      .map((words) => words.join(' '))
    expect(long).toEqual([])
  })
})

test.each([
  ['en', 'Somebody has to confirm it.'],
  ['en', 'What was said in it stands here.'],
  ['en', 'The child of whom it speaks'],
  ['en', 'The list could not be loaded'],
  ['de', 'Diejenigen, die zugesagt haben'],
  ['de', 'Bitte gib einen Namen ein'],
  ['fr', 'Veuillez patienter'],
  ['fr', 'Le plan n’a pas pu être chargé'],
  ['es', 'El equipo cuyo partido termina'],
  ['es', 'El cambio se ha realizado'],
] as const)('detects a retired phrase in %s: %s', (language, words) => {
  expect(turnsIn(words, language)).toHaveLength(1)
})

test('detects a name from the code', () => {
  expect(codeNamesIn('TeamCredential-out deleted')).toEqual(['TeamCredential'])
  expect(codeNamesIn('Write to anna@teamMail.example from an iPhone')).toEqual([])
})

test('a long-winded sentence raises both figures', () => {
  const plain = sentencesIn([{ path: 'x', words: 'Bring your boots on Tuesday.' }])
  const planted = sentencesIn([
    { path: 'x', words: 'Bring your boots on Tuesday.' },
    {
      path: 'y',
      words:
        'Notwithstanding preceding arrangements concerning participation, organisational responsibility remains with administrators.',
    },
  ])
  expect(readability(planted).lix).toBeGreaterThan(readability(plain).lix + 20)
})
