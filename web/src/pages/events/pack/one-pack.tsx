import type { EventPage } from '@touchline/contract/events/shapes/event'
import { isMatch } from '@touchline/domain/events/event-types'
import { may } from '@touchline/domain/teams/permissions'

import { useDayAndTime } from '#web/events/use-event-time.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'
import { Card } from '#web/ui/card.tsx'

import { PackedLineUp } from './packed-line-up.tsx'
import { PackedPeople } from './packed-people.tsx'
import { PackedPlace } from './packed-place.tsx'
import { PackedTasks } from './packed-tasks.tsx'
import { SaveButton } from './save-button.tsx'
import { usePack } from './use-pack.ts'

/** What there is to know, in the order in which one needs it on the way. */
export function OnePack({ event }: { event: EventPage }) {
  const text = useText('pack')
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
          <PackWords event={event} />
        </Card>
        <PackedPlace event={event} />
        <PackedPeople event={event} />
        {isMatch(event.type) && <PackedLineUp event={event} />}
        <PackedTasks event={event} />
      </div>
    </>
  )
}

/** What is in it and for how long; or why there is none. */
function PackWords({ event }: { event: EventPage }) {
  const text = useText('pack')
  const { moment } = useFormat()
  const { isTime, now, from, until } = usePack(event)
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
