import { isScoreRemark, isMatchState, mentionsState } from './score-words.ts'

/** Whether a text is the name of a team in the league. */
export type TeamNameTest = (name: string) => boolean

interface Sides {
  readonly home: string
  readonly away: string
  readonly score: string
}

/** Both teams and the result; undefined if unclear. */
export function readSides(match: string, isTeam: TeamNameTest): Sides | undefined {
  const read = readParts(match, isTeam)
  const sides = read.away === undefined ? cutInTwo(read.home, isTeam) : [read.home, read.away]
  const [home, away] = (sides ?? []).map((side) => nameIn(side, isTeam))
  if (!home || !away) return undefined
  const said = stateBehind(away, isTeam)
  return said
    ? { home, away: said.away, score: `${said.state} ${read.score}`.trim() }
    : { home, away, score: read.score }
}

/**
 * Splits "FC B Nichtantritt Gast" or "FC B abgebrochen beim Stand von" into a team and the state of
 * the match.
 */
function stateBehind(
  side: string,
  isTeam: TeamNameTest,
): { readonly away: string; readonly state: string } | undefined {
  if (isTeam(side)) return undefined
  const cuts = [...side.matchAll(/[\s,;(]+/g)].map(({ index }) => index)
  const at = cuts.findLast((index) => isTeam(nameIn(side.slice(0, index), isTeam)))
  if (at === undefined || !mentionsState(side.slice(at))) return undefined
  return { away: nameIn(side.slice(0, at), isTeam), state: side.slice(at).trim() }
}

interface Parts {
  readonly home: string
  /** Undefined while both teams are in `home`. */
  readonly away?: string
  readonly score: string
}

/** In "FC A 2-2 FC B (4-3 pens)", the text after the second team belongs to the score. */
function readParts(match: string, isTeam: TeamNameTest): Parts {
  const whole = wordingsIn(match, isTeam)
  const isClear = whole.away === undefined ? whole.score !== '' : isTeam(nameIn(whole.away, isTeam))
  return isClear ? whole : (withNoteBehind(match, isTeam) ?? whole)
}

/** The longest note at the end that leaves two teams and a score. */
function withNoteBehind(match: string, isTeam: TeamNameTest): Parts | undefined {
  const cuts = [...match.matchAll(/[\s,;]+(?=\S)/g)].slice(-maxWords)
  for (const { index, 0: gap } of cuts) {
    const note = match.slice(index + gap.length)
    if (!isNote(note)) continue
    const { home, away, score } = wordingsIn(match.slice(0, index), isTeam)
    if (away === undefined || trimmed(away) === '' || trimmed(home) === '') continue
    return { home, away, score: `${score} ${note.replaceAll(/[[\]]/g, bracketsOf)}`.trim() }
  }
  return undefined
}

/** "25-20 20-25 15-13" after the score in sets. */
const setsInARow = /^\d{1,2}[:–-]\d{1,2}(?:[\s,;]+\d{1,2}[:–-]\d{1,2})+$/

function isNote(text: string): boolean {
  if (setsInARow.test(text)) return true
  if (!/\p{L}/u.test(text) && !/^\(.*\)$/.test(text)) return false
  return /^[([].*[)\]]$/.test(text) || isScoreRemark(text)
}

function bracketsOf(bracket: string): string {
  return bracket === '[' ? '(' : ')'
}

/** Tries goals between or after the teams first, then a score at the end. */
function wordingsIn(match: string, isTeam: TeamNameTest): Parts {
  return goalsBehindEach(match, isTeam) ?? goalsApart(match, isTeam) ?? scoreWithin(match, isTeam)
}

/** "FC A 2, FC B 1". */
function goalsBehindEach(match: string, isTeam: TeamNameTest): Parts | undefined {
  const [, home = '', goals, away = '', others] =
    /^(.*\S) (\d{1,3}),? (\S.*) (\d{1,3})$/.exec(match) ?? []
  return away !== '' && isTeam(home) && isTeam(away)
    ? { home, away, score: `${goals}:${others}` }
    : undefined
}

/** "FC A 2 - 1 FC B"; names may start or end with a number: "Schalke 04 - 1. FC Köln". */
function goalsApart(match: string, isTeam: TeamNameTest): Parts | undefined {
  const [, home = '', goals, others, away = ''] =
    /^(.*\S) \(?(\d{1,3})\)? [-–:] \(?(\d{1,3})\)? (\S.*)$/.exec(match) ?? []
  if (home === '' || isScoreRemark(away)) return undefined
  const isOfTeams = cutInTwo(match, isTeam)?.every(isTeam) === true
  return isOfTeams ? undefined : { home, away, score: `${goals}:${others}` }
}

const side = String.raw`(?:\d{1,4}|[xX]|[-–])`
const scores = new RegExp(
  String.raw`(?<![\p{L}\d.])${side}(?: ?: ?|(?<=\d)[-–](?=\d))${side}(?![\p{L}\d])`,
  'gu',
)

/** The score is at the end ("A - B 2:1 n.V.") or between the teams ("A 2:1 B"). */
function scoreWithin(match: string, isTeam: TeamNameTest): Parts {
  const masked = match.replaceAll(/\([^)]*\)/g, (bracket) => '('.repeat(bracket.length))
  const first = [...masked.matchAll(scores)][0]
  if (!first) return withoutScore(match)
  const before = match.slice(0, first.index)
  const tail = match.slice(first.index)
  // Both teams come first, so the rest is the score, even with unknown words.
  const isWhole = cutInTwo(before, isTeam)?.every(isTeam) === true
  if (isWhole || isScoreRemark(tail)) return { home: before, score: tail.replace(/[\s!.]+$/, '') }
  const head = headOf(tail, isTeam) ?? first[0]
  return { home: before, away: tail.slice(head.length), score: head.trim() }
}

