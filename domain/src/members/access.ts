/** What a member may do in a team. Admins choose it; the role label has no effect. */
export const accessKinds = ['member', 'coach', 'treasurer', 'admin'] as const
export type Access = (typeof accessKinds)[number]

/** Access that an admin can give; everyone on the roster has `member` anyway. */
export const grantableAccess = ['coach', 'treasurer', 'admin'] as const
export type GrantableAccess = (typeof grantableAccess)[number]

/** Access as columns of a roster row. */
export interface AccessFlags {
  readonly isCoach: boolean
  readonly isTreasurer: boolean
  readonly isAdmin: boolean
}

/** The access in a roster row, in a fixed order. */
export function accessOf({ isCoach, isTreasurer, isAdmin }: AccessFlags): Access[] {
  const has = { member: true, coach: isCoach, treasurer: isTreasurer, admin: isAdmin }
  return accessKinds.filter((kind) => has[kind])
}

/** Converts a list of access into roster columns. */
export function toAccessFlags(access: readonly Access[]): AccessFlags {
  return {
    isCoach: access.includes('coach'),
    isTreasurer: access.includes('treasurer'),
    isAdmin: access.includes('admin'),
  }
}

/** What the member page lists as a person's permissions. */
export const abilities = ['run_events', 'see_contacts', 'manage_money', 'change_settings'] as const
export type Ability = (typeof abilities)[number]

/** The abilities granted by all access of a person together. */
export function abilitiesOf({ isCoach, isTreasurer, isAdmin }: AccessFlags): Ability[] {
  const may = {
    run_events: isCoach || isAdmin,
    see_contacts: isCoach || isAdmin,
    manage_money: isTreasurer || isAdmin,
    change_settings: isAdmin,
  }
  return abilities.filter((ability) => may[ability])
}

const coachWords =
  /(?<!\p{L})(?:(?:co-?)?coach(?:es)?|(?:co-?)?train[eé]r(?:in)?|übungsleiter(?:in)?|entra[iî]neu(?:r|se)|entrenadora?|treinador(?:a)?|allenator[ei]|allenatrice|trener(?:ka)?)(?!\p{L})/iu

/**
 * True for labels such as "Head coach", "Trainerin" or "Entrenador". Only preselects coach access;
 * a person confirms it.
 */
export function isCoachLabel(label: string): boolean {
  return coachWords.test(label.normalize('NFC'))
}

/** False for coaches without a position on the field. */
export function isPlaying(person: {
  readonly isCoach: boolean
  readonly position: string | null
}): boolean {
  return !person.isCoach || (person.position ?? '') !== ''
}
