const key = 'touchline-recovery'

/** Remembers over reloads that the session began with a password reset. */
export function rememberRecovery(userId: string): void {
  try {
    sessionStorage.setItem(key, userId)
  } catch {
    // Without storage this lasts until a reload.
  }
}

export function isRecoveryOf(userId: string): boolean {
  try {
    return sessionStorage.getItem(key) === userId
  } catch {
    return false
  }
}

export function forgetRecovery(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