/** More than any result has. */
const maxWords = 8

/**
 * "2:1", "2:1 (1:0)" or "3:2 n. V.": the longest score that leaves a team of the league, otherwise
 * the shortest.
 */
function headOf(tail: string, isTeam: TeamNameTest): string | undefined {
  const shortestHead = /^\S+(?: ?: ?\d+)?(?: ?\([^)]*\))?/.exec(tail)?.[0]
  const heads = [...tail.matchAll(/ /g)]
    .slice(0, maxWords)
    .map(({ index }) => tail.slice(0, index))
    .filter((head) => isScoreRemark(head) && isTeam(tail.slice(head.length).trim()))
  return heads[0] ?? shortestHead
}

/**
 * "A - B abgesagt", "A - B 2 - 1", "A - B (2:1)", "A - B": no score, or one that looks like a
 * separator.
 */
function withoutScore(match: string): Parts {
  const apart = /^(.*\S)\s+(\d{1,3} [-–] \d{1,3}(?: .*)?)$/.exec(match)
  if (apart?.[1] && apart[2] && isScoreRemark(apart[2])) return { home: apart[1], score: apart[2] }
  const inside = /^(.*\S)\s*\((\d{1,3} ?[:–-] ?\d{1,3})\)$/.exec(match)
  if (inside?.[1] && inside[2]) return { home: inside[1], score: inside[2] }
  const words = match.split(' ')
  const first = Math.max(0, words.length - maxWords)
  const at = words.findIndex((_, from) => from > first && isMatchState(words.slice(from).join(' ')))
  if (at === -1) return { home: match, score: '' }
  return { home: words.slice(0, at).join(' '), score: words.slice(at).join(' ') }
}

/** Splits at the only separator, or where both sides are teams of the league. */
function cutInTwo(untidy: string, isTeam: TeamNameTest): readonly string[] | undefined {
  const text = trimmed(untidy)
  const wide = cutsAt(text, / (?:-|–|:|vs?\.?|gegen|contre|contra) | ?\| ?/gi)
  const known = [...wide, ...cutsAt(text, /[-–/,]/g)]
    .slice(0, maxCuts)
    .filter((sides) => sides.every((name) => isTeam(nameIn(name, isTeam))))
  const [only] = known
  if (only && known.length === 1) return only
  return wide.length === 1 ? wide[0] : undefined
}

/** More separators than two names have. */
const maxCuts = 20

function cutsAt(text: string, separator: RegExp): readonly (readonly string[])[] {
  return [...text.matchAll(separator)].map((found) => [
    trimmed(text.slice(0, found.index)),
    trimmed(text.slice(found.index + found[0].length)),
  ])
}

/** Removes the list number of a line ("3. FC A") if the rest is a team. */
function nameIn(untidy: string, isTeam: TeamNameTest): string {
  const name = trimmed(untidy)
  const unnumbered = name.replace(/^\d{1,3}[.)] ?/, '')
  return !isTeam(name) && isTeam(unnumbered) ? unnumbered : name
}

function trimmed(text: string): string {
  return text.replaceAll(/^[\s,;|=–-]+|(?<![\s,;:|=–-])[\s,;:|=–-]+$/g, '')
}
