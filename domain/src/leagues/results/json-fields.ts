/** Match data is never nested deeper. */
const deepest = 6
/** Longer names and values can't be match data; they are cut before being analysed. */
const longestName = 80
const longestCell = 500

/** The values of an object by normalised path: "homeTeam.name", "score.ft". */
export type Fields = ReadonlyMap<string, string>

/** Flattens an object. A score of two sides is one field; other lists are ignored. */
export function flattenObject(object: object): Fields {
  const fields = new Map<string, string>()
  gather(fields, [], object)
  return fields
}

function gather(fields: Map<string, string>, path: readonly string[], value: unknown): void {
  const written = path.length > 0 ? cellOf(value) : undefined
  if (written !== undefined) fields.set(path.join('.'), truncateCell(written))
  else if (isObject(value) && path.length < deepest)
    for (const [key, inner] of Object.entries(value))
      gather(fields, [...path, key.slice(0, longestName)], inner)
}

/** Cuts a text to the length of a cell. */
export function truncateCell(written: string): string {
  return written.slice(0, longestCell)
}

export function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A plain value as a cell; undefined for objects and lists. */
function cellOf(value: unknown): string | undefined {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return readScorePair(value) ?? (Array.isArray(value) ? listOf(value) : undefined)
}

/** Joins sets and periods: "25:20, 23:25". */
function listOf(list: readonly unknown[]): string {
  const cells = list.map((item) => (typeof item === 'string' ? item : readScorePair(item)))
  return cells.every((cell) => cell !== undefined) ? cells.join(', ') : ''
}

/** Reads [2, 1] and {"home": 2, "away": 1}; empty if both sides are. */
export function readScorePair(value: unknown): string | undefined {
  const sides = sidesOf(value)
  if (!sides) return undefined
  return sides.every((side) => side === null) ? '' : sides.map((side) => side ?? '').join(':')
}

function sidesOf(value: unknown): readonly (number | null)[] | undefined {
  const sides: readonly unknown[] = Array.isArray(value)
    ? value
    : isObject(value)
      ? namedSides(value)
      : []
  const isScore = sides.length === 2 && sides.every((side) => side === null || isNumber(side))
  return isScore ? sides : undefined
}

const namesOfSides = [
  ['home', 'away'],
  ['homeTeam', 'awayTeam'],
  ['team1', 'team2'],
] as const

function namedSides(value: object): readonly unknown[] {
  const entries = new Map<string, unknown>(Object.entries(value))
  const names = namesOfSides.find((both) => both.every((name) => entries.has(name)))
  return names && entries.size === 2 ? names.map((name) => entries.get(name)) : []
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number'
}
