import type { Event } from '@touchline/contract/events/shapes/event'
import { Link } from 'react-router'

import { paths } from '#web/app/paths.ts'
import { AttendanceAction } from '#web/attendance/attendance-action.tsx'
import { useDayAndTime } from '#web/events/use-event-time.ts'
import { MatchDayAction } from '#web/leagues/match-day/match-day-action.tsx'
import { MatchScore } from '#web/leagues/match-day/match-score.tsx'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'

/** The last event in two lines, with its result and the link to attendance for staff. */
export function LastEvent({ event }: { event: Event | null }) {
  const text = useText('teams').dashboard
  return (
    <section>
      <h2 className="mb-3 text-l">{text.lastEvent}</h2>
      {event === null ? <p className="text-muted">{text.noLastEvent}</p> : <Shown event={event} />}
    </section>
  )
}

function Shown({ event }: { event: Event }) {
  const when = useDayAndTime(event)
  const { team } = useTeam()
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-surface border border-line bg-surface px-4 py-3">
      <div className="min-w-0 grow basis-40">
        <h3 className="text-m wrap-anywhere">
          <Link to={paths.event(event.teamId, event.id)} className="hover:underline">
            {event.title}
          </Link>
        </h3>
        <p className="figures text-s text-muted first-letter:uppercase">{when}</p>
        <MatchScore event={event} teamName={team.name} />
      </div>
      <div className="no-print flex flex-wrap gap-2 empty:hidden">
        <MatchDayAction event={event} />
        <AttendanceAction event={event} variant="secondary" />
      </div>
    </div>
  )
}
