import type { Language } from '@touchline/domain/values/language'
import { summaries as de } from '@touchline/text/notifications/summaries/de'
import { summaries as en } from '@touchline/text/notifications/summaries/en'
import { summaries as es } from '@touchline/text/notifications/summaries/es'
import { summaries as fr } from '@touchline/text/notifications/summaries/fr'

export const summaryTexts: Readonly<Record<Language, typeof en>> = { de, en, es, fr }

/** The recipient, and where to unsubscribe. */
export interface SummaryRecipient {
  readonly to: string
  readonly language: Language
  /** The zone for times; null uses the event's own. */
  readonly timeZone: string | null
  readonly origin: string
  readonly stopUrl: string
}
