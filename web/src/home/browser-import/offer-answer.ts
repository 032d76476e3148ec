import { forgetStored, readStored, writeStored } from '#web/platform/browser-storage.ts'

/** Asked again when the browser is opened anew. */
const laterKey = 'touchline.bring-later'

/** Each person of a shared browser answers for themselves. */
const neverKey = (accountId: string): string => `touchline.bring-never:${accountId}`
const broughtKey = (accountId: string): string => `touchline.brought:${accountId}`

export function isOfferOpen(accountId: string): boolean {
  if (readStored(neverKey(accountId)) !== undefined) return false
  try {
    return sessionStorage.getItem(laterKey) !== accountId
  } catch {
    return true
  }
}

export function answerLater(accountId: string): void {
  try {
    sessionStorage.setItem(laterKey, accountId)
  } catch {
    // Asked again on the next page: nothing is lost.
  }
}

export function answerNever(accountId: string): void {
  writeStored(neverKey(accountId), 'yes')
}

/** Until when what came from this browser can be taken back. */
export function rememberBrought(accountId: string, until: string): void {
  writeStored(broughtKey(accountId), until)
}

export function broughtUntil(accountId: string, now: Date): string | undefined {
  const until = readStored(broughtKey(accountId))
  return until !== undefined && until > now.toISOString() ? until : undefined
}

export function forgetBrought(accountId: string): void {
  forgetStored(broughtKey(accountId))
}
