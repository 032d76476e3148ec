const key = 'touchline-waiting-for-confirmation'

/** The address that signed up in this tab and waits for confirmation. */
export function waitingAddress(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/**
 * Never stored: identifies which of several sign-ups with one address this is, while the page is
 * open.
 */
let typed: { readonly email: string; readonly password: string } | undefined

/** The password typed on this page for an unconfirmed address. */
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
    // Without storage the sign-in form is shown instead; the email explains what to do.
  }
}

export function forgetWaiting(): void {
  typed = undefined
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was stored.
  }
}
