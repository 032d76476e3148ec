import { addDays } from './days.ts'
import { toInstant } from './wall-clock.ts'

/** When people are invited: at once, some time before, or by hand. */
export type Invitation =
  | { readonly kind: 'at_once' }
  | { readonly kind: 'before'; readonly days: number; readonly hours: number }
  | { readonly kind: 'by_hand' }

/** Who sees answers: the whole team, or staff. */
export const answerVisibility = ['everyone', 'staff'] as const
export type AnswerVisibility = (typeof answerVisibility)[number]

export interface InvitationOptions {
  readonly invitation: Invitation
  /** Whether the team's own reminders count for it. */
  readonly isReminded: boolean
  readonly answerVisibility: AnswerVisibility
}

/** For events created automatically. */
export const defaultInvitation: InvitationOptions = {
  invitation: { kind: 'at_once' },
  isReminded: true,
  answerVisibility: 'everyone',
}

export type InvitationState =
  | { readonly kind: 'sent' }
  | { readonly kind: 'waiting'; readonly at: string }
  | { readonly kind: 'by_hand' }

/** A day in advance is a calendar day in the event's zone, an hour is 60 minutes. */
export function invitationOf(
  invitation: Invitation,
  { local, zone }: { readonly local: string; readonly zone: string },
  now: Date,
): InvitationState {
  if (invitation.kind === 'at_once') return { kind: 'sent' }
  if (invitation.kind === 'by_hand') return invitation
  const day = toInstant(`${addDays(local.slice(0, 10), -invitation.days)}${local.slice(10)}`, zone)
  const at = new Date(new Date(day).getTime() - invitation.hours * hour)
  return at <= now ? { kind: 'sent' } : { kind: 'waiting', at: at.toISOString() }
}

const hour = 3_600_000
