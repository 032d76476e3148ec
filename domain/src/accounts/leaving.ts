const dayLength = 86_400_000

/** So long someone can come back after they have asked for their account to be deleted. */
export const daysToComeBack = 14

export function eraseAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + daysToComeBack * dayLength)
}

/** A copy of one's data: how often one can be had, and how long it is there. */
export const exportsADay = 3
export const exportKeptDays = 7

export function exportExpiresAt(askedAt: Date): Date {
  return new Date(askedAt.getTime() + exportKeptDays * dayLength)
}

/** An address of the copy is good for ten minutes. */
export const downloadMinutes = 10
