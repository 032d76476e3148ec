import { distance } from 'fastest-levenshtein'

import { plain } from '../../members/import/words.ts'

export interface NamedTeam {
  readonly id: string
  readonly name: string
}

export interface Proposal {
  readonly team: string
  /** From 0 to 1; never quite 1, for only the same name is certain. */
  readonly certainty: number
}

/** The teams of a league, ready to be compared with many written names. */
export interface KnownTeams {
  /** The team of this name, however it is spelled; undefined for none and for several. */
  readonly find: (written: string) => string | undefined
  /** Whom a name may mean that is only alike: someone has to say yes. */
  readonly propose: (written: string) => readonly Proposal[]
}

/** Takes the names of teams apart once, since a pasted text may have thousands of them. */
export function knownTeams(teams: readonly NamedTeam[]): KnownTeams {
  const find = namesakeFinder(teams, ' ')
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

/** Asks of many names whether they are those of the teams, however they are spelled. */
export function nameTest(teams: readonly NamedTeam[]): (written: string) => boolean {
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

/** Finds the only one of a name, but for its spelling and its blanks; undefined for none and for several. */
export function namesakeFinder<Named extends { readonly name: string }>(
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

/** Words many clubs share: they tell little about which club it is. */
const commonWords = new Set(
  'fc sc sv tsv tus vfb vfl vfr fsv sg spvgg ssv bsc bv djk tv ev hc bc cf ac as us rc cd ud sd afc cfc rfc fk sk ks ik if bk club de la el le les the und and e v united city sporting sport verein turn'.split(
    ' ',
  ),
)

/** Cities with more than one name. */
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

/** No name of a team has more letters or words that tell it from others. */
const longestName = 120
const maxWords = 8

/** Comparable words of a name: "1. FC Köln II" is 1, fc, koln, 2; "Muenchen" is munchen. */
function wordsOf(name: string): readonly string[] {
  return plain(name.slice(0, longestName))
    .replaceAll(/['’`´]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => sameWords.get(word) ?? word.replaceAll(/([aou])e/g, '$1'))
    .map((word) => cities.get(word) ?? word)
}

/** Roman numbers of further teams, and what is always short for the same. */
const sameWords: ReadonlyMap<string, string> = new Map(
  Object.entries({ ii: '2', iii: '3', iv: '4', utd: 'united' }),
)

function likeness(one: readonly string[], other: readonly string[]): number {
  // The first and the second team of a club are two teams.
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

/** "HSV", "S04", "PSG": of all words, or of those that are its own; what is short or a number may stand whole. */
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

/** "FCB" leaves out a word at the end. */
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

/** The same, an abbreviation ("Bor." for Borussia), or spelled nearly so. */
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
  // As many letters as they differ in length are to be added at least.
  if (short.length < minShare * long.length) return 0
  const share = 1 - distance(short, long) / long.length
  return share < minShare ? 0 : share
}

/** "M'gladbach", "Nott'm": the beginning and the end. */
function isContraction(short: string, long: string): boolean {
  const ahead = Array.from(short).findIndex((letter, at) => letter !== long[at])
  const behind = short.length - Math.max(1, ahead)
  return short.length > 4 && ahead > 0 && long.endsWith(short.slice(-behind))
}
