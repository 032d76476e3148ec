import { distance } from 'fastest-levenshtein'

import { normalizeText } from '../../members/import/words.ts'

export interface NamedTeam {
  readonly id: string
  readonly name: string
}

export interface TeamProposal {
  readonly team: string
  /** Below 1, because only equal names are certain. */
  readonly certainty: number
}

/** A league's teams, prepared for comparing with many names. */
export interface KnownTeams {
  /** The team with this name in any spelling; undefined for none or several. */
  readonly find: (written: string) => string | undefined
  /** Teams with a similar name; a person has to confirm. */
  readonly propose: (written: string) => readonly TeamProposal[]
}

/** Prepares the names once, because a pasted text may hold thousands. */
export function knownTeams(teams: readonly NamedTeam[]): KnownTeams {
  const find = createNameFinder(teams, ' ')
  const known = teams.map(({ id, name }) => ({ id, words: wordsOf(name) }))
  return {
    find: (written) => find(written)?.id,
    propose(written) {
      const words = wordsOf(written)
      return known
        .map((team) => ({ team: team.id, certainty: likeness(words, team.words) }))
        .filter(({ certainty }) => certainty >= minCertainty)
        .toSorted((one, other) => other.certainty - one.certainty)
        .slice(0, maxProposals)
    },
  }
}

/** Returns a fast test for names of teams in any spelling. */
export function createNameTest(teams: readonly NamedTeam[]): (written: string) => boolean {
  const spellings = new Set(teams.map(({ name }) => wordsOf(name).join(' ')))
  const asked = new Map<string, boolean>()
  return (written) => {
    const before = asked.get(written)
    if (before !== undefined) return before
    const isTeam = spellings.has(wordsOf(written).join(' '))
    asked.set(written, isTeam)
    return isTeam
  }
}

/** Finds the only item with a name, ignoring spelling and blanks; undefined for none or several. */
export function createNameFinder<Named extends { readonly name: string }>(
  among: readonly Named[],
  between: '' | ' ' = '',
): (written: string) => Named | undefined {
  const bySpelling = Map.groupBy(among, ({ name }) => wordsOf(name).join(between))
  return (written) => {
    const [only, ...more] = bySpelling.get(wordsOf(written).join(between)) ?? []
    return more.length === 0 ? only : undefined
  }
}

const minCertainty = 0.5
const maxProposals = 3

/** Words many clubs share, which hardly identify one. */
const commonWords = new Set(
  'fc sc sv tsv tus vfb vfl vfr fsv sg spvgg ssv bsc bv djk tv ev hc bc cf ac as us rc cd ud sd afc cfc rfc fk sk ks ik if bk club de la el le les the und and e v united city sporting sport verein turn'.split(
    ' ',
  ),
)

/** Cities with several names. */
const cities: ReadonlyMap<string, string> = new Map(
  Object.entries({
    munich: 'munchen',
    cologne: 'koln',
    nuremberg: 'nurnberg',
    vienna: 'wien',
    geneva: 'geneve',
    genf: 'geneve',
    lucerne: 'luzern',
    basle: 'basel',
    bale: 'basel',
    seville: 'sevilla',
    turin: 'torino',
    mailand: 'milano',
    milan: 'milano',
    rom: 'roma',
    rome: 'roma',
    brussels: 'bruxelles',
    brussel: 'bruxelles',
    lisbon: 'lisboa',
    hanover: 'hannover',
    strassburg: 'strasbourg',
    zurich: 'zurich',
  }),
)

/** Longer names have no more distinguishing words. */
const longestName = 120
const maxWords = 8

/** The normalised words of a name: "1. FC Köln II" gives 1, fc, koln, 2. */
function wordsOf(name: string): readonly string[] {
  return normalizeText(name.slice(0, longestName))
    .replaceAll(/['’`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => sameWords.get(word) ?? word.replaceAll(/([aou])e/g, '$1'))
    .map((word) => cities.get(word) ?? word)
}

/** Roman numerals of further teams, and standard abbreviations. */
const sameWords: ReadonlyMap<string, string> = new Map(
  Object.entries({ ii: '2', iii: '3', iv: '4', utd: 'united' }),
)

function likeness(one: readonly string[], other: readonly string[]): number {
  // A club's first and second team are different teams.
  if (numberAtEnd(one) !== numberAtEnd(other)) return 0
  const [some, others] = [one.slice(0, maxWords), other.slice(0, maxWords)]
  const whole = [...some, ...others].reduce((sum, word) => sum + weightOf(word), 0)
  if (whole === 0) return 0
  if (isInitials(some, others)) return initialsCertainty
  const alike = some.map((word) => others.map((opposite) => wordLikeness(word, opposite)))
  const found = (words: readonly string[], bestAt: (at: number) => number) =>
    words.reduce((sum, word, at) => sum + weightOf(word) * bestAt(at), 0)
  const here = found(some, (at) => Math.max(0, ...(alike[at] ?? [])))
  const there = found(others, (at) => Math.max(0, ...alike.map((row) => row[at] ?? 0)))
  return Math.min(0.99, (here + there) / whole)
}

const initialsCertainty = 0.6

/**
 * "HSV", "S04", "PSG": initials of all words or of the distinguishing ones; short words and numbers
 * may be complete.
 */
function isInitials([word = '', ...more]: readonly string[], name: readonly string[]): boolean {
  const isShort = word.length > 1 && word.length < 5 && !commonWords.has(word)
  if (more.length > 0 || !isShort) return false
  const own = name.filter((each) => !commonWords.has(each))
  return [name, own].some((words) =>
    [words, words.filter((each) => !/^\d$/.test(each))].some(
      (these) => these.length > 1 && [1, 3].some((whole) => begins(initials(these, whole), word)),
    ),
  )
}

/** "FCB" leaves out the last word. */
function begins(all: string, word: string): boolean {
  return all === word || (word.length > 2 && all.startsWith(word))
}

function initials(words: readonly string[], whole: number): string {
  return words
    .map((word) => (word.length <= whole || /^\d+$/.test(word) ? word : word.slice(0, 1)))
    .join('')
}

function numberAtEnd(words: readonly string[]): string {
  const last = words.at(-1) ?? ''
  return words.length > 1 && /^[2-9]$/.test(last) ? last : '1'
}

function weightOf(word: string): number {
  if (commonWords.has(word)) return 0.25
  return /^\d+$/.test(word) ? 0.2 : 1
}

const minShare = 0.7

/** Equal words, abbreviations ("Bor." for Borussia), or similar spelling. */
function wordLikeness(one: string, other: string): number {
  if (one === other) return 1
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length === 1) return long.startsWith(short) ? 0.6 : 0
  if (short.length < 3) return 0
  if (long.startsWith(short) || long.endsWith(short)) return 0.85
  if (isContraction(short, long)) return 0.8
  return sharedLetters(short, long)
}

function sharedLetters(short: string, long: string): number {
  // At least the difference in length must be inserted.
  if (short.length < minShare * long.length) return 0
  const share = 1 - distance(short, long) / long.length
  return share < minShare ? 0 : share
}

/** "M'gladbach", "Nott'm": beginning and end of the word. */
function isContraction(short: string, long: string): boolean {
  const ahead = Array.from(short).findIndex((letter, at) => letter !== long[at])
  const behind = short.length - Math.max(1, ahead)
  return short.length > 4 && ahead > 0 && long.endsWith(short.slice(-behind))
}
