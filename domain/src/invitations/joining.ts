import { isMinor } from '../values/age.ts'
import { mayHoldOwnAccount } from '../values/own-account.ts'

/** What the age rules ask about a player who wants to join with an account of their own. */
export interface JoiningPlayer {
  readonly dateOfBirth: string
  /** The roster row they are bound to has a guardian who is verified. */
  readonly hasVerifiedGuardian: boolean
}

/**
 * - `alone`: an adult, or a young person old enough for an own account whose guardian is verified
 * - `too_young`: below the country's age, the guardian holds the account and the child is a profile
 * - `guardian_first`: old enough for an account, though a guardian has to join before
 */
export type Joining = 'alone' | 'too_young' | 'guardian_first'

/** May this player join with their own account in this country today? */
export function joiningOf(player: JoiningPlayer, country: string, today: string): Joining {
  if (!isMinor(player.dateOfBirth, today)) return 'alone'
  if (!mayHoldOwnAccount(country, player.dateOfBirth, today)) return 'too_young'
  return player.hasVerifiedGuardian ? 'alone' : 'guardian_first'
}

/** The younger of two claims about a date of birth: a minor is never made an adult by typing. */
export function laterBirthDate(
  one: string | undefined,
  other: string | undefined,
): string | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return one > other ? one : other
}

export interface ClaimedDates {
  /** The day of birth on the roster. */
  readonly known: string | undefined
  /** What the account says. */
  readonly claimed: string | undefined
  /** The roster row has a parent: while its day is unknown it counts as a minor's. */
  readonly hasGuardians: boolean
}

export interface DisputedDate {
  /** The younger one; undefined leaves the roster without a day. */
  readonly counts: string | undefined
  /** The one that someone has to confirm, and who said it. */
  readonly waits: string
  readonly saidBy: 'account' | 'roster'
}

/** Roster and account disagree whether someone is a minor; undefined where they don't. */
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

/** What decides whether joining waits for staff. */
export interface JoiningCase {
  /** The team's setting. */
  readonly teamApproves: boolean
  /** A minor joins, or someone who will act for one. */
  readonly concernsMinor: boolean
  /**
   * How the person got in: with the shared link or code, with the personal link mailed to their own
   * address, or with a personal link mailed to another address than the one they signed in with.
   */
  readonly by: 'shared_link' | 'own_invitation' | 'forwarded_invitation'
  /** Staff named this very person for this very roster row or guardian. */
  readonly isNamed: boolean
}

/**
 * Joining waits for approval if the team says so, and always with minors. Only the person staff invited,
 * through their own mailbox, joins at once.
 */
export function needsApproval({ teamApproves, concernsMinor, by, isNamed }: JoiningCase): boolean {
  if (by === 'own_invitation' && isNamed) return false
  return concernsMinor || teamApproves
}
