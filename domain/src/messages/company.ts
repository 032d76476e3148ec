import type { ConversationKind } from './conversations.ts'

/**
 * From this birthday on someone gets what is written to them by name; before it the parents get it
 * in their place. The law of some countries lets children hold an account earlier (own-account.ts),
 * none later than this.
 */
export const namedFrom = 16
/** Until this birthday the parents are in whatever their child is in. */
export const parentsUntil = 18

/** Someone who reads and writes in a conversation. */
export interface Seat {
  readonly accountId: string
  /** The own roster row, of who is in it as a person of the roster. */
  readonly memberId: string | undefined
  readonly isMinor: boolean
  /** The children of the conversation whose parent this is. */
  readonly childIds: readonly string[]
}

/**
 * No one who is not of age is alone with an adult. Where people are named one by one a parent of
 * each of them is there; in what is for many, two adults are company, too.
 */
export function isAccompanied(kind: ConversationKind, seats: readonly Seat[]): boolean {
  const adults = seats.filter(({ isMinor }) => !isMinor).length
  const isOpen = kind !== 'people' && adults !== 1
  return isOpen || seats.every((seat) => !seat.isMinor || hasParentAmong(seats, seat))
}

function hasParentAmong(seats: readonly Seat[], { memberId }: Seat): boolean {
  return seats.some(({ childIds }) => memberId !== undefined && childIds.includes(memberId))
}
