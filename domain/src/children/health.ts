const hour = 3_600_000

/**
 * Withdrawn, archived or gone: erased within a day by an hourly job. Until then no one of the staff
 * sees it, and a mistake can be put right.
 */
const hoursUntilHealthGoes = 22

/** A health record goes when its grounds ended before this moment. */
export function healthGoesBefore(now: Date): Date {
  return new Date(now.getTime() - hoursUntilHealthGoes * hour)
}

/** How many people can be named for an emergency. */
export const maxEmergencyContacts = 6

/**
 * What someone of the staff looked at: all of it, what an emergency asks for, a certificate, or what an
 * emergency asks for in a pack: then their device keeps it until the event is over. Of programs, also
 * contact and birth date, which people see on every screen.
 */
export const accessKinds = ['health', 'emergency', 'certificate', 'offline', 'contact'] as const
