import { isMinor } from '../values/age.ts'
import { mayHoldOwnAccount } from '../values/own-account.ts'

/** The facts for the age rules about a player who joins with an own account. */
export interface JoiningPlayer {
  readonly dateOfBirth: string
  /** Their roster row has a verified guardian. */
  readonly hasVerifiedGuardian: boolean
}

/**
 * - `alone`: an adult, or a young person old enough for an own account whose guardian is verified
 * - `too_young`: below the country's age, the guardian holds the account and the child is a profile
 * - `guardian_first`: old enough for an account, though a guardian has to join before
 */
export type JoiningMode = 'alone' | 'too_young' | 'guardian_first'

/** Whether a player may join with an own account in this country today. */
export function howToJoin(player: JoiningPlayer, country: string, today: string): JoiningMode {
  if (!isMinor(player.dateOfBirth, today)) return 'alone'
  if (!mayHoldOwnAccount(country, player.dateOfBirth, today)) return 'too_young'
  return player.hasVerifiedGuardian ? 'alone' : 'guardian_first'
}

/** The younger of two claimed birth dates: no one becomes an adult by typing. */
export function laterBirthDate(
  one: string | undefined,
  other: string | undefined,
): string | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return one > other ? one : other
}

export interface ClaimedDates {
  /** The birth date on the roster. */
  readonly known: string | undefined
  /** The account's birth date. */
  readonly claimed: string | undefined
  /** The roster row has a parent: without a birth date it counts as a minor's. */
  readonly hasGuardians: boolean
}

export interface DisputedDate {
  /** The younger date; undefined leaves the roster without one. */
  readonly counts: string | undefined
  /** The date that someone must confirm, and its author. */
  readonly waits: string
  readonly saidBy: 'account' | 'roster'
}

/** Set if roster and account disagree on whether someone is a minor. */
export function disputedDate(
  { known, claimed, hasGuardians }: ClaimedDates,
  today: string,
): DisputedDate | undefined {
  if (claimed === undefined) return undefined
  const isClaimedMinor = isMinor(claimed, today)
  const isKnownMinor = known === undefined ? hasGuardians : isMinor(known, today)
  if (isClaimedMinor === isKnownMinor) return undefined
  if (isKnownMinor) return { counts: known, waits: claimed, saidBy: 'account' }
  return known === undefined ? undefined : { counts: claimed, waits: known, saidBy: 'roster' }
}

/** The facts that decide whether joining waits for staff. */
export interface ApprovalFacts {
  /** The team's setting. */
  readonly teamApproves: boolean
  /** The person is a minor or will act for one. */
  readonly concernsMinor: boolean
  /**
   * By the shared link or code, by a personal link sent to the person's own address, or by one
   * sent to another address than the signed-in account's.
   */
  readonly by: 'shared_link' | 'own_invitation' | 'forwarded_invitation'
  /** Staff invited this person for this roster row or parent. */
  readonly isNamed: boolean
}

/**
 * Joining waits for approval if the team says so, and always with minors. Only the person whom
 * staff invited, at their own address, joins at once.
 */
export function needsApproval({
  teamApproves,
  concernsMinor,
  by,
  isNamed,
}: ApprovalFacts): boolean {
  if (by === 'own_invitation' && isNamed) return false
  return concernsMinor || teamApproves
}
