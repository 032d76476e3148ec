import type { Language } from '@touchline/domain/values/language'
import { cashBoxWords as de } from '@touchline/text/cashbox/words/de'
import { cashBoxWords as en } from '@touchline/text/cashbox/words/en'
import { cashBoxWords as es } from '@touchline/text/cashbox/words/es'
import { cashBoxWords as fr } from '@touchline/text/cashbox/words/fr'

/** What the server writes about a cash box, in the team's language. */
export const cashBoxTexts: Readonly<Record<Language, typeof en>> = { de, en, es, fr }
