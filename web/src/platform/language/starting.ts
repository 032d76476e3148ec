import { bestLanguage, isLanguage, type Language } from '@touchline/domain/values/language'
import { packs } from '@touchline/text/catalogue'

import { forgetStored, readStored, writeStored } from '../browser-storage.ts'

const storageKey = 'touchline.language'
const ownerKey = 'touchline.language-of'

/** The mark of the empty page that every path without a prerendered page starts from. */
export const emptyPageId = 'starting'

/** The language of the first render: English for a prerendered page, otherwise the wanted one. */
export function startingLanguage(): Language {
  if (typeof document === 'undefined') return 'en'
  return startsEmpty() ? preferredLanguage() : 'en'
}

/** True if the page has no prerendered content to hydrate. */
export function startsEmpty(): boolean {
  return typeof document !== 'undefined' && document.getElementById(emptyPageId) !== null
}

/** The language chosen in this browser, or else the browser's best match. */
export function preferredLanguage(): Language {
  const chosen = readStored(storageKey)
  return isLanguage(chosen) ? chosen : bestLanguage(navigator.languages)
}

export function rememberLanguage(language: Language): void {
  writeStored(storageKey, language)
}

/** Whether this browser already uses the account's language. */
export function isLanguageOf(accountId: string): boolean {
  return readStored(ownerKey) === accountId
}

export function rememberLanguageOf(accountId: string): void {
  writeStored(ownerKey, accountId)
}

/** Forgets whose language it is; until the next sign-in, pages keep it. */
export function forgetLanguageOwner(): void {
  forgetStored(ownerKey)
}

export async function wordsOfPrerenderedPages(): Promise<void> {
  const language = startingLanguage()
  await Promise.all([packs.wire.load(language), packs.site.load(language)])
}
