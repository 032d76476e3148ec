import type { EventPage } from '@touchline/contract/events/shapes/event'
import { maySeeLifts } from '@touchline/domain/lifts/permissions'
import { may } from '@touchline/domain/teams/permissions'
import { Car } from 'lucide-react'

import { useNow } from '#web/events/use-now.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Button } from '#web/ui/button.tsx'

import { useChooseLifts, useLifts } from './api.ts'
import { LiftsCard } from './lifts-card.tsx'

/** Who drives whom to an event, until it is over; where there are no lifts, staff can switch them on. */
export function EventLifts({ event }: { event: EventPage }) {
  const actor = useActor()
  const isOver = new Date(event.endsAt) < useNow()
  if (isOver || !maySeeLifts(actor, event.mine)) return null
  return <Lifts event={event} isStaff={may(actor, 'events.edit')} />
}

/** The same for a guest of another team, who reads nothing else of this one. */
export function GuestLifts({ event }: { event: EventPage }) {
  const isOver = new Date(event.endsAt) < useNow()
  return isOver ? null : <Lifts event={event} isStaff={false} />
}

function Lifts({ event, isStaff }: { event: EventPage; isStaff: boolean }) {
  const key = { teamId: event.teamId, eventId: event.id }
  const { data: lifts } = useLifts(key)
  if (lifts === undefined) return null
  if (lifts.isOn) return <LiftsCard event={event} lifts={lifts} isStaff={isStaff} />
  return isStaff ? <SwitchOn {...key} /> : null
}

function SwitchOn(key: { readonly teamId: string; readonly eventId: string }) {
  const text = useText('lifts')
  const choose = useChooseLifts(key)
  return (
    <div className="no-print">
      <Button
        size="s"
        variant="quiet"
        icon={<Car aria-hidden />}
        busy={choose.isPending}
        onClick={() => choose.mutate(true)}
      >
        {text.switchOn}
      </Button>
    </div>
  )
}
