import { type FreePlaces, hasPlaces, hasRoomFor } from '@touchline/domain/collections/places'

import type { Line, ReadForm } from './lines.ts'

type Form = Pick<ReadForm, 'kind' | 'fees' | 'placesLeft'>

/** Whether everyone on the form goes onto the waiting list. */
export function isForWaitingList(form: Form, lines: readonly Line[]): boolean {
  if (!hasPlaces(form.kind)) return false
  const wanted = lines.map(({ choice: { feeId, quantity } }) => ({ feeId, quantity }))
  return isFull(form) || !hasRoomFor(wanted, freeIn(form))
}

/** Whether no place is left at all. */
export function isFull({ kind, fees, placesLeft }: Form): boolean {
  if (!hasPlaces(kind)) return false
  return placesLeft === 0 || (fees.length > 0 && fees.every(({ stock }) => stock === 0))
}

function freeIn({ fees, placesLeft }: Form): FreePlaces {
  return { total: placesLeft, byFee: new Map(fees.map(({ id, stock }) => [id, stock])) }
}
