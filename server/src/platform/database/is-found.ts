import { foldedSpellings } from '@touchline/domain/values/folding'
import { sql, type RawBuilder } from 'kysely'

/** A search as LIKE patterns, one per word, with at most two spellings. */
export interface Patterns {
  readonly words: readonly string[]
  readonly otherWords: readonly string[]
}

/**
 * SQL: true if every typed word occurs in the text, in any spelling and order; mirrors
 * `isSearched`.
 */
export function isFound(text: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const { words, otherWords } = patternsFor(typed)
  return isLike(text, { words: sql`${words}`, otherWords: sql`${otherWords}` })
}

type InStatement = Readonly<Record<keyof Patterns, RawBuilder<unknown>>>

/** Like `isFound`, with given patterns; folds the text once. */
export function isLike(text: RawBuilder<unknown>, patterns: InStatement): RawBuilder<boolean> {
  return sql`(select ${isStoredLike(sql`searched`, patterns)}
    from (select search_text(${text}) as searched offset 0) as folding)`
}

/** Like `isFound`, for a column stored in folded form (`members.search_name`). */
export function isStored(column: RawBuilder<unknown>, typed: string): RawBuilder<boolean> {
  const { words, otherWords } = patternsFor(typed)
  return isStoredLike(column, { words: sql`${words}`, otherWords: sql`${otherWords}` })
}

export function isStoredLike(
  column: RawBuilder<unknown>,
  { words, otherWords }: InStatement,
): RawBuilder<boolean> {
  return sql`(${column} like all (${words}::text[]) or ${column} like all (${otherWords}::text[]))`
}

export function patternsFor(typed: string): Patterns {
  const [words = [], otherWords = words] = foldedSpellings(typed).map((spelling) =>
    spelling.split(/\s/).map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
  )
  return { words, otherWords }
}
