import type { StaffRole } from './import/cells.ts'

export const guardianRoles = ['father', 'mother', 'guardian', 'other'] as const

/** The role label until an admin changes it. */
export const defaultRole = 'Member'

/** Suggested role labels; free text is fine too. */
export const suggestedRoles = [
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

/** The role label of an imported person. */
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
