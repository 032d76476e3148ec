import { isLiftLetterKind } from '@touchline/domain/accounts/letter-kinds'
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
  const hasSeat = rider.seats.length > 0
  return hasSeat === (kind === 'lift_ended') ? undefined : { rider, passengers: [] }
}

async function shownPassengers(
  tx: Transaction,
  letter: LetterToWrite,
): Promise<readonly PassengerInLetter[]> {
  const driver = await findActor(tx, letter)
  const passengers = await findPassengers(tx, letter)
  return passengers.map((one) =>
    driver !== undefined && isStaffFor(driver, one.memberId) ? one : { ...one, phones: [] },
  )
}
