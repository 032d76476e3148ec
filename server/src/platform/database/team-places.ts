import type { Alias, Node } from 'libpg-query'

/**
 * What determines a row's team: a value in the statement, a parameter, rows whose team is known, or
 * all of several.
 */
export type Source = 'given' | Parameter | Place | { readonly all: readonly (Source | undefined)[] }

interface Parameter {
  /** 1 for `$1`. */
  readonly parameter: number
}

/** A result column with the team it identifies. */
export interface Column {
  readonly name: string
  readonly team?: Source | undefined
}

/** A source of rows in a statement. */
export interface Place {
  readonly alias: string
  /** Undefined for a subquery or a function. */
  readonly table: string | undefined
  readonly columns: readonly Column[]
  /** The column that identifies the team of a table's row. */
  readonly teamColumn: string | undefined
  /** What the team of its rows is compared with. */
  readonly sources: Source[]
  /** The columns compared for equality, and which of them with values. */
  readonly by: Set<string>
  readonly values: Set<string>
  /** Whose rows they are, if their team equals something else. */
  readonly elsewhere: Set<string>
}

/** A table that a statement reads. */
export interface TableRead {
  readonly place: Place
  /** The byte offset of its name in the statement. */
  readonly at: number
  readonly hasAlias: boolean
}

/** What is visible in a part of a statement. */
export interface Scope {
  readonly places: Place[]
  readonly outer: Scope | undefined
  /** The results of `with`. */
  readonly named: Map<string, readonly Column[]>
}

export function isFixed(
  source: Source | undefined,
  seen: ReadonlySet<Source> = new Set(),
): boolean {
  if (source === undefined || source === 'given') return source === 'given'
  if ('parameter' in source) return true
  if (seen.has(source)) return false
  const next = new Set(seen).add(source)
  if ('all' in source) return source.all.every((one) => isFixed(one, next))
  return source.sources.some((one) => isFixed(one, next))
}

/** The parameter that determines the team; undefined if none does. */
export function parameterOf(
  source: Source | undefined,
  seen: ReadonlySet<Source> = new Set(),
): number | undefined {
  if (source === undefined || source === 'given' || seen.has(source)) return undefined
  if ('parameter' in source) return source.parameter
  const next = new Set(seen).add(source)
  const found = ('all' in source ? source.all : source.sources).map((one) => parameterOf(one, next))
  if ('all' in source && found.includes(undefined)) return undefined
  return found.find((one) => one !== undefined)
}

/** Whether the place itself is compared with a parameter. */
export function isPinned({ sources }: Place): boolean {
  return sources.some((source) => source !== 'given' && 'parameter' in source)
}

/** The rows of a table. */
export function tablePlace(table: string, alias: string, columns: ReadonlySet<string>): Place {
  const place = answerPlace(
    alias,
    [...columns].map((name) => ({ name })),
  )
  const teamColumn = table === 'teams' ? 'id' : 'team_id'
  return { ...place, table, teamColumn: columns.has(teamColumn) ? teamColumn : undefined }
}

/** The result rows of a subquery. */
export function answerPlace(alias: string, columns: readonly Column[]): Place {
  const [by, values, elsewhere] = [new Set<string>(), new Set<string>(), new Set<string>()]
  const unnamed = { table: undefined, teamColumn: undefined }
  return { alias, ...unnamed, columns, sources: [], by, values, elsewhere }
}

/** The source of a column: the innermost that has it. */
export function placeOf(scope: Scope | undefined, names: readonly string[]): Place | undefined {
  if (scope === undefined) return undefined
  const [name, alias] = names.toReversed()
  const place = scope.places.find((one) =>
    alias === undefined ? one.columns.some((column) => column.name === name) : one.alias === alias,
  )
  return place ?? placeOf(scope.outer, names)
}

/** The team that a column identifies, if any. */
export function teamOf(place: Place | undefined, name: string): Source | undefined {
  if (place === undefined) return undefined
  if (place.teamColumn === name) return place
  return place.columns.find((column) => column.name === name)?.team
}

/** All columns of a source, as `*` returns them. */
export function columnsOf(place: Place): Column[] {
  return place.columns.map(({ name }) => ({ name, team: teamOf(place, name) }))
}

export function namesIn(nodes: readonly Node[] | undefined): string[] {
  return (nodes ?? []).flatMap((node) =>
    'String' in node && node.String.sval !== undefined ? [node.String.sval] : [],
  )
}

export interface PlacedColumn {
  readonly place: Place
  readonly name: string
}

/** Records that a column equals something of that team. */
export function equal({ place, name }: PlacedColumn, team: Source | undefined): void {
  place.by.add(name)
  if (place.teamColumn === name && team !== undefined) place.sources.push(team)
}

/** Sorts dependent sources last. */
export function beginningsFirst(one: Place, other: Place): number {
  return (
    Number(follows(one)) - Number(follows(other)) ||
    other.values.size - one.values.size ||
    otherColumns(other).length - otherColumns(one).length
  )
}

function follows({ sources, elsewhere }: Place): boolean {
  return sources.length > 0 && elsewhere.size === 0
}

function otherColumns({ by, teamColumn }: Place): readonly string[] {
  return [...by].filter((name) => name !== teamColumn)
}

/** How rows are looked up: `members by account_id`. */
export function shapeOf(place: Place): string {
  const [teams] = place.elsewhere
  if (teams !== undefined) return `${place.table} of ${teams}`
  const columns = place.values.size > 0 ? place.values : otherColumns(place)
  return `${place.table} by ${[...columns].toSorted().join(', ') || 'nothing'}`
}

/** The columns of `union`, or of several rows. */
export function together(one: readonly Column[], other: readonly Column[]): Column[] {
  return one.map(({ name, team }, at) => ({ name, team: { all: [team, other[at]?.team] } }))
}

export function renameColumns(
  columns: readonly Column[],
  names: readonly string[],
): readonly Column[] {
  return columns.map((column, at) => ({ ...column, name: names[at] ?? column.name }))
}

export function withAlias(alias: Alias | undefined, columns: readonly Column[]): Place {
  return answerPlace(alias?.aliasname ?? '', renameColumns(columns, namesIn(alias?.colnames)))
}
