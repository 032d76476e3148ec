import type { Notice } from '@touchline/domain/maintenance/notice'
import { withFirst } from '@touchline/domain/values/first-of-month'
import {
  bestLanguage,
  type Language,
  locales,
  acceptedLanguages,
} from '@touchline/domain/values/language'
import { packs } from '@touchline/text/catalogue'

import { escaped } from '#server/platform/html.ts'
import { plainPage } from '#server/platform/http/plain-page.ts'

import { script } from './page-parts.ts'

/** The page of a closed site: complete in itself, so that nothing else has to be served with it. */
export async function maintenancePage(
  { message, until }: Notice,
  acceptLanguage: string | undefined,
): Promise<string> {
  const language = bestLanguage(acceptedLanguages(acceptLanguage))
  const text = await packs.maintenance.load(language)
  return plainPage({
    language,
    title: text.title,
    body: `<p>${escaped(text.lead)}</p>
${message === '' ? '' : `<p class="message">${escaped(message)}</p>`}
${until === undefined ? '' : untilIn(until, language, text.until)}
<p class="quiet">${escaped(text.safe)}</p>
<form><button>${escaped(text.tryAgain)}</button></form>`,
    script: `<script>${script}</script>`,
  })
}

/** In UTC until the script, which knows the reader's own zone, writes it again. */
function untilIn(until: Date, language: Language, say: (moment: string) => string): string {
  const locale = locales[language]
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  const words = withFirst(format.format(until), locale)
  const time = `<time datetime="${until.toISOString()}">${escaped(`${words} UTC`)}</time>`
  return `<p>${escaped(say('\n')).replace('\n', time)}</p>`
}
