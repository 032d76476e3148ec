const day = 86_400_000

/** After half a year everyone must sign in again, however often the session is used. */
const longestMs = 180 * day
/** A device unused for a month is signed out. */
export const longestIdleMs = 30 * day

export function sessionEnd(begun: Date): Date {
  return new Date(begun.getTime() + longestMs)
}

export interface SessionTimes {
  readonly createdAt: Date
  readonly refreshedAt: Date | null
  readonly notAfter: Date
}

/** True if the session is too old or was unused too long. */
export function isSessionExpired(
  { createdAt, refreshedAt, notAfter }: SessionTimes,
  now: Date,
): boolean {
  const lastUsed = refreshedAt ?? createdAt
  return notAfter <= now || now.getTime() - lastUsed.getTime() >= longestIdleMs
}
