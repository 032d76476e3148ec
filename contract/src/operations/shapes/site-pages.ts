import { maxPageWords, sitePages } from '@touchline/domain/operations/site-pages'
import { z } from 'zod'

import { instant, language, paragraph } from '../../wire/values.ts'

const page = z.enum(sitePages)

export const sitePageQuery = z.object({ page, language })

/** The operator's text on a page; null if there is none. */
export const sitePageWords = z.object({
  text: z.object({ language, words: z.string() }).nullable(),
})

/** One page in one language, as the operator sees it. */
const sitePageText = z.object({
  page,
  language,
  /** Empty while nothing is written. */
  words: z.string(),
  /** When it was last written; null when it never was. */
  changedAt: instant.nullable(),
})

export type SitePageText = z.infer<typeof sitePageText>

/** Each page in each language. */
export const sitePageTexts = z.object({ texts: z.array(sitePageText) })

export const sitePageChange = z.object({
  page,
  language,
  /** Empty takes it away. */
  words: paragraph(maxPageWords),
  /** The changedAt of the words that were changed. */
  seenAt: instant.nullable(),
})

export type SitePageChange = z.infer<typeof sitePageChange>
