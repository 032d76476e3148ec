const day = 86_400_000

/** However often it is used: after half a year everyone signs in again. */
const longestMs = 180 * day
/** A device that no one opened for a month is signed out. */
export const longestIdleMs = 30 * day

export function sessionEnd(begun: Date): Date {
  return new Date(begun.getTime() + longestMs)
}

export interface SessionTimes {
  readonly createdAt: Date
  readonly refreshedAt: Date | null
  readonly notAfter: Date
}

/** True when the session ran its course or lay unused too long. */
export function hasRunOut({ createdAt, refreshedAt, notAfter }: SessionTimes, now: Date): boolean {
  const lastUsed = refreshedAt ?? createdAt
  return notAfter <= now || now.getTime() - lastUsed.getTime() >= longestIdleMs
}
