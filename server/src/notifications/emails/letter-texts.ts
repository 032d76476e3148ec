import type { Language } from '@touchline/domain/values/language'
import { letters as german } from '@touchline/text/notifications/letters/de'
import { letters as english } from '@touchline/text/notifications/letters/en'
import { letters as spanish } from '@touchline/text/notifications/letters/es'
import { letters as french } from '@touchline/text/notifications/letters/fr'

/** The texts of event emails by language. */
export const letterTexts = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
} satisfies Record<Language, typeof english>
