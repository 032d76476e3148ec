const dayLength = 86_400_000

/** So long someone can come back after they have asked for their account to be deleted. */
export const daysToComeBack = 14

export function eraseAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + daysToComeBack * dayLength)
}

/** Limits on data exports: how many, and how long one is kept. */
export const exportsADay = 3
export const exportKeptDays = 7

export function exportExpiresAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + exportKeptDays * dayLength)
}

/** An address of the copy is good for ten minutes. */
export const downloadMinutes = 10
