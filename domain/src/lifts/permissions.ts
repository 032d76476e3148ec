import type { Answer } from '../events/answers.ts'
import { isBlindTo, isBlockedFrom, isStaff, represents, type Actor } from '../teams/actor.ts'
import { isMinor } from '../values/age.ts'

/** Without a day of birth, someone with a guardian is a child. */
export function isChild(
  person: { readonly dateOfBirth: string | null; readonly hasGuardian: boolean },
  today: string,
): boolean {
  return person.dateOfBirth === null ? person.hasGuardian : isMinor(person.dateOfBirth, today)
}

/** A roster row as far as lifts ask about it. */
export interface Passenger {
  readonly memberId: string
  readonly isChild: boolean
  /** The actor's own row, also as a guest from another team. */
  readonly isSelf: boolean
}

/** Guardians act for their children, adults for themselves; staff for no one. */
export function mayArrangeFor(
  actor: Actor,
  { memberId, isChild: child, isSelf }: Passenger,
): boolean {
  return isSelf ? !child : actor.childIds.includes(memberId)
}

/** Adults drive: guardians and grown-up players. `own`: the rows the actor may answer for. */
export function mayDrive(own: readonly Passenger[]): boolean {
  return own.some(({ isChild: child, isSelf }) => !isSelf || !child)
}

/** Staff and the families invited see who drives whom. */
export function maySeeLifts(actor: Actor, mine: readonly unknown[]): boolean {
  return isStaff(actor) || mine.length > 0
}

/** People who come, or still may. */
export function isTravelling({ answer }: { readonly answer: Answer | null }): boolean {
  return answer !== 'not_going'
}

/** Where a child is picked up is hidden from people the club blocks from the child. */
export function maySeeRequest(actor: Actor, memberId: string): boolean {
  return !isBlockedFrom(actor, memberId)
}

/** API tokens without access to children read no free text of families. */
export function mayReadMeetingPlace(actor: Actor, memberId?: string): boolean {
  return !isBlindTo(actor, memberId)
}

/** Who takes or gives back a seat. */
export interface SeatContext {
  readonly passenger: Passenger
  readonly driverId: string
  /** The club blocks the driver from the passenger. */
  readonly isDriverBlocked: boolean
}

/**
 * How a seat is taken: at once by the family, and by the driver for an adult. An adult who isn't a
 * guardian only offers a child a seat, which a guardian accepts. Undefined: it is neither's to take.
 */
export function howSeatIsTaken(
  actor: Actor,
  seat: SeatContext,
): 'accepted' | 'offered' | undefined {
  if (seat.isDriverBlocked) return undefined
  if (mayArrangeFor(actor, seat.passenger)) return 'accepted'
  if (actor.accountId !== seat.driverId) return undefined
  return seat.passenger.isChild ? 'offered' : 'accepted'
}

/** Both sides can give a seat back. */
export function mayRelease(actor: Actor, { passenger, driverId }: SeatContext): boolean {
  return mayArrangeFor(actor, passenger) || actor.accountId === driverId
}

/** True for requests of mine and my children. */
export function isOwnRequest(actor: Actor, memberId: string): boolean {
  return represents(actor, memberId)
}
