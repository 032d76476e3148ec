import type { Language } from '@touchline/domain/values/language'
import { accountLetters as de } from '@touchline/text/accounts/letters/de'
import { accountLetters as en } from '@touchline/text/accounts/letters/en'
import { accountLetters as es } from '@touchline/text/accounts/letters/es'
import { accountLetters as fr } from '@touchline/text/accounts/letters/fr'

import { stoppedAt } from '#server/platform/mail/letter.ts'

const texts: Readonly<Record<Language, typeof en>> = { de, en, es, fr }

/** Unsubscribe headers for mail programs, and a link for people. */
export function unsubscribeParts(language: Language, stopUrl: string) {
  return { headers: stoppedAt(stopUrl), line: { label: texts[language].stop, url: stopUrl } }
}

/** The same for someone with an account, who can also choose kinds. */
export function accountUnsubscribeParts(
  language: Language,
  { stopUrl, origin }: { readonly stopUrl: string; readonly origin: string },
) {
  const { headers, line } = unsubscribeParts(language, stopUrl)
  const url = `${origin}/update-profile?view=preferences`
  return { headers, lines: [line, { label: texts[language].choices, url }] }
}
