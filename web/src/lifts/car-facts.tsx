import type { LiftOffer, LiftRequest } from '@touchline/contract/lifts/shapes'
import { freeSeats, legsOf } from '@touchline/domain/lifts/lifts'

import { useText } from '#web/platform/language/language.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Facts } from '#web/ui/facts.tsx'

interface CarFactsProps {
  readonly offer: LiftOffer
  readonly requests: readonly LiftRequest[]
}

/** "Leaves 09:15 · School car park · There and back · 2 seats free" */
export function CarFacts({ offer, requests }: CarFactsProps) {
  const text = useText('lifts')
  const { direction, leavesAt, meetingPlace } = offer
  const facts = [
    leavesAt === null ? undefined : text.leaves(leavesAt),
    meetingPlace ?? undefined,
    text.directions[direction],
    text.free(freeSeats(offer, legsOf(direction), requests)),
  ]
  return (
    <>
      <p className="figures text-s text-muted wrap-anywhere">
        <Facts of={facts.filter((fact) => fact !== undefined)} />
      </p>
      {offer.beforeChange && (
        <p className="mt-1">
          <Badge tone="warning">{text.beforeChange}</Badge>
        </p>
      )}
    </>
  )
}

/** "Katrin Weber (Anna, Leo)": a driver is known by the children. */
export function driverLabel({ driver, children }: LiftOffer): string {
  return children.length === 0 ? driver : `${driver} (${children.join(', ')})`
}

export function nameOf({ firstName, lastName }: LiftRequest): string {
  return `${firstName} ${lastName}`.trim()
}
