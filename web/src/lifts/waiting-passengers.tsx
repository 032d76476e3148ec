import type { LiftOffer, LiftRequest, Lifts } from '@touchline/contract/lifts/shapes'
import { directionOf, matchingLegs, openLegs } from '@touchline/domain/lifts/lifts'

import { useErrorToast } from '#web/members/use-error-toast.ts'
import { useText } from '#web/platform/language/language.tsx'
import { Button } from '#web/ui/button.tsx'

import { type EventKey, useTakeSeat } from './api.ts'
import { nameOf } from './car-facts.tsx'

interface WaitingProps {
  readonly place: EventKey
  readonly waiting: readonly LiftRequest[]
  readonly own: LiftOffer | undefined
  readonly lifts: Lifts
}

/** Others who still need a lift; a driver with a seat takes them along with one tap. */
export function WaitingPassengers({ place, waiting, own, lifts }: WaitingProps) {
  const text = useText('lifts')
  const complain = useErrorToast()
  const take = useTakeSeat(place)
  return (
    <section aria-label={text.needsLift} className="border-t border-line pt-4">
      <h3 className="mb-1 text-s font-semibold text-muted">{text.needsLift}</h3>
      <ul className="grid grid-cols-1 gap-2">
        {waiting.map((request) => {
          const direction = directionOf(openLegs(request)) ?? request.direction
          const facts = [text.directions[direction], request.meetingPlace]
          const fits = own !== undefined && matchingLegs(request, own, lifts.requests).length > 0
          return (
            <li
              key={request.memberId}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1"
            >
              <span className="min-w-0 wrap-anywhere">
                {nameOf(request)}
                <span className="block text-s text-muted">{facts.filter(Boolean).join(' · ')}</span>
              </span>
              {fits && (
                <Button
                  size="s"
                  className="no-print"
                  busy={take.isPending}
                  onClick={() =>
                    take.mutate(
                      { memberId: request.memberId, offerId: own.id, isTaken: true },
                      { onError: complain },
                    )
                  }
                >
                  {text.takeAlong(request.firstName)}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
