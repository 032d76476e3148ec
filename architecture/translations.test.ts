import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { type Language, languages } from '@touchline/domain/values/language'
import { expect, test } from 'vitest'

/** Words another language shares with English, or spells the same. */
const shared: Readonly<Record<string, readonly string[]>> = {
  fr: [
    'Notifications',
    'Messages',
    'Date',
    'Type',
    'Score',
    'Photo',
    'Photos',
    'Parents',
    'Action',
    'Code',
    'Absent',
    'Handball',
    'Shorts',
    'Rugby',
    'Tennis',
    'Lions U12',
    'Parent',
    'Match',
    'Sport',
    'Club',
    'Clubs',
    'Description',
    'Admin',
    'Admins',
    'Articles',
    'Place',
    'Places',
    'Pts',
    'Centre',
    'Total',
    'Participants',
    'participants',
    'Parent 1',
    'Parent 2',
    'Parent 3',
    'Parent 4',
    'Webhooks',
    'Orange',
    'Turquoise',
  ],
  de: [
    'Domain',
    'Training',
    'Website',
    'Link',
    'Team',
    'Teams',
    'Admin',
    'Admins',
    'Name',
    'Position',
    'Code',
    'Premium',
    'Trainer',
    'Status',
    'Sport',
    'Basketball',
    'Volleyball',
    'Handball',
    'Rugby',
    'Tennis',
    'Webhooks',
    'Orange',
  ],
  es: ['No', 'no', 'Error', 'Club', 'Admin', 'Total', 'Real', 'Roles', 'Rugby', 'Webhooks'],
}

/** Names and symbols that are the same in all languages. */
const everywhere =
  /^(\S+@example\.org.*|Touchline|404|Premium|CSV|IBAN|E-?mail|Email|Google|Logo|U\d+|[\d\s:.,/+–-]*)$/u

const counts = [0, 1, 2, 5]

interface Leaf {
  readonly path: string
  readonly value: unknown
}

function leavesOf(value: unknown, path: string): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`))
}

/** A sentence with numbers as values; "-" if it needs something else. */
function saidWith(sentence: unknown, value: number): string {
  if (typeof sentence !== 'function') return '-'
  try {
    const said: unknown = Reflect.apply(sentence, undefined, Array(sentence.length).fill(value))
    return typeof said === 'string' ? said : '-'
  } catch {
    return '-'
  }
}

/** All texts: of the screens, and of the server's emails and files. */
const source = join(import.meta.dirname, '../text/src')
const folders = globSync('**/en.ts', { cwd: source }).map((file) => dirname(file))

for (const name of folders.toSorted()) {
  const textIn = async (language: Language) => {
    const file = join(source, name, `${language}.ts`)
    return leavesOf(await import(file), name)
  }

  test.each(languages)(`${name} has the same keys in %s as in English`, async (language) => {
    const [english, translated] = [await textIn('en'), await textIn(language)]
    expect(translated.map(({ path }) => path).toSorted()).toEqual(
      english.map(({ path }) => path).toSorted(),
    )
  })

  test.each(['fr', 'de', 'es'] as const)(`${name} is translated into %s`, async (language) => {
    const english = new Map((await textIn('en')).map(({ path, value }) => [path, value]))
    const left = (await textIn(language))
      .filter(({ path, value }) => typeof value === 'string' && english.get(path) === value)
      .filter(({ value }) => !everywhere.test(String(value)))
      .filter(({ value }) => !shared[language]?.includes(String(value)))
    expect(left).toEqual([])
  })

  test(`${name} has non-breaking spaces before French punctuation`, async () => {
    const loose = (await textIn('fr')).filter(({ value }) =>
      /« | [?!:;»%]/.test(typeof value === 'string' ? value : saidWith(value, 2)),
    )
    expect(loose).toEqual([])
  })

  test.each(['fr', 'de', 'es'] as const)(
    `${name} uses typographic characters in %s`,
    async (language) => {
      const typed = (await textIn(language)).filter(({ value }) =>
        /\p{L}'\p{L}|\.{3}|\d %/u.test(typeof value === 'string' ? value : saidWith(value, 2)),
      )
      expect(typed).toEqual([])
    },
  )

  test.each(languages)(`${name} has plurals in %s`, async (language) => {
    const said = (await textIn(language)).flatMap(({ path, value }) =>
      counts.map((count) => `${path}: ${saidWith(value, count)}`),
    )
    expect(said.filter((sentence) => /undefined|NaN|: $/.test(sentence))).toEqual([])
  })
}

// Plain-text emails have a URL instead of a button.
const letters = folders.filter((name) => name.endsWith('/letters')).toSorted()

test.each(languages)('no email mentions its button in %s', async (language) => {
  const packs = [...letters, 'auth'].map(async (name) =>
    leavesOf(await import(join(source, name, `${language}.ts`)), name),
  )
  const said = (await Promise.all(packs))
    .flat()
    .filter(({ path }) => !path.startsWith('auth.') || path.startsWith('auth.auth.mails.'))
    .map(({ value }) => (typeof value === 'string' ? value : saidWith(value, 2)))
  expect(said.length).toBeGreaterThan(50)
  expect(said.filter((words) => /button|bouton|knopf|botón/i.test(words))).toEqual([])
})
