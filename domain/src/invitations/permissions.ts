import { isStaff, type Actor } from '../teams/actor.ts'

/** Invitations, the join link and requests to join are a matter of staff: they say who sees minors. */
export function mayInvite(actor: Actor, teamId: string): boolean {
  return actor.teamId === teamId && isStaff(actor)
}

/** The list of invitations holds addresses, so only those who may invite see it. */
export function maySeeInvitations(actor: Actor, teamId: string): boolean {
  return mayInvite(actor, teamId)
}

/** A new link and code end the old ones, which are on posters and in chats: admins only. */
export function mayResetJoinLink(actor: Actor, teamId: string): boolean {
  return actor.teamId === teamId && actor.isAdmin
}

/** Whether joining waits for approval is a safety setting of the team. */
export function mayChangeApproval(actor: Actor, teamId: string): boolean {
  return actor.teamId === teamId && actor.isAdmin
}

/** A request to join, as far as deciding it asks. */
export interface DecidedRequest {
  readonly teamId: string
  readonly accountId: string
  readonly kind: 'player' | 'parent'
}

/**
 * Staff decides who joins. A coach's own claim to be someone's parent needs an admin, who answers
 * for the team.
 */
export function mayDecideRequest(actor: Actor, request: DecidedRequest): boolean {
  if (actor.teamId !== request.teamId) return false
  return actor.isAdmin || (actor.isCoach && request.accountId !== actor.accountId)
}
