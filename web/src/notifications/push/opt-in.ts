import { forgetStored, readStored, writeStored } from '#web/platform/browser-storage.ts'

const key = 'touchline-push'

/** Who wants to be notified here: a session that ended by itself takes nothing of it away. */
export function storeOptIn(accountId: string): void {
  writeStored(key, accountId)
}

export function clearOptIn(): void {
  forgetStored(key)
}

export function isOptedIn(accountId: string): boolean {
  return readStored(key) === accountId
}
