/** Apps on a phone, a tablet, an old phone: no one needs more, and a list must end. */
export const maxFactors = 10

/** How long someone may take to look the code up. */
export const challengeMs = 300_000

/** A new factor whose code was never entered is forgotten after this time. */
export const unverifiedMs = 300_000

/** One set of codes for the day the phone is lost. */
export const recoveryCodeCount = 10

const recoveryLength = 10

/** In two groups, as people copy them down. */
export function shownRecoveryCode(code: string): string {
  return `${code.slice(0, 5)}-${code.slice(5, recoveryLength)}`
}

/**
 * What someone typed instead of six digits, as it was made: case, spaces and dashes do not count, and
 * as there is neither 0 nor 1 in a code, they are the letters they look like. Undefined: not one of these.
 */
export function recoveryCodeIn(typed: string): string | undefined {
  const code = typed
    .replaceAll(/[\s-]/g, '')
    .toLowerCase()
    .replaceAll('0', 'o')
    .replaceAll('1', 'l')
  return /^[a-z2-7]{10}$/.test(code) ? code : undefined
}
