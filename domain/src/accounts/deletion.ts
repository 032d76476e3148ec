const dayLength = 86_400_000

/** Days in which signing in still cancels the deletion of an account. */
export const deletionGraceDays = 14

export function erasureDate(askedAt: Date): Date {
  return new Date(askedAt.getTime() + deletionGraceDays * dayLength)
}

/** Limits on data exports: how many a day, and days until they are deleted. */
export const exportsPerDay = 3
export const exportRetentionDays = 7

export function exportExpiresAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + exportRetentionDays * dayLength)
}

/** Minutes a download URL works. */
export const downloadMinutes = 10
