import type { Language } from '@touchline/domain/values/language'
import { summaries as de } from '@touchline/text/notifications/summaries/de'
import { summaries as en } from '@touchline/text/notifications/summaries/en'
import { summaries as es } from '@touchline/text/notifications/summaries/es'
import { summaries as fr } from '@touchline/text/notifications/summaries/fr'

export const summaryTexts: Readonly<Record<Language, typeof en>> = { de, en, es, fr }

/** Whose letter it is, and where it is stopped. */
export interface Addressed {
  readonly to: string
  readonly language: Language
  /** On whose clock times stand; null: on that of the event. */
  readonly timeZone: string | null
  readonly origin: string
  readonly stopUrl: string
}
