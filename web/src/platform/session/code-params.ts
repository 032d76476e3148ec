/** A code from an email or text message, and the password if required. */
export interface CodeParams {
  readonly code: string
  readonly password: string | undefined
}

/** Both extra fields extend the protocol: see docs/wire.md. */
export function codeParams({ code: token, password }: CodeParams) {
  return password ? { token, password } : { token, can_ask_password: true }
}
