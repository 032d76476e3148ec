import type { Feature } from '../values/features.ts'

/**
 * The caller within one team. Built once per request from the database (server/teams) and once per
 * page from the API (web/teams), so that both use the same permission functions.
 */
export interface Actor {
  readonly accountId: string
  readonly teamId: string
  /** The team's club, if any. */
  readonly clubId: string | undefined
  /** The actor's roster row in this team, while it is active. */
  readonly memberId: string | undefined
  /** Admin on the roster, manager of the club, or youth director of the club. */
  readonly isAdmin: boolean
  /** Admin only as youth director: no access to money, and can't delete the team. */
  readonly isYouthDirector?: boolean | undefined
  /** Coach access on the roster row: runs events and sees contact data. */
  readonly isCoach: boolean
  /** Treasurer on the roster row or in the club: handles money, and nothing else. */
  readonly isTreasurer?: boolean
  /** Roster rows of children whose verified guardian the actor is. */
  readonly childIds: readonly string[]
  /** Roster rows the club blocks the actor from, for example by court order. */
  readonly blockedFrom?: readonly string[]
  /** What the operator has turned off for the club or team. */
  readonly featuresOff?: readonly Feature[] | undefined
  /** Set if an API token acts for the account. It can only lower the account's permissions. */
  readonly program?: { readonly seesChildren: boolean }
}

/** Who acts in a team, and when; passed to commands beside their input. */
export interface ActorContext {
  readonly actor: Actor
  readonly now: Date
}

/** True for members and their guardians. A club manager needn't be either. */
export function belongsTo({ memberId, childIds }: Pick<Actor, 'memberId' | 'childIds'>): boolean {
  return memberId !== undefined || childIds.length > 0
}

/** True for coaches and admins. */
export function isStaff(actor: Actor): boolean {
  return actor.isAdmin || actor.isCoach
}

/** True if the club blocks the actor from this member, whatever the actor's roles. */
export function isBlockedFrom(actor: Actor, memberId: string): boolean {
  return actor.blockedFrom?.includes(memberId) === true
}

/**
 * True for an API token without access to children's data, which sees no contact data or text about
 * people other than the account's own member. Without `memberId`: for anything about others.
 */
export function isBlindTo(
  { program, memberId: own }: Pick<Actor, 'program'> & Partial<Pick<Actor, 'memberId'>>,
  memberId?: string,
): boolean {
  return program?.seesChildren === false && (memberId === undefined || own !== memberId)
}

/** True if the actor is blocked from any of these members. */
export function isBlockedFromAny(actor: Actor, memberIds: readonly string[]): boolean {
  return memberIds.some((id) => isBlockedFrom(actor, id))
}

/** Staff, except for people the actor is blocked from. */
export function isStaffFor(actor: Actor, memberId: string): boolean {
  return isStaff(actor) && !isBlockedFrom(actor, memberId)
}

/** The roster rows the actor may answer for: their own first, then their children's. */
export function representedBy({
  memberId,
  childIds,
}: Pick<Actor, 'memberId' | 'childIds'>): readonly string[] {
  return memberId === undefined ? childIds : [memberId, ...childIds]
}

/** True for a roster row in `representedBy`. */
export function represents(actor: Actor, memberId: string): boolean {
  return actor.memberId === memberId || actor.childIds.includes(memberId)
}
