import { isLiftLetterKind, type LiftLetterKind } from '@touchline/domain/accounts/letter-kinds'
import { openLegs } from '@touchline/domain/lifts/lifts'
import { isStaffFor } from '@touchline/domain/teams/actor'

import type { Transaction } from '#server/platform/database/database.ts'
import { findActor } from '#server/teams/queries/actor.ts'

import type { LetterToWrite } from '../queries/letters.ts'
import { findPassengers, findRider, type PassengerInLetter, type Rider } from '../queries/lifts.ts'

/** What a letter says about lifts; most letters say nothing. */
export interface LiftsInLetter {
  readonly rider: Rider | undefined
  /** With the phone numbers that the roster shows the driver. */
  readonly passengers: readonly PassengerInLetter[]
}

/** Undefined when a letter about a lift has nothing to say any more: things changed before it was written. */
export async function liftsInLetter(
  tx: Transaction,
  letter: LetterToWrite,
): Promise<LiftsInLetter | undefined> {
  const { kind } = letter
  if (!isLiftLetterKind(kind)) return { rider: undefined, passengers: [] }
  if (kind === 'lift_reminder') {
    const passengers = await shownPassengers(tx, letter)
    return passengers.length === 0 ? undefined : { rider: undefined, passengers }
  }
  const rider = await findRider(tx, letter)
  if (rider === undefined) return undefined
  return isToDriver(rider, kind) ? toDriver(rider, kind) : toFamily(rider, kind)
}

/** Staff hear of lost lifts, too, like the family. */
function isToDriver({ relation, isReaderDriving }: Rider, kind: LiftLetterKind): boolean {
  return relation === 'other' && (kind !== 'lift_ended' || isReaderDriving)
}

/** Drivers hear only of their own car, and of no seat a family has yet to accept. */
function toDriver(rider: Rider, kind: LiftLetterKind): LiftsInLetter | undefined {
  const seats = rider.seats.filter(({ isMine }) => isMine)
  const hasNews = kind === 'lift_ended' ? seats.length === 0 : seats.some((seat) => seat.isAccepted)
  return hasNews ? { rider: { ...rider, seats }, passengers: [] } : undefined
}

/** A lost seat matters while a part of the way is open. */
function toFamily(rider: Rider, kind: LiftLetterKind): LiftsInLetter | undefined {
  const { direction, seats } = rider
  const isOpen = direction !== null && openLegs({ direction, seats }).length > 0
  const hasNews = kind === 'lift_ended' ? isOpen : seats.length > 0
  return hasNews ? { rider, passengers: [] } : undefined
}

async function shownPassengers(
  tx: Transaction,
  letter: LetterToWrite,
): Promise<readonly PassengerInLetter[]> {
  const driver = await findActor(tx, letter)
  const passengers = await findPassengers(tx, letter)
  return passengers.map((one) =>
    driver !== undefined && !one.isGuest && isStaffFor(driver, one.memberId)
      ? one
      : { ...one, phones: [] },
  )
}
