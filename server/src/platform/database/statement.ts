import { type CompiledQuery, sql, type RawBuilder } from 'kysely'

import type { Queryable } from './database.ts'

/** A placeholder for a value given with each use. */
class Parameter {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

export type ParameterOf<Values> = <Name extends keyof Values & string>(
  name: Name,
) => RawBuilder<Values[Name]>

interface Prepared<Row> {
  readonly query: CompiledQuery<Row>
  /** The names of `$1`, `$2` …; a value is sent once, however often the statement names it. */
  readonly names: readonly string[]
}

/**
 * A statement with fixed text, built once, because building a long one takes longer than anything
 * else in a request. All values are parameters.
 */
export function statement<Values extends object, Row>(
  build: (parameter: ParameterOf<Values>) => RawBuilder<Row>,
): (db: Queryable, values: Values) => Promise<Row[]> {
  let prepared: Prepared<Row> | undefined
  return async (db, values) => {
    prepared ??= prepare(build((name) => sql`${new Parameter(name)}`).compile(db))
    const given = new Map<string, unknown>(Object.entries(values))
    const parameters = prepared.names.map((name) => given.get(name))
    const { rows } = await db.executeQuery<Row>({ ...prepared.query, parameters })
    return rows
  }
}

function prepare<Row>(query: CompiledQuery<Row>): Prepared<Row> {
  const names: string[] = []
  const places = query.parameters.map((parameter) => {
    if (!(parameter instanceof Parameter)) throw new Error('A value is no parameter.')
    if (!names.includes(parameter.name)) names.push(parameter.name)
    return names.indexOf(parameter.name) + 1
  })
  const text = query.sql.replaceAll(/\$(\d+)/g, (_, place) => `$${places[Number(place) - 1]}`)
  return { query: { ...query, sql: text }, names }
}
