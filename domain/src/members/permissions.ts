import { isBlockedFrom, isStaff, isStaffFor, represents, type Actor } from '../teams/actor.ts'

/** Contact, birth date, address and licence: staff, the person, and the person's guardians. */
export function maySeePrivate(actor: Actor, memberId: string): boolean {
  return isStaffFor(actor, memberId) || represents(actor, memberId)
}

/** Who left or is archived is of no concern to the team any more. */
export function maySeeArchive(actor: Actor): boolean {
  return isStaff(actor)
}

export function mayAddMembers(actor: Actor): boolean {
  return isStaff(actor)
}

export function mayEditMember(actor: Actor, memberId: string): boolean {
  return isStaffFor(actor, memberId) || represents(actor, memberId)
}

/** What staff says about a person, not the person: their role, where and under which number they play. */
export const sportFields = ['role', 'position', 'jerseyNumber', 'licenceNumber', 'notes'] as const
/** What gives rights. The role label doesn't. */
export const rightFields = ['access'] as const

/** Rights are given by admins, sport by staff, the rest also by the person and the guardians. */
export function mayEditField(actor: Actor, memberId: string, field: string): boolean {
  if (rightFields.some((known) => known === field))
    return mayGiveAccess(actor) && !isBlockedFrom(actor, memberId)
  if (sportFields.some((known) => known === field)) return isStaffFor(actor, memberId)
  return mayEditMember(actor, memberId)
}

/** Access is a person's to give, not a program's; it takes an admin. */
export function mayGiveAccess(actor: Actor): boolean {
  return actor.isAdmin && actor.program === undefined
}

export function mayArchiveMember(actor: Actor, memberId: string): boolean {
  return actor.isAdmin && !isBlockedFrom(actor, memberId)
}

/** Roles, the archive and the way back for a whole selection; each of it is asked about by itself, too. */
export function mayActOnMany(actor: Actor): boolean {
  return actor.isAdmin
}

/** No one is kept: the person and the guardians end a membership as admins do. */
export function mayEndMembership(actor: Actor, memberId: string): boolean {
  return mayArchiveMember(actor, memberId) || represents(actor, memberId)
}

export function mayAddGuardian(actor: Actor, memberId: string): boolean {
  return isStaffFor(actor, memberId) || actor.childIds.includes(memberId)
}

/** A guardian of a member, as far as seeing and editing ask about it. */
export interface GuardianOfMember {
  readonly memberId: string
  readonly accountId: string | null
}

/** Parents do not see each other's contact; the child sees that of both. */
export function maySeeGuardianContact(actor: Actor, guardian: GuardianOfMember): boolean {
  return (
    isStaffFor(actor, guardian.memberId) ||
    guardian.accountId === actor.accountId ||
    actor.memberId === guardian.memberId
  )
}

export function mayEditGuardian(actor: Actor, guardian: GuardianOfMember): boolean {
  return isStaffFor(actor, guardian.memberId) || guardian.accountId === actor.accountId
}

/**
 * A guardian is taken off by staff; a verified one only by admins, for it ends that person's rights,
 * and so does it with a block. No one takes off their own.
 */
export function mayRemoveGuardian(
  actor: Actor,
  guardian: GuardianOfMember & { readonly isVerified: boolean; readonly isBlocked: boolean },
): boolean {
  if (isBlockedFrom(actor, guardian.memberId)) return false
  if (guardian.isBlocked) return actor.isAdmin
  if (guardian.accountId === actor.accountId) return true
  return guardian.isVerified ? actor.isAdmin : isStaff(actor)
}

/** Which facts the team asks for is a setting of the team. */
export function mayEditFields(actor: Actor): boolean {
  return actor.isAdmin
}

export function mayImport(actor: Actor): boolean {
  return isStaff(actor)
}
