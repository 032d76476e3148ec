import type { StaffRole } from './import/cells.ts'

/** How a guardian is related to the member. */
export const guardianRoles = ['father', 'mother', 'guardian', 'other'] as const

/** What everyone is until an admin says otherwise. */
export const defaultRole = 'Member'

/** Roles proposed for choosing; any other word is good as well. One with "coach" in it makes a coach. */
export const proposedRoles = [
  'Member',
  'Player',
  'Player - coach',
  'Coach',
  'Assistant coach',
  'Manager',
  'Staff',
] as const

const staffRoles: Readonly<Record<StaffRole, string>> = {
  coach: 'Coach',
  assistant: 'Assistant coach',
  manager: 'Manager',
  staff: 'Staff',
}

/** The roster role of someone from a list. */
export function importedRole({
  staff,
  plays,
}: {
  staff: StaffRole | undefined
  plays: boolean
}): string {
  if (staff === undefined) return defaultRole
  return plays && staff === 'coach' ? 'Player - coach' : staffRoles[staff]
}
