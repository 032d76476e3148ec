import type { Language } from '@touchline/domain/values/language'
import { invitations as german } from '@touchline/text/invitations/de'
import { invitations as english } from '@touchline/text/invitations/en'
import { invitations as spanish } from '@touchline/text/invitations/es'
import { invitations as french } from '@touchline/text/invitations/fr'

/** The texts of emails about joining, by language. */
export const letterTexts = {
  en: english,
  fr: french,
  de: german,
  es: spanish,
} satisfies Record<Language, typeof english>
