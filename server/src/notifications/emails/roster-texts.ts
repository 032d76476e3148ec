import type { Language } from '@touchline/domain/values/language'
import { welcome as welcomeGerman } from '@touchline/text/invitations/welcome/de'
import { welcome as welcomeEnglish } from '@touchline/text/invitations/welcome/en'
import { welcome as welcomeSpanish } from '@touchline/text/invitations/welcome/es'
import { welcome as welcomeFrench } from '@touchline/text/invitations/welcome/fr'
import { roster as german } from '@touchline/text/notifications/roster/de'
import { roster as english } from '@touchline/text/notifications/roster/en'
import { roster as spanish } from '@touchline/text/notifications/roster/es'
import { roster as french } from '@touchline/text/notifications/roster/fr'

/** The texts of emails to a roster, in the team's language. */
export const rosterTexts: Readonly<Record<Language, typeof english>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
}
/** The texts of the page they lead to. */
export const welcomeTexts: Readonly<Record<Language, typeof welcomeEnglish>> = {
  de: welcomeGerman,
  en: welcomeEnglish,
  es: welcomeSpanish,
  fr: welcomeFrench,
}
