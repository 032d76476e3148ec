import type { LiftOffer, LiftRequest } from '@touchline/contract/lifts/shapes'
import { directionOf } from '@touchline/domain/lifts/lifts'

import { useText } from '#web/platform/language/language.tsx'

interface PassengerNoteProps {
  readonly offer: LiftOffer
  readonly passenger: LiftRequest
}

/** "There · Not accepted yet", where a passenger doesn't ride all the way or hasn't accepted. */
export function PassengerNote({ offer, passenger }: PassengerNoteProps) {
  const text = useText('lifts')
  const seats = passenger.seats.filter(({ offerId }) => offerId === offer.id)
  const direction = directionOf(seats.map(({ leg }) => leg))
  const notes = [
    ...(direction === undefined || direction === offer.direction
      ? []
      : [text.directions[direction]]),
    ...(seats.every(({ isAccepted }) => isAccepted) ? [] : [text.notAccepted]),
  ]
  if (notes.length === 0) return null
  return <span className="text-muted">{notes.join(' · ')}</span>
}
