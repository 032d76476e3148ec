import {
  loadModule,
  parseSync,
  type DeleteStmt,
  type InsertStmt,
  type JoinExpr,
  type Node,
  type RangeVar,
  type SelectStmt,
  type UpdateStmt,
  type WithClause,
} from 'libpg-query'

import { comparedIn, givenIn, isTableColumn, isValue } from './sql-conditions.ts'
import {
  withAlias,
  answerPlace,
  beginningsFirst,
  columnsOf,
  equal,
  isFixed,
  namesIn,
  placeOf,
  renameColumns,
  shapeOf,
  tablePlace,
  teamOf,
  together,
  type Column,
  type Place,
  type PlacedColumn,
  type Scope,
  type Source,
  type TableRead,
} from './team-places.ts'

await loadModule()

/** Every table of the schema with its columns. */
export type Tables = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Where a statement reads or writes outside one team, each as the table and the columns of the
 * look-up: `members by account_id`. A statement stays within a team by a value for `team_id`, or by
 * equality with the `team_id` of other rows.
 */
export function outsideTeam(text: string, tables: Tables): string[] {
  return readingOf(text, tables).outside()
}

/** The tables a statement reads, with what determines their team. */
export function tablesRead(text: string, tables: Tables): readonly TableRead[] {
  return readingOf(text, tables).reads()
}

function readingOf(text: string, tables: Tables): Reading {
  const reading = new Reading(tables)
  for (const { stmt } of parseSync(text).stmts ?? []) if (stmt !== undefined) reading.inside(stmt)
  return reading
}

const nothing: Scope = { places: [], outer: undefined, named: new Map() }

class Reading {
  readonly #tables: Tables
  readonly #places: Place[] = []
  readonly #reads: TableRead[] = []
  readonly #answers = new Map<object, readonly Column[]>()

  constructor(tables: Tables) {
    this.#tables = tables
  }

  reads(): readonly TableRead[] {
    return this.#reads
  }

  outside(): string[] {
    const ofTeams = this.#places.filter(({ teamColumn }) => teamColumn !== undefined)
    const beginnings = ofTeams.toSorted(beginningsFirst)
    const chosen = beginnings.filter((place) => {
      if (isFixed(place)) return false
      place.sources.push('given')
      return true
    })
    // An earlier choice may depend on a later one.
    const needed = chosen.filter((place) => {
      place.sources.pop()
      if (isFixed(place)) return false
      place.sources.push('given')
      return true
    })
    return [...new Set(needed.map(shapeOf))].toSorted()
  }

  /** Checks all statements in a part of the tree. */
  inside(part: unknown, scope: Scope = nothing): void {
    if (typeof part !== 'object' || part === null) return
    if (isQuery(part)) return void this.#answer(part, scope)
    const parts: readonly unknown[] = Object.values(part)
    for (const one of parts) this.inside(one, scope)
  }

