import type { Event } from '@touchline/contract/events/shapes/event'

import { useShownTeams } from '#web/events/calendar/use-shown-teams.ts'
import { EventSummary } from '#web/events/event-summary.tsx'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import type { PeriodKey } from './group-by-period.ts'

/** The events of today, tomorrow or a month, each with its people. */
export function ComingGroup({ stretch, events }: { stretch: PeriodKey; events: readonly Event[] }) {
  const text = useText('start')
  const { month } = useFormat()
  const teams = useShownTeams()
  const title =
    stretch === 'today' || stretch === 'tomorrow' ? text[stretch] : month(`${stretch}-01`)
  return (
    <section>
      <h2 className="mb-2 text-l first-letter:uppercase">{title}</h2>
      <ul className="grid grid-cols-1 gap-3">
        {events.map((event) => (
          <li key={event.id} className="min-w-0">
            <EventSummary
              event={event}
              team={teams.size > 1 || hasChildren(event) ? teams.get(event.teamId) : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

function hasChildren({ mine }: Event): boolean {
  return mine.some(({ relation }) => relation === 'child')
}
