import type { LiftOffer, LiftRequest } from '@touchline/contract/lifts/shapes'

import { CarFacts, driverLabel, nameOf } from './car-facts.tsx'
import { PassengerNote } from './passenger-note.tsx'

interface CarRowProps {
  readonly offer: LiftOffer
  readonly requests: readonly LiftRequest[]
}

/** Another driver's car with who rides in it. */
export function CarRow({ offer, requests }: CarRowProps) {
  const passengers = requests.filter(({ seats }) =>
    seats.some(({ offerId }) => offerId === offer.id),
  )
  return (
    <li className="min-w-0">
      <p className="font-medium wrap-anywhere">{driverLabel(offer)}</p>
      <CarFacts offer={offer} requests={requests} />
      {passengers.length > 0 && (
        <ul className="mt-1 text-s">
          {passengers.map((passenger) => (
            <li key={passenger.memberId} className="wrap-anywhere">
              {nameOf(passenger)} <PassengerNote offer={offer} passenger={passenger} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
