import { isBlockedFrom, isStaff, isStaffFor, represents, type Actor } from '../teams/actor.ts'

/** Contact, birth date, address and licence: staff, the person and their guardians. */
export function maySeePrivate(actor: Actor, memberId: string): boolean {
  return isStaffFor(actor, memberId) || represents(actor, memberId)
}

/** Former members are only shown to staff. */
export function maySeeArchive(actor: Actor): boolean {
  return isStaff(actor)
}

export function mayAddMembers(actor: Actor): boolean {
  return isStaff(actor)
}

export function mayEditMember(actor: Actor, memberId: string): boolean {
  return isStaffFor(actor, memberId) || represents(actor, memberId)
}

/** Fields set by staff rather than by the person. */
export const sportFields = ['role', 'position', 'jerseyNumber', 'licenceNumber', 'notes'] as const
/** Fields that grant permissions. The role label doesn't. */
export const rightFields = ['access'] as const

/** Admins edit rights, staff also sport fields; the person and the guardians edit the rest. */
export function mayEditField(actor: Actor, memberId: string, field: string): boolean {
  if (rightFields.some((known) => known === field))
    return mayGiveAccess(actor) && !isBlockedFrom(actor, memberId)
  if (sportFields.some((known) => known === field)) return isStaffFor(actor, memberId)
  return mayEditMember(actor, memberId)
}

/** Only an admin in person gives access, never an API token. */
export function mayGiveAccess(actor: Actor): boolean {
  return actor.isAdmin && actor.program === undefined
}

export function mayArchiveMember(actor: Actor, memberId: string): boolean {
  return actor.isAdmin && !isBlockedFrom(actor, memberId)
}

/** Bulk changes of roles and of the archive; each member is also checked alone. */
export function mayActOnMany(actor: Actor): boolean {
  return actor.isAdmin
}

/** Members and guardians can always end a membership, as admins can. */
export function mayEndMembership(actor: Actor, memberId: string): boolean {
  return mayArchiveMember(actor, memberId) || represents(actor, memberId)
}

export function mayAddGuardian(actor: Actor, memberId: string): boolean {
  return isStaffFor(actor, memberId) || actor.childIds.includes(memberId)
}

/** A guardian of a member, reduced to what permissions need. */
export interface GuardianOfMember {
  readonly memberId: string
  readonly accountId: string | null
}

/** Parents don't see each other's contact details; the child sees both. */
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
 * Guardians may remove themselves, staff an unverified guardian, admins any. While someone is
 * blocked, only admins may, because removal also ends the block.
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

/** The team's own fields are a team setting. */
export function mayEditFields(actor: Actor): boolean {
  return actor.isAdmin
}

export function mayImport(actor: Actor): boolean {
  return isStaff(actor)
}
