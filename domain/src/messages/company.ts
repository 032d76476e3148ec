import type { ConversationKind } from './conversations.ts'

/**
 * From this age people receive messages addressed to them; below it, their parents do instead. Some
 * countries allow accounts earlier (own-account.ts), none later.
 */
export const namedFrom = 16
/** Below this age, parents are in every conversation of their child. */
export const parentsUntil = 18

/** A person who reads and writes in a conversation. */
export interface Participant {
  readonly accountId: string
  /** Set if the person is in it as a member. */
  readonly memberId: string | undefined
  readonly isMinor: boolean
  /** The children in the conversation whose parent this person is. */
  readonly childIds: readonly string[]
}

/**
 * False if a minor would be alone with an adult. Among named people each minor needs a parent; in
 * larger groups a second adult is enough.
 */
export function isAccompanied(
  kind: ConversationKind,
  participants: readonly Participant[],
): boolean {
  const adults = participants.filter(({ isMinor }) => !isMinor).length
  const isOpen = kind !== 'people' && adults !== 1
  return (
    isOpen ||
    participants.every(
      (participant) => !participant.isMinor || hasParentAmong(participants, participant),
    )
  )
}

function hasParentAmong(participants: readonly Participant[], { memberId }: Participant): boolean {
  return participants.some(({ childIds }) => memberId !== undefined && childIds.includes(memberId))
}
