import { sql, type RawBuilder } from 'kysely'

const mark = /^\/\* planned once: ([a-zA-Z.]{1,60}) \*\/ /

/**
 * A statement that takes longer to plan than to run, and is asked all the time: each connection plans
 * it once and keeps the plan under this name. Under one name the words are always the same; what
 * differs comes in as values.
 */
export function plannedOnce<T>(name: string, statement: RawBuilder<T>): RawBuilder<T> {
  return sql<T>`${sql.raw(`/* planned once: ${name} */ `)}${statement}`
}

/** The name under which a connection keeps the plan of a statement; most have none. */
export function planOf(text: string): string | undefined {
  return mark.exec(text)?.[1]
}
