/** Enough for a phone, a tablet and an old phone. */
export const maxFactors = 10

/** How long entering a code may take. */
export const challengeMs = 300_000

/** A factor that was never verified is deleted after this time. */
export const unverifiedMs = 300_000

/** One set of codes in case the phone is lost. */
export const recoveryCodeCount = 10

const recoveryLength = 10

/** In two groups, for copying by hand. */
export function formatRecoveryCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5, recoveryLength)}`
}

/**
 * Normalises a recovery code: ignores case, spaces and dashes, and reads 0 and 1, which codes
 * never contain, as the letters they resemble. Undefined for other input.
 */
export function normalizeRecoveryCode(typed: string): string | undefined {
  const code = typed
    .replaceAll(/[\s-]/g, '')
    .toLowerCase()
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
  return /^[a-z2-7]{10}$/.test(code) ? code : undefined
}
