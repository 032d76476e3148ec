const hour = 3_600_000

/**
 * An hourly job erases health data within a day of a withdrawal, an archiving or a departure. Until
 * then staff can't see it, and a mistake can be undone.
 */
const hoursUntilHealthGoes = 22

/** Health records whose grounds ended before this moment are erased. */
export function healthErasureCutoff(now: Date): Date {
  return new Date(now.getTime() - hoursUntilHealthGoes * hour)
}

/** How many people can be named for an emergency. */
export const maxEmergencyContacts = 6

/**
 * What staff opened: everything, the emergency notes, a certificate, or the emergency notes in an
 * offline pack, which stays on the device until the event is over. For API tokens also contact
 * details and birth dates.
 */
export const accessKinds = ['health', 'emergency', 'certificate', 'offline', 'contact'] as const
