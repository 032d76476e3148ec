import type { LiftOffer, LiftRequest, Lifts } from '@touchline/contract/lifts/shapes'
import { directionOf, matchingOffers, openLegs } from '@touchline/domain/lifts/lifts'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import { type EventKey, useRequestLift, useTakeSeat } from './api.ts'
import { CarFacts, driverLabel } from './car-facts.tsx'
import { PassengerNote } from './passenger-note.tsx'

interface MyRequestProps {
  readonly place: EventKey
  readonly request: LiftRequest
  readonly lifts: Lifts
}

/** Who of mine needs a lift: their car, the seats they are offered, or the cars to choose from. */
export function MyRequest({ place, request, lifts }: MyRequestProps) {
  const taken = new Set(request.seats.map(({ offerId }) => offerId))
  const cars = lifts.offers.filter(({ id }) => taken.has(id))
  const isOpen = openLegs(request).length > 0
  return (
    <section aria-label={request.firstName} className="grid gap-2 rounded-control bg-sunken p-3">
      {cars.map((offer) => (
        <MySeat key={offer.id} place={place} request={request} offer={offer} lifts={lifts} />
      ))}
      {isOpen && <Choice place={place} request={request} lifts={lifts} />}
    </section>
  )
}

interface MySeatProps extends MyRequestProps {
  readonly offer: LiftOffer
}

function MySeat({ place, request, offer, lifts }: MySeatProps) {
  const text = useText('lifts')
  const complain = useErrorToast()
  const take = useTakeSeat(place)
  const { memberId, firstName, isMe } = request
  const isAccepted = request.seats.every((seat) => seat.offerId !== offer.id || seat.isAccepted)
  const change = (isTaken: boolean) =>
    take.mutate({ memberId, offerId: offer.id, isTaken }, { onError: complain })
  const driver = driverLabel(offer)
  const rides = isMe ? text.youRideWith(driver) : text.ridesWith(firstName, driver)
  return (
    <div>
      <p className="font-medium wrap-anywhere">
        {isAccepted ? rides : text.offers(driver, firstName)}{' '}
        {isAccepted && <PassengerNote offer={offer} passenger={request} />}
      </p>
      <CarFacts offer={offer} requests={lifts.requests} />
      <div className="no-print mt-2 flex flex-wrap gap-2">
        {!isAccepted && (
          <Button size="s" variant="primary" busy={take.isPending} onClick={() => change(true)}>
            {text.accept}
          </Button>
        )}
        <Button size="s" variant={isAccepted ? 'quiet' : undefined} onClick={() => change(false)}>
          {isAccepted ? text.giveBack : text.decline}
        </Button>
      </div>
    </div>
  )
}

/** The cars that fit, one tap each. */
function Choice({ place, request, lifts }: MyRequestProps) {
  const text = useText('lifts')
  const complain = useErrorToast()
  const take = useTakeSeat(place)
  const withdraw = useRequestLift(place)
  const { memberId, firstName, isMe } = request
  const open = directionOf(openLegs(request))
  const cars = matchingOffers(request, lifts).filter(({ isMine }) => !isMine)
  return (
    <div>
      <p className="font-medium wrap-anywhere">
        {isMe ? text.youNeed : text.needs(firstName)}{' '}
        {open !== undefined && <span className="text-muted">{text.directions[open]}</span>}
      </p>
      {cars.length === 0 && <p className="text-s text-muted">{text.noCar}</p>}
      <ul className="no-print mt-2 grid gap-3">
        {cars.map((offer) => (
          <li key={offer.id}>
            <Button
              size="s"
              busy={take.isPending}
              onClick={() =>
                take.mutate({ memberId, offerId: offer.id, isTaken: true }, { onError: complain })
              }
            >
              {text.rideWith(driverLabel(offer))}
            </Button>
            <CarFacts offer={offer} requests={lifts.requests} />
          </li>
        ))}
      </ul>
      {request.seats.length === 0 && (
        <Button
          size="s"
          variant="quiet"
          className="no-print mt-2"
          busy={withdraw.isPending}
          onClick={() =>
            withdraw.mutate({ memberIds: [memberId], request: null }, { onError: complain })
          }
        >
          {text.notNeeded}
        </Button>
      )}
    </div>
  )
}
