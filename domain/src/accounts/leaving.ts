const dayLength = 86_400_000

/** Days in which signing in still cancels the deletion of an account. */
export const daysToComeBack = 14

export function eraseAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + daysToComeBack * dayLength)
}

/** Limits on data exports: how many a day, and days until they are deleted. */
export const exportsADay = 3
export const exportKeptDays = 7

export function exportExpiresAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + exportKeptDays * dayLength)
}

/** Minutes a download URL works. */
export const downloadMinutes = 10
