import { foldings } from '@touchline/domain/values/folding'
import { sql, type RawBuilder } from 'kysely'

/** Whether what was typed occurs in a text, in whatever spelling; lines of the text by themselves. */
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
  return sql`${column} like any (${patternsFor(typed)}::text[])`
}

/** For `like any`, over texts that are stored as they are searched. */
export function patternsFor(typed: string): string[] {
  return foldings(typed).map((one) => `%${one.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
}
