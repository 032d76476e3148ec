/** The number of six-digit codes; draw uniformly below it. */
export const codeCount = 1_000_000

/** After this many wrong guesses the code is void; the link in the same email keeps working. */
export const maxCodeAttempts = 6

export function formatCode(drawn: number): string {
  return String(drawn).padStart(6, '0')
}

/** Digits as people paste them, without spaces and dashes. */
export function normalizeCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '')
}
