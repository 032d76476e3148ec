/** After signing in this recently, people may do what an open browser alone may not. */
const freshSignInMinutes = 10

export function isFreshSignIn(signedInAt: Date | undefined, now: Date): boolean {
  if (signedInAt === undefined) return false
  return now.getTime() - signedInAt.getTime() <= freshSignInMinutes * 60_000
}
