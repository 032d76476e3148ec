/** Wrong codes, links and invitations per account, and attempts at the same one. */
export const maxFailedAttempts = { max: 10, seconds: 3600 } as const

/** The limit for all visitors of a network, which many people may share. */
export const maxFailedAttemptsOfNetwork = { max: 300, seconds: 3600 } as const

/**
 * The delay for the next key from a network after this many wrong ones: slows guessing without
 * refusing anyone.
 */
export function pauseAfterWrongKeys(wrong: number): number {
  return wrong <= maxFailedAttempts.max ? 0 : Math.min(2000, 100 * 2 ** Math.min(wrong - 11, 10))
}
