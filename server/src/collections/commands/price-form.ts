import { hasPlaces, hasRoomFor } from '@touchline/domain/collections/places'

import type { Transaction } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors.ts'

import type { PricedLine } from '../queries/bills.ts'
import type { CollectionRow } from '../queries/collections.ts'
import { findFees, findFields } from '../queries/fees.ts'
import { findRemainingStock } from '../queries/stock.ts'
import type { FormSubmission } from './fill-form.ts'
import type { FormReader } from './form-reader.ts'
import { fieldRefusal } from './lock-for-change.ts'
import { findFreePlaces } from './places/free-places.ts'
import { priceLines } from './price-lines.ts'
import { peopleRefusals, paymentWayRefusal, type PaymentWays } from './refuse-form.ts'

interface Pricing {
  /** Locked, so that places and stock are given once. */
  readonly collection: CollectionRow
  readonly reader: FormReader
  readonly ways: PaymentWays
  readonly filled: FormSubmission
}

interface PricedForm {
  readonly lines: readonly PricedLine[]
  /** There aren't places for everyone, and they agreed to wait. */
  readonly isFull: boolean
}

/** The prices of a form; throws at the fields that are refused. */
export async function priceForm(
  tx: Transaction,
  { collection, reader, ways, filled }: Pricing,
): Promise<PricedForm> {
  const key = { teamId: collection.teamId, collectionId: collection.id }
  const fees = await findFees(tx, key)
  const isForPeople = hasPlaces(collection.kind)
  const { lines, refusals } = priceLines(
    {
      fees,
      fields: await findFields(tx, key),
      // A full activity has a waiting list instead.
      left: isForPeople ? () => null : await findRemainingStock(tx, key, fees),
      isFund: collection.kind === 'fund',
    },
    filled.lines,
  )
  const fields = {
    ...refusals,
    ...peopleRefusals(reader, lines),
    ...(filled.waits ? {} : paymentWayRefusal(filled, lines, ways)),
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid_input', { fields })
  const isFull = isForPeople && !hasRoomFor(lines, await findFreePlaces(tx, collection, fees))
  if (isFull && !filled.waits) throw fieldRefusal('lines', 'full')
  return { lines, isFull }
}
