/** How many different six-digit codes there are: draw a number below this, evenly. */
export const codeCount = 1_000_000

/** Wrong guesses after which the six digits are void; the link of the same mail keeps working. */
export const maxCodeAttempts = 6

export function codeOf(drawn: number): string {
  return String(drawn).padStart(6, '0')
}

/** Digits as people paste them: spaces and dashes do not count. */
export function normalCode(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '')
}
