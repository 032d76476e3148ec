/** A code of an email or text message, and the password where it had to be asked for. */
export interface SaidCode {
  readonly code: string
  readonly password: string | undefined
}

/** Both fields besides the code go beyond the protocol: see docs/wire.md. */
export function codeParams({ code: token, password }: SaidCode) {
  return password ? { token, password } : { token, can_ask_password: true }
}
