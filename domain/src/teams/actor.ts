/**
 * The caller, inside one team. Built once per request from the database (server/teams) and once per page
 * from the API (web/teams), so that both sides use the same permission functions.
 */
export interface Actor {
  /** The signed-in account. */
  readonly accountId: string
  readonly teamId: string
  /** The club the team belongs to, if any. */
  readonly clubId: string | undefined
  /** The actor's own roster row in this team, while it is active. */
  readonly memberId: string | undefined
  /** `isAdmin` on the own roster row, manager of the team's club, or its youth director. */
  readonly isAdmin: boolean
  /** Admin as the club's youth director and no more: nothing about money or the team's existence. */
  readonly isYouthDirector?: boolean | undefined
  /** Chosen on the own roster row: runs events and sees contact data. */
  readonly isCoach: boolean
  /** Chosen on the own roster row, or treasurer of the club: looks after the money, and nothing else. */
  readonly isTreasurer?: boolean
  /** Roster rows of the children the actor is a verified guardian of, in this team. */
  readonly childIds: readonly string[]
  /** Roster rows the club keeps the actor from, as guardian, by order of a court for example. */
  readonly blockedFrom?: readonly string[]
  /** A program of the account asks, by a token: it gives no one rights, and takes none. */
  readonly program?: { readonly seesChildren: boolean }
}

/** Who acts in a team, and when: what a command is given beside its input. */
export interface ActorContext {
  readonly actor: Actor
  readonly now: Date
}

/** On the roster of the team, or guardian of someone who is; a manager of its club need not be. */
export function belongsTo({ memberId, childIds }: Pick<Actor, 'memberId' | 'childIds'>): boolean {
  return memberId !== undefined || childIds.length > 0
}

/** Staff runs the team: its coaches and admins. */
export function isStaff(actor: Actor): boolean {
  return actor.isAdmin || actor.isCoach
}

/** True while a block stands: no office in the team lets a guardian around it. */
export function isBlockedFrom(actor: Actor, memberId: string): boolean {
  return actor.blockedFrom?.includes(memberId) === true
}

/**
 * True for a token without the scope of children: words about people and their contact are not for
 * it, except about the account's own roster row. Without a row given: for anything about others.
 */
export function isBlindTo(
  { program, memberId: own }: Pick<Actor, 'program'> & Partial<Pick<Actor, 'memberId'>>,
  memberId?: string,
): boolean {
  return program?.seesChildren === false && (memberId === undefined || own !== memberId)
}

/** True when one of several people is someone the actor is kept from. */
export function isBlockedFromAny(actor: Actor, memberIds: readonly string[]): boolean {
  return memberIds.some((id) => isBlockedFrom(actor, id))
}

/** Staff, except for people the actor is blocked from. */
export function isStaffFor(actor: Actor, memberId: string): boolean {
  return isStaff(actor) && !isBlockedFrom(actor, memberId)
}

/** The ids of the roster rows the actor speaks for: the own one first, then those of the children. */
export function representedBy({
  memberId,
  childIds,
}: Pick<Actor, 'memberId' | 'childIds'>): readonly string[] {
  return memberId === undefined ? childIds : [memberId, ...childIds]
}

/** Whether a roster row is one of those that `representedBy` lists. */
export function represents(actor: Actor, memberId: string): boolean {
  return actor.memberId === memberId || actor.childIds.includes(memberId)
}
