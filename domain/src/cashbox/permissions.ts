import { isBlockedFrom, type Actor } from '../teams/actor.ts'
import { may } from '../teams/permissions.ts'
import type { EntryKind, ItemKind } from './ledger.ts'

/** Cashiers are the team's treasurers and admins. */
export function isCashier(actor: Actor): boolean {
  return may(actor, 'cashbox.manage')
}

/** Players tap their own drinks; cashiers fine and tap for everyone. */
export function mayCharge(actor: Actor, kind: ItemKind, memberId: string): boolean {
  if (isCashier(actor)) return !isBlockedFrom(actor, memberId)
  return kind === 'drink' && actor.memberId === memberId
}

/** A player as far as seeing what they owe asks. */
export interface BalanceOwner {
  readonly memberId: string
  readonly hasLeft: boolean
  readonly isMinor: boolean
}

/**
 * Everyone sees their own balance; others' if the team shows them. Cashiers also see what those who left,
 * and minors, still have to settle.
 */
export function maySeeBalance(
  actor: Actor,
  { memberId, hasLeft, isMinor }: BalanceOwner,
  isOpen: boolean,
): boolean {
  if (isBlockedFrom(actor, memberId)) return false
  return isCashier(actor) || (!hasLeft && !isMinor && (actor.memberId === memberId || isOpen))
}

/** Everyone sees their own list, cashiers every list. */
export function maySeeEntries(actor: Actor, memberId: string): boolean {
  return actor.memberId === memberId || (isCashier(actor) && !isBlockedFrom(actor, memberId))
}

/** An entry as far as undoing it asks. */
export interface UndoableEntry {
  readonly kind: EntryKind
  readonly memberId: string | null
  readonly createdBy: string | null
  readonly createdAt: Date
  readonly isUndone: boolean
  /** It undoes another one. */
  readonly isUndo: boolean
}

/** To take back a tap. */
const minutesToUndo = 15

/** Cashiers undo any entry, players a drink they have just tapped. */
export function mayUndo(actor: Actor, entry: UndoableEntry, now: Date): boolean {
  const { kind, memberId, createdBy, createdAt } = entry
  if (entry.isUndone || entry.isUndo) return false
  if (isCashier(actor)) return memberId === null || !isBlockedFrom(actor, memberId)
  const isOwn = kind === 'drink' && memberId === actor.memberId && createdBy === actor.accountId
  return isOwn && now.getTime() - createdAt.getTime() <= minutesToUndo * 60_000
}
