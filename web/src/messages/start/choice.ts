import type { Audience } from '@touchline/domain/messages/conversations'

import type { MessageDraft } from './draft.ts'

/** To whom: a kind, and what belongs to each of them, so that nothing is lost on the way between them. */
export interface Choice {
  readonly kind: ChoiceKind | undefined
  readonly eventId: string | undefined
  /** The conversation whose sender gets it. */
  readonly conversationId: string | undefined
  readonly memberIds: readonly string[]
  readonly guardianIds: readonly string[]
}

export const choiceKinds = ['team', 'players', 'guardians', 'staff', 'event', 'people'] as const
/** What is left to who does not run the team. */
export const ownKinds = ['staff', 'people'] as const satisfies readonly ChoiceKind[]
/** A sender is never chosen: one answers an announcement. */
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

/** Undefined while nobody is chosen. */
export function audienceOf(choice: Choice): Audience | undefined {
  const { kind, eventId, conversationId, memberIds, guardianIds } = choice
  if (kind === undefined || kind === 'team') return kind && { kind }
  if (kind === 'event') return eventId === undefined ? undefined : { kind, eventId }
  if (kind === 'sender') return conversationId === undefined ? undefined : { kind, conversationId }
  if (kind !== 'people') return { kind: 'role', role: kind }
  const isNoPerson = memberIds.length + guardianIds.length === 0
  return isNoPerson ? undefined : { kind, memberIds, guardianIds }
}

/** With somebody in or out. */
export function toggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]
}
