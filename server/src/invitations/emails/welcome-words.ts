import type { Language } from '@touchline/domain/values/language'
import { locales } from '@touchline/domain/values/language'
import { welcome as de } from '@touchline/text/invitations/welcome/de'
import { welcome as en } from '@touchline/text/invitations/welcome/en'
import { welcome as es } from '@touchline/text/invitations/welcome/es'
import { welcome as fr } from '@touchline/text/invitations/welcome/fr'

export type WelcomeText = typeof en

const texts: Readonly<Record<Language, WelcomeText>> = { de, en, es, fr }

export function welcomeText(language: Language): WelcomeText {
  return texts[language]
}

/** Names in a sentence: "Ben and Mia". */
export function listNames(names: readonly string[], language: Language): string {
  return new Intl.ListFormat(locales[language], { type: 'conjunction' }).format(names)
}

/** A short start time: "Tue 1 Dec, 17:30", in its zone. */
export function shortMoment(at: Date, timeZone: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
  }).format(at)
}

/** "k…@example.org": enough for its owner, too little for others. */
export function maskAddress(address: string): string {
  const [name = '', domain = ''] = address.split('@')
  return `${name.slice(0, 1)}…@${domain}`
}
