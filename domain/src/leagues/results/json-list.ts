import { cleanCell } from '../../members/import/words.ts'
import type { Cells } from './cells.ts'
import { columnOf } from './headings.ts'
import { type Fields, flattenObject, truncateCell, isObject } from './json-fields.ts'
import { joinScore } from './json-scores.ts'
import { addState } from './json-states.ts'

/** More fields than any service uses for a match. */
const maxColumns = 60
const deepest = 6

/**
 * Converts JSON to lines of cells with headings first. Null if it holds no list of matches,
 * undefined if it is no JSON.
 */
export function readJsonLines(text: string): readonly Cells[] | null | undefined {
  const value = parsed(text)
  if (value === undefined) return undefined
  const lines = asCells(matchesIn(value))
  // A match needs at least two fields.
  return (lines[0]?.cells.length ?? 0) < 2 ? null : lines
}

/** Null for text that looks like JSON but can't be parsed. */
function parsed(text: string): unknown {
  if (!/^\s*(?:\[\s*\{|\{\s*["}])/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return inLines(text)
  }
}

/** One object per line. */
function inLines(text: string): readonly unknown[] | null {
  try {
    return text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line): unknown => JSON.parse(line))
  } catch {
    return null
  }
}

/** Every object with two teams; otherwise the longest list, whose fields a person can define. */
function matchesIn(value: unknown): readonly Fields[] {
  const lists = listsIn(value, { round: '', depth: 0 })
  const all = lists.flat()
  const named = all.filter(namesTeams)
  if (named.length > 0) return named
  return lists.toSorted((one, other) => other.length - one.length)[0] ?? []
}

interface Above {
  /** The name of the object around the list, such as a round. */
  readonly round: string
  readonly depth: number
}

function listsIn(value: unknown, { round, depth }: Above): readonly (readonly Fields[])[] {
  if (depth > deepest) return []
  const objects = Array.isArray(value) ? value.filter(isObject) : []
  const own = objects.map((object) => matchOf(object, round))
  const inner = Array.isArray(value)
    ? objects.filter((_, at) => !namesTeams(own[at]))
    : isObject(value)
      ? [value]
      : []
  return [
    ...(own.length > 0 ? [own] : depth === 0 && isObject(value) ? [[matchOf(value, round)]] : []),
    ...inner.flatMap((object) =>
      Object.entries(object).flatMap(([, below]) =>
        listsIn(below, { round: Array.isArray(value) ? nameOf(object) : round, depth: depth + 1 }),
      ),
    ),
  ]
}

function nameOf(object: object): string {
  return 'name' in object && typeof object.name === 'string' ? truncateCell(object.name) : ''
}

function matchOf(object: object, round: string): Fields {
  const fields = joinScore(flattenObject(object), object)
  const hasRound = [...fields.keys()].some((path) => columnOf(path) === 'round')
  const isOfRound = round !== '' && !hasRound && namesTeams(fields)
  return addState(isOfRound ? new Map([['round', round], ...fields]) : fields)
}

function namesTeams(fields: Fields | undefined): boolean {
  const found = [...(fields?.keys() ?? [])].map(columnOf)
  return found.includes('home') && found.includes('away')
}

function asCells(matches: readonly Fields[]): readonly Cells[] {
  const said = matches.map((fields) => [...fields].filter(([, written]) => isSaying(written)))
  const paths = [...new Set(said.flatMap((fields) => fields.map(([path]) => path)))]
  const known = paths.filter((path) => columnOf(path) !== null)
  const columns = [...new Set([...known, ...paths])].slice(0, maxColumns)
  const head = { line: 0, written: columns.join(' '), cells: columns }
  return [
    head,
    ...matches.map((fields, at) => ({
      line: at + 1,
      written: columns
        .flatMap((path) => (fields.has(path) && cleanCell(fields.get(path) ?? '')) || [])
        .join(' | '),
      cells: columns.map((path) => fields.get(path) ?? ''),
    })),
  ]
}

/** URLs and booleans are no result data. */
function isSaying(written: string): boolean {
  return written !== '' && !/^(?:https?:|true$|false$)/.test(written)
}
