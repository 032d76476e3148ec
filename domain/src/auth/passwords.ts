/** Why a password is too easy; the words of the auth protocol. */
export type Weakness = 'length' | 'pwned'

/** Bytes, the limit that other servers of the same protocol have: accounts can move there. */
const maxBytes = 72

export function passwordWeaknesses(
  password: string,
  { shortest, isCommon }: { shortest: number; isCommon: boolean },
): readonly Weakness[] {
  const rules: readonly [boolean, Weakness][] = [
    [Array.from(password).length < shortest, 'length'],
    [isCommon, 'pwned'],
  ]
  return rules.filter(([isBroken]) => isBroken).map(([, weakness]) => weakness)
}

export function isPasswordTooLong(password: string): boolean {
  return new TextEncoder().encode(password).length > maxBytes
}

/**
 * How long to think before looking at the next password of an account that was guessed at: guessing gets
 * slow, and its owner still gets in.
 */
export function pauseAfterFailures(failures: number): number {
  const free = 5
  return failures < free ? 0 : Math.min(2000, 100 * 2 ** Math.min(failures - free, 10))
}
