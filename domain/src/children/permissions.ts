import { mayInClub, type ClubActor } from '../clubs/permissions.ts'
import { isBlockedFrom, isStaffFor, type Actor } from '../teams/actor.ts'
import type { ConsentState } from './consents.ts'

/** A roster row as far as consents and guardianship ask about it. */
export interface Child {
  readonly teamId: string
  readonly memberId: string
  /** Under 18 today. Undefined: no one entered a date of birth. */
  readonly isMinor: boolean | undefined
}

/** Consents are seen by those who have to keep them: the child, the guardians and staff. */
export function maySeeConsents(actor: Actor, child: Child): boolean {
  return (
    actor.teamId === child.teamId &&
    (isStaffFor(actor, child.memberId) || isOneself(actor, child) || isGuardian(actor, child))
  )
}

/** Guardians answer for a minor, adults for themselves. Staff never answers for anybody. */
export function mayGiveConsent(actor: Actor, child: Child): boolean {
  if (actor.teamId !== child.teamId) return false
  if (isGuardian(actor, child)) return child.isMinor !== false
  return isOneself(actor, child) && child.isMinor === false
}

/**
 * Health data: the person, the guardians of a minor, and coaches while there is consent. Running the
 * team or its club is no reason by itself.
 */
export function mayReadHealth(actor: Actor, child: Child, consent: ConsentState): boolean {
  if (actor.teamId !== child.teamId) return false
  if (isOnOwnBehalf(actor, child)) return true
  return actor.isCoach && consent === 'yes' && !isBlockedFrom(actor, child.memberId)
}

/** Every access is logged, except to your own or your child's data. */
export function isAccessLogged(actor: Actor, child: Child): boolean {
  return !isOnOwnBehalf(actor, child)
}

/** The person who may consent enters the health data, after consenting. */
export function mayWriteHealth(actor: Actor, child: Child, consent: ConsentState): boolean {
  return mayGiveConsent(actor, child) && consent === 'yes'
}

export function mayEraseHealth(actor: Actor, child: Child): boolean {
  return mayGiveConsent(actor, child)
}

/** The access list and log are for the person and the guardians. */
export function maySeeAccess(actor: Actor, child: Child): boolean {
  return actor.teamId === child.teamId && isOnOwnBehalf(actor, child)
}

/** Your own and your child's picture; staff only if the team may see it. */
export function mayChangePhoto(actor: Actor, child: Child, isShown: boolean): boolean {
  if (actor.teamId !== child.teamId) return false
  return isOnOwnBehalf(actor, child) || (isStaffFor(actor, child.memberId) && isShown)
}

/** "Must never be shown" is said by the safeguarding person of the club and by admins. */
export function mayForbidPictures(
  actor: Actor,
  child: { readonly teamId: string },
  isSafeguarding: boolean,
): boolean {
  return actor.teamId === child.teamId && (isSafeguarding || actor.isAdmin)
}

/** Staff vouches for guardians; a coach's own guardianship needs an admin, who answers for the team. */
export function mayVerifyGuardian(
  actor: Actor,
  guardian: { readonly accountId: string | undefined } & Pick<Child, 'teamId' | 'memberId'>,
): boolean {
  if (actor.teamId !== guardian.teamId || isBlockedFrom(actor, guardian.memberId)) return false
  return actor.isAdmin || (actor.isCoach && guardian.accountId !== actor.accountId)
}

/** Background checks of a club's staff are kept by its managers, and no one else learns of them. */
export function mayKeepChecks(actor: ClubActor): boolean {
  return mayInClub(actor, 'checks.edit')
}

/** Managers can't record or remove their own check; another manager does. */
export function mayRecordCheck(actor: ClubActor, accountId: string): boolean {
  return mayKeepChecks(actor) && actor.accountId !== accountId
}

/**
 * A court order is a matter for admins, and so are the reasons they write down; but not for one who
 * is kept from the child.
 */
export function mayBlockGuardian(
  actor: Actor,
  { teamId, memberId }: Pick<Child, 'teamId' | 'memberId'>,
): boolean {
  return actor.teamId === teamId && actor.isAdmin && !isBlockedFrom(actor, memberId)
}

function isOnOwnBehalf(actor: Actor, child: Child): boolean {
  return isOneself(actor, child) || (isGuardian(actor, child) && child.isMinor !== false)
}

function isOneself(actor: Actor, child: Child): boolean {
  return actor.memberId === child.memberId
}

function isGuardian(actor: Actor, child: Child): boolean {
  return actor.childIds.includes(child.memberId)
}

/** A guardian of a minor has everything of the child erased from the team; adults erase themselves. */
export function mayEraseChild(actor: Actor, child: Child): boolean {
  return actor.teamId === child.teamId && isGuardian(actor, child) && child.isMinor !== false
}

/** A copy of a child's data: for each guardian who speaks for the child. */
export function mayExportChild(actor: Actor, child: Child): boolean {
  return mayEraseChild(actor, child)
}

/** Who has a minor on which days: the guardians agree on it, and nobody else learns of it. */
export function mayArrangeHomes(actor: Actor, child: Child): boolean {
  return mayEraseChild(actor, child)
}
