const key = 'touchline-waiting-for-confirmation'

/** The address that has just signed up in this tab and has a letter on its way. */
export function waitingAddress(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function rememberWaiting(email: string): void {
  try {
    sessionStorage.setItem(key, email)
  } catch {
    // Without storage the sign-in form shows instead; the letter says what to do.
  }
}

export function forgetWaiting(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
