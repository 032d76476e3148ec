import { foldings } from '@touchline/domain/values/folding'
import { sql, type RawBuilder } from 'kysely'

/** Whether every word that was typed occurs in a text, in whatever spelling and order (`isSearched`). */
export function isFound(text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  return isLike(text, sql`${patternsFor(typed)}`)
}

/** The same with the patterns of what was typed. */
export function isLike(
  text: RawBuilder<unknown>,
  patterns: RawBuilder<unknown>,
): RawBuilder<boolean> {
  return sql`search_text(${text}) like any (${patterns}::text[])`
}

/** The same where the text is stored as it is searched (`members.search_name`). */
export function isStored(column: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const fits = patternsFor(typed).map((words) => sql<boolean>`${column} like all (${words}::text[])`)
  return sql`(${sql.join(fits, sql` or `)})`
}

/** For each spelling, patterns of LIKE that a text must all fit: it has every word anywhere, whatever signs are in it. */
export function patternsFor(typed: string): readonly (readonly string[])[] {
  return foldings(typed).map((one) =>
    one.split(/\s/).map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
  )
}
