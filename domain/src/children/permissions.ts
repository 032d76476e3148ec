import { isStaff, type Actor } from '../teams/actor.ts'

/** A roster row as far as consents and guardianship ask about it. */
export interface Child {
  readonly teamId: string
  readonly memberId: string
  /** Under 18 today. Undefined: nobody entered a date of birth. */
  readonly isMinor: boolean | undefined
}

/** Consents are seen by those who have to keep them: the child, the guardians and staff. */
export function maySeeConsents(actor: Actor, child: Child): boolean {
  return (
    actor.teamId === child.teamId &&
    (isStaff(actor) || isOneself(actor, child) || isGuardian(actor, child))
  )
}

/** Guardians answer for a minor, adults for themselves. Staff never answers for anybody. */
export function mayGiveConsent(actor: Actor, child: Child): boolean {
  if (actor.teamId !== child.teamId) return false
  if (isGuardian(actor, child)) return child.isMinor !== false
  return isOneself(actor, child) && child.isMinor === false
}

/** Staff vouches for guardians; a coach's own guardianship needs an admin, who answers for the team. */
export function mayVerifyGuardian(
  actor: Actor,
  guardian: { readonly teamId: string; readonly accountId: string | undefined },
): boolean {
  if (actor.teamId !== guardian.teamId) return false
  return actor.isAdmin || (actor.isCoach && guardian.accountId !== actor.accountId)
}

/** A court order is a matter for admins. */
export function mayBlockGuardian(actor: Actor, guardian: { readonly teamId: string }): boolean {
  return actor.teamId === guardian.teamId && actor.isAdmin
}

function isOneself(actor: Actor, child: Child): boolean {
  return actor.memberId === child.memberId
}

function isGuardian(actor: Actor, child: Child): boolean {
  return actor.childIds.includes(child.memberId)
}
