import type { Event } from '@touchline/contract/events/shapes/event'

import { useText } from '#web/platform/language/language.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useSettled } from '#web/ui/use-settled.ts'

import { useFoundEvents } from '../api/calendar.ts'
import type { Window } from '../api/keys.ts'
import { LoadErrorState } from '../load-error-state.tsx'
import { useNow } from '../use-now.ts'
import { type CalendarOwner, teamIdOf } from './calendar-owner.ts'
import { EventLines, EventLinesWaiting } from './event-lines.tsx'

interface FoundEventsProps {
  readonly owner: CalendarOwner
  readonly search: string
  readonly days: Window
  readonly isShown: (event: Event) => boolean
}

/** Search results of a season: coming events first, then past ones. */
export function FoundEvents({ owner, search, days, isShown }: FoundEventsProps) {
  const text = useText('events').calendar
  const now = useNow().getTime()
  const found = useFoundEvents(teamIdOf(owner), days, useSettled(search.trim()))
  if (found.isError) return <LoadErrorState query={found} />

  if (!found.data) return <EventLinesWaiting />

  const events = found.data.filter(isShown)
  const isComing = ({ endsAt }: Event) => Date.parse(endsAt) >= now
  const past = events.filter((event) => !isComing(event)).toReversed()
  return (
    <div className="grid grid-cols-1 gap-6">
      <p role="status" className="figures text-muted">
        {text.found(events.length)}
      </p>
      {events.length === 0 && <EmptyState title={text.nothingFound} />}
      <Part title={text.coming} owner={owner} events={events.filter(isComing)} />
      <Part title={text.past} owner={owner} events={past} />
    </div>
  )
}

interface PartProps {
  readonly title: string
  readonly owner: CalendarOwner
  readonly events: readonly Event[]
}

function Part({ title, owner, events }: PartProps) {
  if (events.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-l">{title}</h2>
      <EventLines owner={owner} events={events} />
    </section>
  )
}
