/** The state of an invitation as staff see it. */
export const invitationStates = [
  'queued',
  'sent',
  'opened',
  'bounced',
  'asking',
  'joined',
  'declined',
  'expired',
  'revoked',
  'disowned',
] as const

export type InvitationState = (typeof invitationStates)[number]

/** The lifetime of a personal link. */
const invitationDays = 14

/** The facts that determine the state. */
export interface InvitationFacts {
  readonly expiresAt: Date
  readonly openedAt: Date | undefined
  readonly acceptedAt: Date | undefined
  readonly revokedAt: Date | undefined
  /** The reader said they are not the invited person. */
  readonly disownedAt: Date | undefined
  /** The invited person is on the roster, or has a child on it, and isn't archived. */
  readonly hasPlace: boolean
  /** The state of the email; undefined if unknown. */
  readonly mail: 'waiting' | 'sent' | 'bounced' | 'given_up' | 'kept' | undefined
  /** The state of the resulting join request, if approval was required. */
  readonly request: 'waiting' | 'approved' | 'declined' | undefined
}

/** A reason for ending comes before any progress. */
export function invitationState(facts: InvitationFacts, now: Date): InvitationState {
  if (facts.disownedAt) return 'disowned'
  if (facts.revokedAt) return 'revoked'
  if (facts.acceptedAt) return acceptedState(facts.request)
  if (!facts.hasPlace) return 'revoked'
  if (facts.expiresAt <= now) return 'expired'
  if (facts.openedAt) return 'opened'
  if (facts.mail === 'bounced' || facts.mail === 'given_up') return 'bounced'
  return facts.mail === 'waiting' ? 'queued' : 'sent'
}

/** True if it can still be resent, revoked and accepted. */
export function isOpen(state: InvitationState): boolean {
  return state === 'queued' || state === 'sent' || state === 'opened' || state === 'bounced'
}

/** When an invitation created now expires. */
export function expiryAfter(now: Date): Date {
  return new Date(now.getTime() + invitationDays * 86_400_000)
}

function acceptedState(request: InvitationFacts['request']): InvitationState {
  if (request === 'waiting') return 'asking'
  return request === 'declined' ? 'declined' : 'joined'
}
