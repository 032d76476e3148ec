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

/** Whom a written name means. What is only alike is proposed, and somebody has to say yes. */
export type MatchedTeam =
  | { readonly kind: 'same'; readonly team: string }
  | { readonly kind: 'alike'; readonly proposals: readonly Proposal[] }
  | { readonly kind: 'unknown' }

/** Asks of many names whether they are those of the teams, however they are spelled. */
export function nameTest(teams: readonly NamedTeam[]): (written: string) => boolean {
  const spellings = new Set(teams.map(({ name }) => wordsOf(name).join(' ')))
  return (written) => spellings.has(wordsOf(written).join(' '))
}

/** The only one of that name, but for its spelling and its blanks; undefined for none and for several. */
export function findNamesake<Named extends { readonly name: string }>(
  written: string,
  among: readonly Named[],
): Named | undefined {
  const spelled = wordsOf(written).join('')
  const [only, ...more] = among.filter(({ name }) => wordsOf(name).join('') === spelled)
  return more.length === 0 ? only : undefined
}

const leastCertainty = 0.5
const mostProposals = 3

export function matchTeam(written: string, teams: readonly NamedTeam[]): MatchedTeam {
  const words = wordsOf(written)
  const spelled = words.join(' ')
  const same = teams.filter(({ name }) => wordsOf(name).join(' ') === spelled)
  const [only] = same
  if (only && same.length === 1) return { kind: 'same', team: only.id }
  const proposals = teams
    .map(({ id, name }) => ({ team: id, certainty: likeness(words, wordsOf(name)) }))
    .filter(({ certainty }) => certainty >= leastCertainty)
    .toSorted((one, other) => other.certainty - one.certainty)
    .slice(0, mostProposals)
  return proposals.length > 0 ? { kind: 'alike', proposals } : { kind: 'unknown' }
}

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

/** Comparable words of a name: "1. FC Köln II" is 1, fc, koln, 2; "Muenchen" is munchen. */
function wordsOf(name: string): readonly string[] {
  return plain(name)
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
  const weight = (words: readonly string[]) => words.reduce((sum, word) => sum + weightOf(word), 0)
  const found = (words: readonly string[], among: readonly string[]) =>
    words.reduce((sum, word) => sum + weightOf(word) * bestOf(word, among), 0)
  const whole = weight(one) + weight(other)
  if (whole === 0) return 0
  if (isInitials(one, other)) return initialsCertainty
  return Math.min(0.99, (found(one, other) + found(other, one)) / whole)
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

function bestOf(word: string, among: readonly string[]): number {
  return Math.max(0, ...among.map((other) => wordLikeness(word, other)))
}

/** The same, an abbreviation ("Bor." for Borussia), or spelled nearly so. */
function wordLikeness(one: string, other: string): number {
  if (one === other) return 1
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short.length === 1) return long.startsWith(short) ? 0.6 : 0
  if (short.length < 3) return 0
  if (long.startsWith(short) || long.endsWith(short)) return 0.85
  if (isContraction(short, long)) return 0.8
  const share = 1 - distance(short, long) / long.length
  return share < 0.7 ? 0 : share
}

/** "M'gladbach", "Nott'm": the beginning and the end. */
function isContraction(short: string, long: string): boolean {
  const ahead = Array.from(short).findIndex((letter, at) => letter !== long[at])
  const behind = short.length - Math.max(1, ahead)
  return short.length > 4 && ahead > 0 && long.endsWith(short.slice(-behind))
}

/** How many letters are to be changed, added or left out. */
function distance(one: string, other: string): number {
  const columns = Array.from(other)
  let before = [0, ...columns.map((_, at) => at + 1)]
  for (const letter of Array.from(one)) {
    const next = [(before[0] ?? 0) + 1]
    for (const [at, opposite] of columns.entries()) {
      const changed = (before[at] ?? 0) + Number(letter !== opposite)
      next.push(Math.min((next[at] ?? 0) + 1, (before[at + 1] ?? 0) + 1, changed))
    }
    before = next
  }
  return before.at(-1) ?? 0
}
