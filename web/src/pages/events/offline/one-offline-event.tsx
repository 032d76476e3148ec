import type { EventPage } from '@touchline/contract/events/shapes/event'
import { isMatch } from '@touchline/domain/events/event-types'
import { may } from '@touchline/domain/teams/permissions'

import { useDayAndTime } from '#web/events/use-event-time.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Card } from '#web/ui/card.tsx'

import { OfflineLineUp } from './offline-line-up.tsx'
import { OfflineLocation } from './offline-location.tsx'
import { OfflinePeople } from './offline-people.tsx'
import { OfflineTasks } from './offline-tasks.tsx'
import { SaveButton } from './save-button.tsx'
import { useOfflineEvent } from './use-offline-event.ts'

/** The facts in the order people need them on the way. */
export function OneOfflineEvent({ event }: { event: EventPage }) {
  const text = useText('offlineEvent')
  const time = useDayAndTime(event)
  return (
    <>
      <header className="mb-4">
        <p className="text-s text-muted">{text.title}</p>
        <h1 className="text-xl wrap-anywhere">{event.title}</h1>
        <p className="figures mt-1 text-l">{time}</p>
      </header>
      <div className="grid max-w-prose grid-cols-1 gap-4">
        <Card>
          <SaveButton event={event} />
          <OfflineWords event={event} />
        </Card>
        <OfflineLocation event={event} />
        <OfflinePeople event={event} />
        {isMatch(event.type) && <OfflineLineUp event={event} />}
        <OfflineTasks event={event} />
      </div>
    </>
  )
}

/** What is stored and for how long, or why nothing is. */
function OfflineWords({ event }: { event: EventPage }) {
  const text = useText('offlineEvent')
  const { moment } = useFormat()
  const { isTime, now, from, until } = useOfflineEvent(event)
  const mayTake = may(useActor(), 'events.contacts')
  if (event.cancelledAt !== null) return <p>{text.cancelled}</p>
  if (now < from) return <p>{text.opens(moment(from, event.timeZone))}</p>
  if (!isTime) return <p>{text.over}</p>
  if (!mayTake) return null
  return (
    <p className="mt-2 text-s text-muted">
      {text.families} {text.until(moment(until, event.timeZone))}
    </p>
  )
}
