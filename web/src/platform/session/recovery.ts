const key = 'touchline-recovery'

/** Keeps over a reload of the tab that its session began with the link of a forgotten password. */
export function rememberRecovery(userId: string): void {
  try {
    sessionStorage.setItem(key, userId)
  } catch {
    // Without storage it holds until the page is loaded again.
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
    // Nothing was kept.
  }
}
