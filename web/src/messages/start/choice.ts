import type { Audience } from '@touchline/domain/messages/conversations'

import type { MessageDraft } from './draft.ts'

/** The recipients: a kind, and a selection for each kind so that switching loses nothing. */
export interface Choice {
  readonly kind: ChoiceKind | undefined
  readonly eventId: string | undefined
  /** The conversation whose sender is answered. */
  readonly conversationId: string | undefined
  readonly memberIds: readonly string[]
  readonly guardianIds: readonly string[]
}

export const choiceKinds = ['team', 'players', 'guardians', 'staff', 'event', 'people'] as const
/** The kinds for people who aren't staff. */
export const ownKinds = ['staff', 'people'] as const satisfies readonly ChoiceKind[]
/** `sender` can't be chosen; it results from answering an announcement. */
export type ChoiceKind = (typeof choiceKinds)[number] | 'sender'

export function choiceOf(input: MessageDraft): Choice {
  const { kind } = input
  return {
    kind: kind === 'none' ? undefined : kind,
    eventId: kind === 'event' ? input.eventId : undefined,
    conversationId: kind === 'sender' ? input.conversationId : undefined,
    memberIds: kind === 'people' ? input.memberIds : [],
    guardianIds: [],
  }
}

/** Undefined if no one is chosen. */
export function audienceOf(choice: Choice): Audience | undefined {
  const { kind, eventId, conversationId, memberIds, guardianIds } = choice
  if (kind === undefined || kind === 'team') return kind && { kind }
  if (kind === 'event') return eventId === undefined ? undefined : { kind, eventId }
  if (kind === 'sender') return conversationId === undefined ? undefined : { kind, conversationId }
  if (kind !== 'people') return { kind: 'role', role: kind }
  const isNoPerson = memberIds.length + guardianIds.length === 0
  return isNoPerson ? undefined : { kind, memberIds, guardianIds }
}

/** Adds or removes an id. */
export function toggleId(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]
}
