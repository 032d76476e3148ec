const key = 'touchline-waiting-for-confirmation'

/** The address that has just signed up in this tab and has a letter on its way. */
export function waitingAddress(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Never stored: it tells which of several sign-ups with one address is this one, while the page is open. */
let typed: { readonly email: string; readonly password: string } | undefined

/** The password typed on this page for an address that waits for its confirmation. */
export function typedPassword(email: string): string | undefined {
  return typed?.email === email ? typed.password : undefined
}

export function rememberTyped(email: string, password: string): void {
  typed = { email, password }
}

export function rememberWaiting(email: string): void {
  try {
    sessionStorage.setItem(key, email)
  } catch {
    // Without storage the sign-in form shows instead; the letter says what to do.
  }
}

export function forgetWaiting(): void {
  typed = undefined
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
