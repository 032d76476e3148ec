import type { EventPage } from '@touchline/contract/events/shapes/event'
import type { Lifts } from '@touchline/contract/lifts/shapes'
import { openLegs, countLifts } from '@touchline/domain/lifts/lifts'

import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'

import { type EventKey, useChooseLifts } from './api.ts'
import { CarRow } from './car-row.tsx'
import { LiftButtons } from './lift-buttons.tsx'
import { MyCar } from './my-car.tsx'
import { MyRequest } from './my-request.tsx'
import { WaitingPassengers } from './waiting-passengers.tsx'

interface LiftsCardProps {
  readonly event: EventPage
  readonly lifts: Lifts
  readonly isStaff: boolean
}

/** My part first, then the cars, then who still needs one. */
export function LiftsCard({ event, lifts, isStaff }: LiftsCardProps) {
  const text = useText('lifts')
  const key = { teamId: event.teamId, eventId: event.id }
  const { offers, requests } = lifts
  const own = offers.find(({ isMine }) => isMine)
  const others = offers.filter(({ isMine }) => !isMine)
  const waiting = requests.filter((one) => !one.isMine && openLegs(one).length > 0)
  return (
    <Card title={text.title} action={<Tally lifts={lifts} />}>
      <div className="grid grid-cols-1 gap-4">
        {own && <MyCar place={key} own={own} lifts={lifts} />}
        {requests.flatMap((request) =>
          request.isMine
            ? [<MyRequest key={request.memberId} place={key} request={request} lifts={lifts} />]
            : [],
        )}
        <LiftButtons event={event} lifts={lifts} place={key} />
        {others.length > 0 && (
          <ul className="grid grid-cols-1 gap-3 border-t border-line pt-4">
            {others.map((offer) => (
              <CarRow key={offer.id} offer={offer} requests={requests} />
            ))}
          </ul>
        )}
        {waiting.length > 0 && (
          <WaitingPassengers place={key} waiting={waiting} own={own} lifts={lifts} />
        )}
        {isStaff && offers.length + requests.length === 0 && <SwitchOff {...key} />}
      </div>
    </Card>
  )
}

/** "4 cars · 12 seats · 2 still need a lift" */
function Tally({ lifts }: { lifts: Lifts }) {
  const text = useText('lifts')
  const { cars, seats, waiting } = countLifts(lifts)
  const facts = [
    ...(cars > 0 ? [text.cars(cars), text.seats(seats)] : []),
    ...(waiting > 0 ? [text.waiting(waiting)] : []),
  ]
  return (
    <span className="figures text-s text-muted">
      {facts.length === 0 ? text.none : facts.join(' · ')}
    </span>
  )
}

function SwitchOff(key: EventKey) {
  const text = useText('lifts')
  const choose = useChooseLifts(key)
  return (
    <div className="no-print">
      <Button size="s" variant="quiet" busy={choose.isPending} onClick={() => choose.mutate(false)}>
        {text.switchOff}
      </Button>
    </div>
  )
}
