import type { SitePageText } from '@touchline/contract/operations/shapes/site-pages'
import { type SitePage, sitePages } from '@touchline/domain/operations/site-pages'
import { type Language, languages } from '@touchline/domain/values/language'
import { sql } from 'kysely'

import type { Queryable, Transaction } from '#server/platform/database/database.ts'

interface Written {
  readonly page: string
  readonly language: string
  readonly words: string
  readonly changed_at: Date
}

/** The text of one page, in the languages that have one. */
export async function findSitePage(
  db: Queryable,
  page: SitePage,
): Promise<readonly { readonly language: Language; readonly words: string }[]> {
  const { rows } = await sql<Pick<Written, 'language' | 'words'>>`
    select language, words from site_pages where page = ${page} and words <> ''`.execute(db)
  return languages.flatMap((language) => {
    const found = rows.find((row) => row.language === language)
    return found === undefined ? [] : [{ language, words: found.words }]
  })
}

/** Each page in each language, also those without text. */
export async function allSitePages(db: Queryable): Promise<SitePageText[]> {
  const { rows } = await sql<Written>`
    select page, language, words, changed_at from site_pages`.execute(db)
  return sitePages.flatMap((page) =>
    languages.map((language) => {
      const found = rows.find((row) => row.page === page && row.language === language)
      const changedAt = found?.changed_at.toISOString() ?? null
      return { page, language, words: found?.words ?? '', changedAt }
    }),
  )
}

export interface PageKey {
  readonly page: SitePage
  readonly language: Language
}

/** When the text was last saved, locked; undefined for never. */
export async function lockSitePage(
  tx: Transaction,
  { page, language }: PageKey,
): Promise<Date | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`site_pages/${page}/${language}`}, 0))`.execute(
    tx,
  )
  const { rows } = await sql<{ changed_at: Date }>`
    select changed_at from site_pages where page = ${page} and language = ${language}`.execute(tx)
  return rows[0]?.changed_at
}

export async function saveSitePage(
  tx: Transaction,
  { page, language, words, now }: PageKey & { readonly words: string; readonly now: Date },
): Promise<void> {
  await sql`
    insert into site_pages (page, language, words, changed_at)
    values (${page}, ${language}, ${words}, ${now})
    on conflict (page, language)
      do update set words = excluded.words, changed_at = excluded.changed_at`.execute(tx)
}
