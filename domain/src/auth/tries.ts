/** How often an account may try codes, links and invitations in vain, and how often one of them is tried. */
export const triesInVain = { most: 10, seconds: 3600 } as const

/** The same for all visitors of one network together: many people share one, so it is far more. */
export const visitorsInVain = { most: 300, seconds: 3600 } as const

/** How long the next key of a network waits after so many wrong ones: guessing gets slow, nobody is refused. */
export function pauseAfterWrongKeys(wrong: number): number {
  return wrong <= triesInVain.most ? 0 : Math.min(2000, 100 * 2 ** Math.min(wrong - 11, 10))
}
