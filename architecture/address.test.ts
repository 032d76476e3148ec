import { globSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { root } from './sources.ts'

const source = join(root, 'text/src')

interface Said {
  readonly path: string
  readonly words: string
}

/** A function is read as source code: all its branches, without values. */
function saidIn(value: unknown, path: string): readonly Said[] {
  if (typeof value === 'string') return [{ path, words: value }]
  if (typeof value === 'function') return [{ path, words: String(value) }]
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => saidIn(inner, `${path}.${key}`))
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

/** Paths read like `invitations/welcome.letter.subject`. */
async function everythingSaid(language: string): Promise<readonly Said[]> {
  const files = globSync([`**/${language}.ts`, `**/${language}/*.ts`], { cwd: source })
  const packs = files.map(async (file) => {
    const exported: unknown = await import(join(source, file))
    const isWhole = file.endsWith(`/${language}.ts`)
    const folder = file.slice(0, file.lastIndexOf(isWhole ? `/${language}.ts` : `/${language}/`))
    return Object.entries(isObject(exported) ? exported : {}).flatMap(([name, pack]) =>
      saidIn(pack, isWhole ? folder : `${folder}/${name}`),
    )
  })
  return (await Promise.all(packs)).flat()
}

/** Read by people without an account, or only just added by a team. */
const strangers = [
  'children/letters/guardians.',
  'clubs/letters.document.',
  'collections/debits/mandates.',
  'collections/letters.',
  'collections/letters/overdue.',
  'collections/payer.',
  'events/answer-link.',
  'invitations.join.',
  'invitations.mail.',
  'invitations/managerMail.',
  'invitations/managerPage.',
  'invitations.managerMail.',
  'invitations.managerPage.',
  'invitations/wordsMail.',
  'invitations/welcome.',
  'leagues/letters.sheet.',
  'leagues/match-sheet.page.',
  'registrations/letters.',
  'registrations/public.',
  'leagues/settings.page.',
  'notifications/letters.page.',
  'notifications/roster.',
]

/** In French also pages before sign-in and emails about signing in. */
const invalidParameters = {
  de: strangers,
  fr: [...strangers, 'auth.', 'auth/mailed.', 'site.', 'site/benefits.', 'subscriptions/sandbox.'],
} as const

/** Parts of the above for children, staff or people who are signed in. */
const known =
  /\.tooYoung|managerPage\.emailWrong|\.guardianFirst|\.young\.|\.asked|\.whyAsked|\.(?:organizer|payout|whyOrganizer|billPayers|mine|arrival|outOfTeam|signOutFailed|loadingAccount|user)\b/

/** Pronouns, and imperatives at the start of sentences. */
const familiar = {
  de: [
    /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?|s)?)(?!\p{L})/iu,
    /(?<=^|[.:;!?`'] )(?:Bestätige|Frag|Füg|Fülle|Gib|Hol|Ignorier|Klick|Lade|Leite|Melde|Nimm|Öffne|Prüfe?|Schau|Schick|Schreib|Sieh|Speicher|Sprich|Tippe|Versuch|Wähle|Wende)(?!\p{L})/u,
  ],
  fr: [
    /(?<![\p{L}-])(?:tu|toi|te|ton|ta|tes)(?!\p{L})|(?<!\p{L})t[’'](?=\p{L})/iu,
    /(?<=^|[.:;!?`']\s)(?:Ajoute|Attends|Change|Choisis|Confirme|Crée|Demande(?! envoyée)|Essaie|Indique|Montre|Ouvre|Recharge|Regarde|Remplis|Réessaie|Rouvre|Saisis|Touche|Vérifie)(?=[ .,-])/u,
  ],
} as const

/** German sentences may begin with “Sie” for “they”. */
const polite = {
  de: [/(?<=[\p{Ll}0-9,;)}] )(?:Sie|Ihnen|Ihre?[mnrs]?)(?!\p{L})/u],
  fr: [/(?<![\p{L}-])(?:vous|votre|vos)(?!\p{L})/iu],
} as const

function has(turns: readonly RegExp[], words: string): boolean {
  return turns.some((turn) => turn.test(words))
}

describe.each(['de', 'fr'] as const)('%s', (language) => {
  const isForStrangers = ({ path }: Said) =>
    invalidParameters[language].some((prefix) => path.startsWith(prefix)) && !known.test(path)
  const found = (said: readonly Said[], turns: readonly RegExp[]) =>
    said.filter(({ words }) => has(turns, words)).map(({ path, words }) => `${path}: ${words}`)

  test('is formal with strangers', async () => {
    const said = (await everythingSaid(language)).filter(isForStrangers)
    expect(said.length).toBeGreaterThan(200)
    expect(found(said, familiar[language])).toEqual([])
  })

  test('is informal with people who are signed in', async () => {
    const said = (await everythingSaid(language)).filter((one) => !isForStrangers(one))
    expect(said.length).toBeGreaterThan(1000)
    expect(found(said, polite[language])).toEqual([])
  })
})

test.each([
  ['de', 'Bitte melde dich an.'],
  ['de', 'Das ist deins, nicht seins.'],
  ['fr', 'Ouvre ton e-mail.'],
  ['de', 'Abgelaufen. Frag das Team.'],
  ['fr', 'Nous t’avons écrit.'],
  ['fr', 'Lien expiré. Ouvre le nouveau.'],
] as const)('in %s “%s” is familiar', (language, words) => {
  expect(has(familiar[language], words)).toBe(true)
  expect(has(polite[language], words)).toBe(false)
})

test.each([
  ['de', 'Bitte melden Sie sich an.'],
  ['fr', 'Ouvrez votre e-mail.'],
] as const)('in %s “%s” is formal', (language, words) => {
  expect(has(polite[language], words)).toBe(true)
  expect(has(familiar[language], words)).toBe(false)
})

test.each([
  ['de', 'Die Eltern antworten: Sie sind da.'],
  ['fr', 'Le rendez-vous est à 17 h.'],
] as const)('in %s “%s” is neither', (language, words) => {
  expect(has(polite[language], words)).toBe(false)
  expect(has(familiar[language], words)).toBe(false)
})
