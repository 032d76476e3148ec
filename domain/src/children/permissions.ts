import { mayInClub, type ClubActor } from '../clubs/permissions.ts'
import { isBlockedFrom, isStaffFor, type Actor } from '../teams/actor.ts'
import type { ConsentState } from './consents.ts'

/** A roster row, as far as consents and guardianship need it. */
export interface Child {
  readonly teamId: string
  readonly memberId: string
  /** Under 18 today; undefined without a birth date. */
  readonly isMinor: boolean | undefined
}

/** Consents are visible to the child, the guardians and staff. */
export function maySeeConsents(actor: Actor, child: Child): boolean {
  return (
    actor.teamId === child.teamId &&
    (isStaffFor(actor, child.memberId) || isOneself(actor, child) || isGuardian(actor, child))
  )
}

/** Guardians answer for a minor, adults for themselves; staff never do. */
export function mayGiveConsent(actor: Actor, child: Child): boolean {
  if (actor.teamId !== child.teamId) return false
  if (isGuardian(actor, child)) return child.isMinor !== false
  return isOneself(actor, child) && child.isMinor === false
}

/**
 * Health data is for the person, a minor's guardians and, with consent, coaches. Admins and club
 * managers have no access as such.
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

/** The safeguarding person of the club and admins can opt someone out of pictures. */
export function mayForbidPictures(
  actor: Actor,
  child: { readonly teamId: string },
  isSafeguarding: boolean,
): boolean {
  return actor.teamId === child.teamId && (isSafeguarding || actor.isAdmin)
}

/** Staff verify guardians; a coach's own guardianship needs an admin. */
export function mayVerifyGuardian(
  actor: Actor,
  guardian: { readonly accountId: string | undefined } & Pick<Child, 'teamId' | 'memberId'>,
): boolean {
  if (actor.teamId !== guardian.teamId || isBlockedFrom(actor, guardian.memberId)) return false
  return actor.isAdmin || (actor.isCoach && guardian.accountId !== actor.accountId)
}

/** Only managers see the background checks of a club's staff. */
export function mayKeepChecks(actor: ClubActor): boolean {
  return mayInClub(actor, 'checks.edit')
}

/** Managers can't record or remove their own check. */
export function mayRecordCheck(actor: ClubActor, accountId: string): boolean {
  return mayKeepChecks(actor) && actor.accountId !== accountId
}

/**
 * Admins handle court orders and see the reasons, unless they are blocked from the child
 * themselves.
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

/** A minor's guardian can erase the child from the team; adults erase themselves. */
export function mayEraseChild(actor: Actor, child: Child): boolean {
  return actor.teamId === child.teamId && isGuardian(actor, child) && child.isMinor !== false
}

/** Each current guardian can export the child's data. */
export function mayExportChild(actor: Actor, child: Child): boolean {
  return mayEraseChild(actor, child)
}

/** Only the guardians see and agree on who has a minor on which days. */
export function mayArrangeHomes(actor: Actor, child: Child): boolean {
  return mayEraseChild(actor, child)
}
