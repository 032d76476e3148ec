/** Wrong codes, links and invitations per account, and attempts at the same wrong one. */
export const maxFailedAttempts = { max: 10, seconds: 3600 } as const

/** The same for all visitors of a network, which many people share. */
export const maxFailedAttemptsOfNetwork = { max: 300, seconds: 3600 } as const

/** How long the next key from a network waits after so many wrong ones: guessing gets slow without being refused. */
export function pauseAfterWrongKeys(wrong: number): number {
  return wrong <= maxFailedAttempts.max ? 0 : Math.min(2000, 100 * 2 ** Math.min(wrong - 11, 10))
}
