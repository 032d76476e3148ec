import { bestLanguage, isLanguage, type Language } from '@touchline/domain/values/language'
import { packs } from '@touchline/text/catalogue'

import { forgetStored, readStored, writeStored } from '../browser-storage.ts'

const storageKey = 'touchline.language'
const ownerKey = 'touchline.language-of'

/** The mark of the empty page that every path without a prerendered page starts from. */
export const emptyPageId = 'starting'

/** The language of the first picture: English where the page came prerendered, else the wanted. */
export function startingLanguage(): Language {
  if (typeof document === 'undefined') return 'en'
  return startsEmpty() ? wantedLanguage() : 'en'
}

/** Whether the page on screen is still the empty one, with nothing that React has to match. */
export function startsEmpty(): boolean {
  return typeof document !== 'undefined' && document.getElementById(emptyPageId) !== null
}

/** What was chosen here before, else the best the browser asks for. */
export function wantedLanguage(): Language {
  const chosen = readStored(storageKey)
  return isLanguage(chosen) ? chosen : bestLanguage(navigator.languages)
}

export function rememberLanguage(language: Language): void {
  writeStored(storageKey, language)
}

/** Whether this browser has spoken the language of the account already. */
export function isLanguageOf(accountId: string): boolean {
  return readStored(ownerKey) === accountId
}

export function rememberLanguageOf(accountId: string): void {
  writeStored(ownerKey, accountId)
}

/** Whoever signs in next has a language of their own; the pages before that keep this one. */
export function forgetLanguageOwner(): void {
  forgetStored(ownerKey)
}

export async function wordsOfPrerenderedPages(): Promise<void> {
  const language = startingLanguage()
  await Promise.all([packs.wire.load(language), packs.site.load(language)])
}
