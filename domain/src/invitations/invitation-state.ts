/** Where an invitation stands, as staff sees it. */
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

/** A personal link lives this long. */
const invitationDays = 14

/** What the state is made of. */
export interface InvitationFacts {
  readonly expiresAt: Date
  readonly openedAt: Date | undefined
  readonly acceptedAt: Date | undefined
  readonly revokedAt: Date | undefined
  /** The reader said they are not the invited person. */
  readonly disownedAt: Date | undefined
  /** Whom it is for is neither archived nor gone, or has a child in the team who is not. */
  readonly hasPlace: boolean
  /** How the mail fared; undefined when it is not on record. */
  readonly mail: 'waiting' | 'sent' | 'bounced' | 'given_up' | 'kept' | undefined
  /** How the request that came of it fared, when acceptance needed approval. */
  readonly request: 'waiting' | 'approved' | 'declined' | undefined
}

/** The one word for all of it; what ended the invitation comes before how far it had come. */
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

/** An invitation still waits for its person: it can be resent, revoked and accepted. */
export function isOpen(state: InvitationState): boolean {
  return state === 'queued' || state === 'sent' || state === 'opened' || state === 'bounced'
}

/** Until when an invitation made now can be accepted. */
export function expiryAfter(now: Date): Date {
  return new Date(now.getTime() + invitationDays * 86_400_000)
}

function acceptedState(request: InvitationFacts['request']): InvitationState {
  if (request === 'waiting') return 'asking'
  return request === 'declined' ? 'declined' : 'joined'
}
