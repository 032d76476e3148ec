import { isStaff, type Actor } from '../teams/actor.ts'

/**
 * Only staff handle invitations, the join link and requests, because these decide who sees minors.
 */
export function mayInvite(actor: Actor, teamId: string): boolean {
  return actor.teamId === teamId && isStaff(actor)
}

/** The list contains addresses, so only people who may invite see it. */
export function maySeeInvitations(actor: Actor, teamId: string): boolean {
  return mayInvite(actor, teamId)
}

/** Admins only: a new link and code end the old ones, which are on posters and in chats. */
export function mayResetJoinLink(actor: Actor, teamId: string): boolean {
  return actor.teamId === teamId && actor.isAdmin
}

/** Whether joining waits for approval is a safety setting of the team. */
export function mayChangeApproval(actor: Actor, teamId: string): boolean {
  return actor.teamId === teamId && actor.isAdmin
}

/** The facts for deciding a join request. */
export interface DecidedRequest {
  readonly teamId: string
  readonly accountId: string
  readonly kind: 'player' | 'parent'
}

/** Staff decide who joins. A coach's own claim to be a parent needs an admin. */
export function mayDecideRequest(actor: Actor, request: DecidedRequest): boolean {
  if (actor.teamId !== request.teamId) return false
  return actor.isAdmin || (actor.isCoach && request.accountId !== actor.accountId)
}
