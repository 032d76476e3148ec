import { maxSubject, maxWords, newsletterKinds } from '@touchline/domain/operations/newsletters'
import { z } from 'zod'

import { requiredLine, id, instant, language, paragraph } from '../../wire/values.ts'

/** The same words in one language. */
export const newsletterText = z.object({
  language,
  subject: requiredLine(maxSubject),
  words: paragraph(maxWords).min(1),
})

export type NewsletterText = z.infer<typeof newsletterText>

/** English is read by all whose language is missing. */
const newsletterTexts = z
  .array(newsletterText)
  .max(4)
  .refine((texts) => texts.some((text) => text.language === 'en'), 'english_missing')
  .refine(
    (texts) => new Set(texts.map((text) => text.language)).size === texts.length,
    'language_twice',
  )

export const newsletterDraft = z.object({
  /** Which of the choices among the preferences it goes by. */
  kind: z.enum(newsletterKinds),
  texts: newsletterTexts,
})

export type NewsletterDraft = z.infer<typeof newsletterDraft>

export const newsletterKey = z.object({ newsletterId: id })

export const newsletterChange = newsletterKey.extend(newsletterDraft.shape)

/** What became of the letters. */
export const newsletterFigures = z.object({
  /** Still to be written or handed over. */
  waiting: z.int(),
  arrived: z.int(),
  /** Refused by the mail server, or given up after two days. */
  failed: z.int(),
})

const listedNewsletter = z.object({
  id,
  kind: z.enum(newsletterKinds),
  subject: z.string(),
  changedAt: instant,
  /** Null: a draft. */
  sentAt: instant.nullable(),
  figures: newsletterFigures.nullable(),
})

export type ListedNewsletter = z.infer<typeof listedNewsletter>

/** The one that was changed or sent last first. */
export const newslettersPage = z.object({
  newsletters: z.array(listedNewsletter),
  nextCursor: z.string().nullable(),
})

export const newslettersQuery = z.object({
  limit: z.coerce.number<number | string>().int().min(1).max(100).default(30),
  cursor: z.string().max(100).optional(),
})

export const newsletter = listedNewsletter.extend({
  texts: z.array(newsletterText),
  /** Adults who want letters of this kind and have an address, now. */
  recipients: z.int(),
})

export type Newsletter = z.infer<typeof newsletter>

export const newsletterPreviewQuery = newsletterDraft.pick({ kind: true }).extend({
  text: newsletterText,
})

/** The letter as it will be; its HTML is a page of its own. */
export const newsletterPreview = z.object({
  subject: z.string(),
  plain: z.string(),
  html: z.string(),
})

export const newsletterTest = newsletterKey.extend({ language })

export const newsletterTestResult = z.object({ to: z.string() })
