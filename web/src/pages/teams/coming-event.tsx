import type { UpcomingEvent } from '@touchline/contract/events/shapes/requests'
import { isMarkable } from '@touchline/domain/attendance/permissions'
import { isStaff } from '@touchline/domain/teams/actor'

import { AttendanceAction } from '#web/attendance/attendance-action.tsx'
import { MyTasks } from '#web/attendance/tasks/my-tasks.tsx'
import { EventSummary } from '#web/events/event-summary.tsx'
import { RemindSilent } from '#web/events/remind-silent.tsx'
import { useNow } from '#web/events/use-now.ts'
import { MatchDayAction } from '#web/leagues/match-day/match-day-action.tsx'
import { MatchScore } from '#web/leagues/match-day/match-score.tsx'
import { useActor, useTeam } from '#web/teams/team-context.tsx'

interface ComingEventCardProps {
  readonly event: UpcomingEvent
  /** The first one, with the primary buttons. */
  readonly isFirst: boolean
}

/** A coming event: my answer, the counts, and for staff reminders and attendance. */
export function ComingEventCard({ event, isFirst }: ComingEventCardProps) {
  const actor = useActor()
  const { team } = useTeam()
  const variant = isFirst ? 'primary' : 'secondary'
  // Once it has begun, attendance is the primary action.
  const reminding = isMarkable(event, useNow()) ? 'secondary' : variant
  return (
    <div>
      <EventSummary
        event={event}
        actor={actor}
        actions={
          isStaff(actor) && (
            <div className="no-print flex flex-wrap gap-2 empty:hidden">
              <RemindSilent event={event} variant={reminding} />
              <AttendanceAction event={event} variant={variant} />
              <MatchDayAction event={event} />
            </div>
          )
        }
      />
      <MatchScore event={event} teamName={team.name} />
      <MyTasks teamId={event.teamId} eventId={event.id} />
    </div>
  )
}
