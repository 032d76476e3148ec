import type { LiftOffer, LiftRequest, Lifts } from '@touchline/contract/lifts/shapes'
import { useState } from 'react'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'

import { type EventKey, useOfferLift, useTakeSeat } from './api.ts'
import { CarFacts, nameOf } from './car-facts.tsx'
import { OfferDialog } from './offer-dialog.tsx'
import { PassengerNote } from './passenger-note.tsx'

interface MyCarProps {
  readonly place: EventKey
  readonly own: LiftOffer
  readonly lifts: Lifts
}

/** My car: who rides with me, and what I can change. */
export function MyCar({ place, own, lifts }: MyCarProps) {
  const text = useText('lifts')
  const passengers = lifts.requests.filter(({ seats }) =>
    seats.some(({ offerId }) => offerId === own.id),
  )
  return (
    <section aria-label={text.youDrive} className="rounded-control bg-sunken p-3">
      <p className="font-medium">{text.youDrive}</p>
      <CarFacts offer={own} requests={lifts.requests} />
      {passengers.length > 0 && (
        <ul className="mt-2 grid grid-cols-1 gap-1">
          {passengers.map((passenger) => (
            <Passenger key={passenger.memberId} place={place} own={own} passenger={passenger} />
          ))}
        </ul>
      )}
      <CarActions place={place} own={own} hasPassengers={passengers.length > 0} />
    </section>
  )
}

interface PassengerProps extends Omit<MyCarProps, 'lifts'> {
  readonly passenger: LiftRequest
}

function Passenger({ place, own, passenger }: PassengerProps) {
  const text = useText('lifts')
  const complain = useErrorToast()
  const take = useTakeSeat(place)
  const { memberId, firstName, meetingPlace } = passenger
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="min-w-0 text-s wrap-anywhere">
        <span className="font-medium">{nameOf(passenger)}</span>{' '}
        <PassengerNote offer={own} passenger={passenger} />
        {meetingPlace !== null && <span className="block text-muted">{meetingPlace}</span>}
      </span>
      <Button
        size="s"
        variant="quiet"
        className="no-print"
        busy={take.isPending}
        onClick={() =>
          take.mutate({ memberId, offerId: own.id, isTaken: false }, { onError: complain })
        }
      >
        {text.remove(firstName)}
      </Button>
    </li>
  )
}

interface CarActionsProps extends Omit<MyCarProps, 'lifts'> {
  readonly hasPassengers: boolean
}

function CarActions({ place, own, hasPassengers }: CarActionsProps) {
  const text = useText('lifts')
  const complain = useErrorToast()
  const [open, setOpen] = useState<'edit' | 'withdraw'>()
  const offer = useOfferLift(place)
  const { direction, seats, leavesAt, meetingPlace } = own
  const close = () => setOpen(undefined)
  const withdraw = () => offer.mutate(null, { onError: complain, onSuccess: close })
  return (
    <div className="no-print mt-3 flex flex-wrap gap-2">
      {own.beforeChange && (
        <Button
          size="s"
          variant="primary"
          busy={offer.isPending}
          onClick={() =>
            offer.mutate({ direction, seats, leavesAt, meetingPlace }, { onError: complain })
          }
        >
          {text.confirm}
        </Button>
      )}
      <Button size="s" onClick={() => setOpen('edit')}>
        {text.edit}
      </Button>
      <Button
        size="s"
        variant="quiet"
        onClick={() => (hasPassengers ? setOpen('withdraw') : withdraw())}
      >
        {text.cannotDrive}
      </Button>
      {open === 'edit' && <OfferDialog place={place} known={own} onClose={close} />}
      <ConfirmDialog
        open={open === 'withdraw'}
        onOpenChange={(isOpen) => !isOpen && close()}
        title={text.withdrawTitle}
        confirmLabel={text.cannotDrive}
        busy={offer.isPending}
        onConfirm={withdraw}
      >
        {text.withdrawText}
      </ConfirmDialog>
    </div>
  )
}
