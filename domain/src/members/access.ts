/** What people may do in a team: chosen by an admin, never read out of a role label. */
export const accessKinds = ['member', 'coach', 'treasurer', 'admin'] as const
export type Access = (typeof accessKinds)[number]

/** Access someone can be given; everyone on the roster is a member. */
export const givenAccess = ['coach', 'treasurer', 'admin'] as const
export type GivenAccess = (typeof givenAccess)[number]

/** The same as the roster row stores it. */
export interface AccessFlags {
  readonly isCoach: boolean
  readonly isTreasurer: boolean
  readonly isAdmin: boolean
}

/** The access of a roster row, always in the same order. */
export function accessOf({ isCoach, isTreasurer, isAdmin }: AccessFlags): Access[] {
  const has = { member: true, coach: isCoach, treasurer: isTreasurer, admin: isAdmin }
  return accessKinds.filter((kind) => has[kind])
}

/** The flags that a list of access stands for. */
export function flagsOf(access: readonly Access[]): AccessFlags {
  return {
    isCoach: access.includes('coach'),
    isTreasurer: access.includes('treasurer'),
    isAdmin: access.includes('admin'),
  }
}

/** A person's rights, in the words of their page. */
export const abilities = ['run_events', 'see_contacts', 'manage_money', 'change_settings'] as const
export type Ability = (typeof abilities)[number]

/** What each access allows; several add up. */
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

/** Proposes coach access for a label such as "Head coach", "Trainerin" or "Entrenador": a person decides. */
export function suggestsCoach(label: string): boolean {
  return coachWords.test(label.normalize('NFC'))
}

/** Staff around the players: coaches without a position on the field. */
export function isPlaying(person: {
  readonly isCoach: boolean
  readonly position: string | null
}): boolean {
  return !person.isCoach || (person.position ?? '') !== ''
}
