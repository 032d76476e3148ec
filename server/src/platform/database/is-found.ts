import { foldings } from '@touchline/domain/values/folding'
import { sql, type RawBuilder } from 'kysely'

/** Whether what was typed occurs in a text, in whatever spelling; lines of the text by themselves. */
export function isFound(text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  return isStored(sql`search_text(${text})`, typed)
}

/** The same where the text is stored as it is searched (`members.search_name`). */
export function isStored(column: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  return sql`${column} like any (${patternsFor(typed)}::text[])`
}

/** For `like any`, over texts that are stored as they are searched. */
export function patternsFor(typed: string): string[] {
  return foldings(typed).map((one) => `%${one.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)
}