  /** Checks a statement and returns its result columns. */
  #answer(query: Node, outer: Scope): readonly Column[] {
    if ('SelectStmt' in query) return this.#select(query.SelectStmt, outer)
    if ('InsertStmt' in query) return this.#insert(query.InsertStmt, outer)
    if ('UpdateStmt' in query) return this.#change(query.UpdateStmt, outer)
    if ('DeleteStmt' in query) return this.#change(query.DeleteStmt, outer)
    return []
  }

  #select(stmt: SelectStmt, outer: Scope): readonly Column[] {
    const known = this.#answers.get(stmt)
    if (known !== undefined) return known
    const { fromClause = [], withClause, larg, rarg, whereClause, ...rest } = stmt
    const scope = this.#scope(withClause, outer)
    for (const from of fromClause) this.#from(from, scope)
    this.#compare(whereClause, scope, scope.places)
    this.inside([whereClause, rest], scope)
    const answer =
      larg !== undefined && rarg !== undefined
        ? together(this.#select(larg, scope), this.#select(rarg, scope))
        : this.#columns(stmt, scope)
    this.#answers.set(stmt, answer)
    return answer
  }

  #columns({ valuesLists, targetList }: SelectStmt, scope: Scope): readonly Column[] {
    const lists = (valuesLists ?? []).flatMap((list) => ('List' in list ? [list.List] : []))
    if (lists.length === 0) return this.#targets(targetList, scope)
    const rows = lists.map(({ items = [] }) =>
      items.map((item, at) => ({ name: `column${at + 1}`, team: this.#source(item, scope) })),
    )
    return rows.reduce<Column[]>((one, other) => together(one, other), rows[0] ?? [])
  }

  #targets(targets: readonly Node[] = [], scope: Scope): Column[] {
    return targets.flatMap((target) => {
      if (!('ResTarget' in target)) return []
      const { name, val } = target.ResTarget
      const fields = val !== undefined && 'ColumnRef' in val ? val.ColumnRef.fields : undefined
      const names = namesIn(fields)
      if (fields?.some((field) => 'A_Star' in field) === true)
        return scope.places
          .filter(({ alias }) => names.length === 0 || alias === names.at(-1))
          .flatMap(columnsOf)
      return [{ name: name ?? names.at(-1) ?? '', team: this.#source(val, scope) }]
    })
  }

  #insert(stmt: InsertStmt, outer: Scope): readonly Column[] {
    const { relation, cols = [], withClause, returningClause, selectStmt, ...rest } = stmt
    const scope = this.#scope(withClause, outer)
    this.inside(selectStmt, scope)
    const [place] = this.#table(relation, scope)
    place?.values.add('inserting')
    const named = cols.flatMap((col) => ('ResTarget' in col ? [col.ResTarget.name] : []))
    if (cols.length === 0) place?.elsewhere.add('several teams')
    else if (named.includes(place?.teamColumn)) place?.sources.push('given')
    this.inside([rest, returningClause], scope)
    return this.#targets(returningClause?.exprs, scope)
  }

  /** An update or delete. */
  #change(stmt: Changing, outer: Scope): readonly Column[] {
    const { relation, withClause, whereClause, returningClause } = stmt
    const scope = this.#scope(withClause, outer)
    this.#table(relation, scope)
    for (const from of stmt.fromClause ?? stmt.usingClause ?? []) this.#from(from, scope)
    this.#compare(whereClause, scope, scope.places)
    this.inside([stmt.targetList, whereClause, returningClause], scope)
    return this.#targets(returningClause?.exprs, scope)
  }

  #scope(clause: WithClause | undefined, outer: Scope): Scope {
    const scope: Scope = { places: [], outer, named: new Map(outer.named) }
    for (const cte of clause?.ctes ?? []) {
      if (!('CommonTableExpr' in cte)) continue
      const { ctename = '', ctequery, aliascolnames } = cte.CommonTableExpr
      const answer = ctequery === undefined ? [] : this.#answer(ctequery, scope)
      scope.named.set(ctename, renameColumns(answer, namesIn(aliascolnames)))
    }
    return scope
  }

  #table(range: RangeVar | undefined, scope: Scope): Place[] {
    const { relname = '', schemaname = 'public', alias } = range ?? {}
    const name = alias?.aliasname ?? relname
    const answer = scope.named.get(relname)
    const table = schemaname === 'public' ? this.#tables.get(relname) : undefined
    const place =
      answer === undefined
        ? tablePlace(relname, name, table ?? new Set())
        : answerPlace(name, answer)
    this.#places.push(place)
    scope.places.push(place)
    return [place]
  }

  #read(range: RangeVar, scope: Scope): void {
    const { location: at, alias } = range
    for (const place of this.#table(range, scope))
      if (at !== undefined) this.#reads.push({ place, at, hasAlias: alias !== undefined })
  }

  #from(from: Node, scope: Scope): void {
    if ('RangeVar' in from) this.#read(from.RangeVar, scope)
    else if ('JoinExpr' in from) this.#join(from.JoinExpr, scope)
    else if ('RangeSubselect' in from) {
      const { subquery, alias } = from.RangeSubselect
      const answer = subquery === undefined ? [] : this.#answer(subquery, scope)
      scope.places.push(withAlias(alias, answer))
    } else if ('RangeFunction' in from) {
      const { alias, coldeflist = [], functions } = from.RangeFunction
      this.inside(functions, scope)
      const defined = coldeflist.flatMap((one) =>
        'ColumnDef' in one ? [one.ColumnDef.colname ?? ''] : [],
      )
      const names = [...defined, ...namesIn(alias?.colnames)]
      scope.places.push(
        answerPlace(
          alias?.aliasname ?? '',
          names.map((name) => ({ name })),
        ),
      )
    } else this.inside(from, scope)
  }

  #join({ larg, rarg, quals, usingClause, jointype }: JoinExpr, scope: Scope): void {
    const left = this.#side(larg, scope)
    const right = this.#side(rarg, scope)
    const sides = { JOIN_INNER: [left, right], JOIN_LEFT: [right], JOIN_RIGHT: [left] }
    const limited =
      Object.entries(sides)
        .find(([type]) => type === jointype)?.[1]
        .flat() ?? []
    this.#compare(quals, scope, limited)
    for (const name of namesIn(usingClause))
      for (const place of limited)
        for (const other of left.includes(place) ? right : left)
          equal({ place, name }, teamOf(other, name))
    this.inside(quals, scope)
  }

  #side(from: Node | undefined, scope: Scope): readonly Place[] {
    const before = scope.places.length
    if (from !== undefined) this.#from(from, scope)
    return scope.places.slice(before)
  }

  /**
   * Records what a condition says about the sources it limits: an outer join says nothing about
   * its other side.
   */
  #compare(condition: Node | undefined, scope: Scope, limited: readonly Place[]): void {
    for (const { one, other, isSure } of comparedIn(condition)) {
      if (!('ColumnRef' in one)) continue
      const names = namesIn(one.ColumnRef.fields)
      const column = { place: placeOf(scope, names), name: names.at(-1) ?? '' }
      if (column.place === undefined || !limited.includes(column.place)) continue
      if (isSure) this.#equal({ ...column, place: column.place }, other, scope)
      else column.place.by.add(column.name)
    }
  }

  #equal(column: PlacedColumn, other: Node | undefined, scope: Scope): void {
    const { place, name } = column
    const team = this.#source(other, scope)
    equal(column, team)
    if (other === undefined || isValue(other)) place.values.add(name)
    if (name !== place.teamColumn || team !== undefined) return
    place.elsewhere.add(isTableColumn(other, scope) ? 'a team that a row names' : 'several teams')
  }

  /** The team that a value identifies. */
  #source(value: Node | undefined, scope: Scope): Source | undefined {
    if (value === undefined) return undefined
    const given = givenIn(value)
    if (given !== undefined) return given
    if ('TypeCast' in value) return this.#source(value.TypeCast.arg, scope)
    if ('ColumnRef' in value) {
      const names = namesIn(value.ColumnRef.fields)
      return teamOf(placeOf(scope, names), names.at(-1) ?? '')
    }
    if (!('SubLink' in value) || value.SubLink.subselect === undefined) return undefined
    return this.#answer(value.SubLink.subselect, scope)[0]?.team
  }
}

type Changing = Pick<UpdateStmt, 'fromClause' | 'targetList'> &
  Pick<DeleteStmt, 'usingClause' | 'relation' | 'whereClause' | 'withClause' | 'returningClause'>

function isQuery(part: object): part is Node {
  return ['SelectStmt', 'InsertStmt', 'UpdateStmt', 'DeleteStmt'].some((name) => name in part)
}
