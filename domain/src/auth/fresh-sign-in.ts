/** What an open browser alone may not do, someone may who has signed in just now. */
const freshSignInMinutes = 10

export function isFreshSignIn(signedInAt: Date | undefined, now: Date): boolean {
  if (signedInAt === undefined) return false
  return now.getTime() - signedInAt.getTime() <= freshSignInMinutes * 60_000
}
